import { useMemo, useState } from 'react';
import { cardPath } from '#browser/path.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { late, Late } from '#ui/late.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { GameCard, LoadDossier } from './game-card.ts';

type CardSourceProps = { readonly card: GameCard; readonly loadDossier: LoadDossier };

/** Where the figure comes from and what it leaves out; fetched when it is first opened. */
export function CardSource({ card, loadDossier }: CardSourceProps) {
  const [wasOpened, setWasOpened] = useState(false);
  const part = useMemo(
    () => late(() => Promise.all([import('./dossier.tsx'), loadDossier(card.id)])),
    [card.id, loadDossier],
  );
  return (
    <Disclosure
      look="inline"
      summary="Source et limites de ce chiffre"
      onToggle={() => setWasOpened(true)}
    >
      {wasOpened && (
        <Late part={part} waiting={<p>Chargement…</p>}>
          {([{ Dossier }, dossier]) => dossier && <Dossier card={card} dossier={dossier} />}
        </Late>
      )}
      <p>
        <TextLink to={cardPath(card.id)}>La page de cette carte, à lire ou à partager</TextLink>
      </p>
    </Disclosure>
  );
}
