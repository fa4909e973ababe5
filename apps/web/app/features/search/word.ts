/** Words that weigh nothing in a title of the budget. */
const EMPTY_WORDS = new Set(
  'a au aux d de des du en et l la le les ou par pour que qu s sur un une'.split(' '),
);

/** What people type, and the words of the budget for it. Folded, singular. */
const SYNONYMS: Record<string, string[]> = {
  aah: ['allocation', 'adulte', 'handicape'],
  apl: ['aide', 'personnelle', 'logement'],
  armee: ['armee', 'defense'],
  cir: ['credit', 'impot', 'recherche'],
  ecole: ['ecole', 'enseignement'],
  fac: ['universitaire', 'superieur'],
  flic: ['police'],
  ir: ['impot', 'revenu'],
  isoc: ['impot', 'societe'],
  secu: ['securite', 'sociale'],
  snu: ['service', 'national', 'universel'],
  universite: ['universite', 'universitaire', 'superieur'],
};

/** Initials that titles leave unsaid, and what they stand for. */
const SPELT_OUT: Record<string, string> = {
  csg: 'contribution sociale generalisee',
  ehpad: 'maison de retraite',
  tva: 'taxe sur la valeur ajoutee',
};

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

/** « hôpitaux » and « hopital » are one word: plurals go, in titles as in questions. */
export function stemOf(word: string): string {
  if (/\d/.test(word) || word.length < 4) return word;
  if (word.endsWith('eaux')) return word.slice(0, -1);
  if (word.endsWith('aux')) return `${word.slice(0, -3)}al`;
  return word.replace(/[sx]$/, '');
}

export function titleWordsOf(title: string): string[] {
  const words = wordsOf(title);
  return [...words, ...words.flatMap((word) => wordsOf(SPELT_OUT[word] ?? ''))];
}

export function questionWordsOf(text: string): string[] {
  return wordsOf(text).flatMap((word) => SYNONYMS[stemOf(word)] ?? [word]);
}
