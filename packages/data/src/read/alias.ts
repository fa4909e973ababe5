/** Prefix of the id of a lexicon term: a line may have the same id. */
export const TERM = 'lexique:';

export function targetsOf({ cibles }: { cibles: string }): string[] {
  return cibles.split('|');
}
