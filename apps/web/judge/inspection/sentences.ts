import type { Page } from './links.ts';

const INLINE =
  /<\/?(?:a|abbr|b|bdi|cite|code|data|em|i|mark|small|span|strong|sub|sup|time|tspan|u)(?:\s[^>]*)?>/g;

/** « sur 1 000 € dépensés »: what the thousand is made of. */
const THOUSAND =
  /(?:sur|pour) 1\u202F000(?:\u00A0€)? (dépensés|de dépenses?|de recettes|versés|produits|de PIB)|(carrés?) sur 1\u202F000/giu;
const WHOLES: Readonly<Record<string, string>> = {
  dépensés: 'spending',
  'de dépense': 'spending',
  'de dépenses': 'spending',
  carré: 'spending',
  carrés: 'spending',
  'de recettes': 'revenue',
  versés: 'payments',
  produits: 'product',
  'de pib': 'product',
};

const FAULTS: readonly (readonly [fault: string, pattern: RegExp])[] = [
  ['orphan punctuation', /^[:;,.!?»][\s\u00A0\u202F]?\p{L}.{0,30}/gmu],
  ['plural of one', /\bdes 1(?![\d\u202F,]).{0,30}/gu],
  ['plural of one', /(?<![\d\u202F,])1[\s\u00A0\u202F]\p{L}+[^.\n]{0,60}\bchacune?\b/gu],
  [
    'former name of « Déficit public »',
    /Déficit budgétaire France|Solde de départ|Déficit de départ du simulateur|Déficit constaté 2\d{3}/giu,
  ],
  ['stock sentence', /Phrase commune aux lignes|Son détail et sa source sont indiqués/gu],
];

/** Faults of one page: its sentences, and the denominators of « sur 1 000 ». */
export function sentenceFaultsOf({ address, html }: Page): string[] {
  const text = textOf(html);
  const wholes = new Set(
    [...text.matchAll(THOUSAND)].map(
      ([, whole, squares = '']) => WHOLES[(whole ?? squares).toLowerCase()],
    ),
  );
  return [
    ...FAULTS.flatMap(([fault, pattern]) =>
      [...new Set(text.match(pattern) ?? [])].map((words) => `${fault}: « ${words.trim()} »`),
    ),
    ...(wholes.size > 1
      ? [`« sur 1 000 » has ${wholes.size} denominators: ${[...wholes].join(', ')}`]
      : []),
  ].map((fault) => `${address}: ${fault}`);
}

/** One line per block; what only a screen reader hears is left out. */
function textOf(html: string): string {
  return (html.split('<body')[1] ?? '')
    .replace(/^[^>]*>/, '')
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '\n')
    .replaceAll(/<svg[\s\S]*?<\/svg>/g, '')
    .replaceAll('<!-- -->', '')
    .replaceAll(INLINE, '')
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll('&#x27;', '’')
    .replaceAll('&amp;', '&')
    .replaceAll(/^[ \u00A0]+| +$/gm, '');
}
