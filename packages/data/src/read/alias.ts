/** Before the id of a word of the lexicon: a line may have the same. */
export const TERM = 'lexique:';

/** Where a word that people type leads. */
export function targetsOf({ cibles }: { cibles: string }): string[] {
  return cibles.split('|');
}
