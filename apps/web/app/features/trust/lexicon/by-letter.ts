/** Groups words by first letter without accent: « Équilibre » is under E. */
export function byLetter<Word extends { readonly term: string }>(
  words: readonly Word[],
): [letter: string, words: Word[]][] {
  const groups = new Map<string, Word[]>();
  for (const word of words) {
    const letter = word.term.normalize('NFD').charAt(0).toUpperCase();
    groups.set(letter, [...(groups.get(letter) ?? []), word]);
  }
  return [...groups];
}
