import type { CardDossier, Source } from '#ballot/card/card-dossier.ts';
import { retrying } from '#ui/lazy.tsx';

/** As heavy as the cards and seldom read: loaded when a dossier is opened. */
const loadCards = retrying(() => import('#dataset/cards.ts'));
const loadSources = retrying(() => import('#dataset/sources.ts'));

export async function loadDossier(cardId: string): Promise<CardDossier | null> {
  const [{ cards }, { sources }] = await Promise.all([loadCards(), loadSources()]);
  const card = cards.find(({ id }) => id === cardId);
  if (card === undefined) return null;
  const lawSource = sources[card.nextVote?.source ?? ''] ?? null;
  return { ...card, source: sources[card.source] ?? null, lawSource };
}

export async function loadSource(sourceId: string): Promise<Source | null> {
  const { sources } = await loadSources();
  return sources[sourceId] ?? null;
}
