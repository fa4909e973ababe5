import type { CardDossier, Source } from '#features/game/card-dossier.ts';

/** Sources and notes weigh as much as the deck: they come when they are asked for. */
export async function loadDossier(cardId: string): Promise<CardDossier | null> {
  const [dossiers, { sources }] = await Promise.all([
    import('#dataset/cards.ts'),
    import('#dataset/sources.ts'),
  ]);
  const card = dossiers.cards.find(({ id }) => id === cardId);
  return card ? { ...card, source: sources[card.source] ?? null } : null;
}

export async function loadSource(sourceId: string): Promise<Source | null> {
  const { sources } = await import('#dataset/sources.ts');
  return sources[sourceId] ?? null;
}
