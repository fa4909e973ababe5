import { lazy, Suspense, useState } from 'react';
import { cardPath } from '#browser/path.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { CardDossier, GameCard, LoadDossier } from './game-card.ts';

type CardSourceProps = { readonly card: GameCard; readonly loadDossier: LoadDossier };

const Dossier = lazy(async () => ({ default: (await import('./dossier.tsx')).Dossier }));

/** Where the figure comes from and what it leaves out; fetched when it is first opened. */
export function CardSource({ card, loadDossier }: CardSourceProps) {
  const [dossier, setDossier] = useState<CardDossier | null>(null);
  const waiting = <p>Chargement…</p>;
  return (
    <Disclosure
      look="inline"
      summary="Source et limites de ce chiffre"
      onToggle={(event) => {
        if (event.currentTarget.open && dossier === null) {
          void loadDossier(card.id).then(setDossier);
        }
      }}
    >
      <Suspense fallback={waiting}>
        {dossier === null ? waiting : <Dossier card={card} dossier={dossier} />}
      </Suspense>
      <p>
        <TextLink to={cardPath(card.id)}>La page de cette carte, à lire ou à partager</TextLink>
      </p>
    </Disclosure>
  );
}
