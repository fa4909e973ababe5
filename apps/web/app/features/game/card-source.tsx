import { useState } from 'react';
import { cardPath } from '#browser/path.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { late, Late } from '#ui/late.tsx';
import { Lost } from '#ui/lost.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { CardDossier, GameCard, LoadDossier } from './game-card.ts';

type CardSourceProps = { readonly card: GameCard; readonly loadDossier: LoadDossier };

const code = late(() => import('./dossier.tsx'));

/** Where the figure comes from and what it leaves out; fetched when it is first opened. */
export function CardSource({ card, loadDossier }: CardSourceProps) {
  const [dossier, setDossier] = useState<CardDossier | null>(null);
  const [isLost, setLost] = useState(false);
  const waiting = <p>Chargement…</p>;

  function fetchDossier() {
    setLost(false);
    loadDossier(card.id).then(setDossier, () => setLost(true));
  }

  return (
    <Disclosure
      look="inline"
      summary="Source et limites de ce chiffre"
      onToggle={(event) => {
        if (event.currentTarget.open && dossier === null) fetchDossier();
      }}
    >
      {isLost && <Lost onRetry={fetchDossier} />}
      {dossier === null ? (
        !isLost && waiting
      ) : (
        <Late part={code} waiting={waiting}>
          {({ Dossier }) => <Dossier card={card} dossier={dossier} />}
        </Late>
      )}
      <p>
        <TextLink to={cardPath(card.id)}>La page de cette carte, à lire ou à partager</TextLink>
      </p>
    </Disclosure>
  );
}
