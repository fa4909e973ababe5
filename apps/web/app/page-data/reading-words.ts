import type { Reading } from '@nosmilliards/domain/budget/line';

/** How a figure was read in its source. */
export const READING_WORDS: Readonly<Record<Reading, string>> = {
  document: 'lu dans le document',
  copie: 'lu dans une copie publique',
  citation: 'lu chez un tiers qui cite le producteur',
};
