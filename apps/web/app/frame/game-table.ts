import { laws, margins, points } from '#dataset/card-facts.ts';
import { faces } from '#dataset/faces.ts';
import { questions } from '#dataset/guesses.ts';
import { sheet } from '#dataset/sheet.ts';
import type { CardDossier, Source } from '#features/game/card-dossier.ts';
import { tableOf } from '#features/game/table.tsx';

/** All that the game needs besides the rules: one file, asked for once the page is painted. */
export const gameTable = tableOf({
  faces,
  laws,
  margins,
  points,
  questions,
  sheet,
  loadDossier,
  loadSource,
});

/** Sources and notes weigh as much as the deck: they come when they are asked for. */
async function loadDossier(cardId: string): Promise<CardDossier | null> {
  const [dossiers, { sources }] = await Promise.all([
    import('#dataset/cards.ts'),
    import('#dataset/sources.ts'),
  ]);
  const card = dossiers.cards.find(({ id }) => id === cardId);
  return card ? { ...card, source: sources[card.source] ?? null } : null;
}

async function loadSource(sourceId: string): Promise<Source | null> {
  const { sources } = await import('#dataset/sources.ts');
  return sources[sourceId] ?? null;
}
