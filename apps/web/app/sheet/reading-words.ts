import type { Reading } from '@nosmilliards/domain/budget/line';

/** Where a figure was read. */
export const READING_WORDS: Readonly<Record<Reading, string>> = {
  document: 'lu dans le document',
  copie: 'lu dans une copie publique',
  citation: 'lu dans une citation du producteur',
};
