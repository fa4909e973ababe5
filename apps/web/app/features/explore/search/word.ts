/** Stop words. */
const EMPTY_WORDS = new Set(
  'a au aux d de des du en et l la le les ou par pour que qu s sur un une'.split(' '),
);

/** Lower case, no accent, split on anything that is neither letter nor digit. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !EMPTY_WORDS.has(word));
}

/** Removes plurals, in titles and queries: « hôpitaux » and « hopital » match. */
export function stemOf(word: string): string {
  if (/\d/.test(word) || word.length < 4) return word;
  if (word.endsWith('eaux')) return word.slice(0, -1);
  if (word.endsWith('aux')) return `${word.slice(0, -3)}al`;
  return word.replace(/[sx]$/, '');
}
