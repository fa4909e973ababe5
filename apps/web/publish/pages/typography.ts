import { FRENCH_SIGNS } from '../bundler/fonts/signs.ts';

/** A character to replace, or to remove where nothing can replace it. */
type Rule = { readonly pattern: RegExp; readonly rule: string; readonly right?: string };
export type Fault = { readonly index: number; readonly rule: string; readonly right?: string };

/** What a number of the site is counted in. */
const UNITS =
  '€|%|Md€|M€|Ko|Mo|px|(?:million|milliard|euro|centime|carré|point|jour|heure|minute|an)s?|fois|mois|min';

const NBSP = '\u00A0';
const NARROW_NBSP = '\u202F';

/** Each pattern matches the one wrong character: a plain space there lets a line begin with a sign. */
const rules: readonly Rule[] = [
  {
    pattern: /(?<=[\p{L}\p{N}»€%)]) (?=[:»])/gu,
    rule: 'no-break space (U+00A0) before : »',
    right: NBSP,
  },
  {
    pattern: /(?<=[\p{L}\p{N}»€%)]) (?=[;!?])/gu,
    rule: 'narrow no-break space (U+202F) before ; ! ?',
    right: NARROW_NBSP,
  },
  { pattern: /(?<=«) /g, rule: 'no-break space (U+00A0) after «', right: NBSP },
  {
    pattern: new RegExp(`(?<=\\d) (?=(?:${UNITS})(?!\\p{L}))`, 'gu'),
    rule: 'no-break space (U+00A0) before a unit',
    right: NBSP,
  },
  {
    pattern: /(?<=±) (?=\d)/g,
    rule: 'no-break space (U+00A0) after ±',
    right: NBSP,
  },
  { pattern: /(?<=n°) (?=\d)/g, rule: 'no-break space (U+00A0) after n°', right: NBSP },
  { pattern: /(?<=\p{L})'(?=\p{L})/gu, rule: 'curly apostrophe (U+2019)', right: '’' },
  { pattern: /\p{Emoji_Presentation}/gu, rule: 'no emoji: an icon beside a word' },
];

/** Of texts only: in a source, « 44 100 » may be a drawing. */
const numberRules: readonly Rule[] = [
  {
    pattern: /(?<=(?<![\d\p{L}.,/-])\d{1,3}(?:[ \u202F]\d{3})*) (?=\d{3}(?![\d\p{L}-]))/gu,
    rule: 'narrow no-break space (U+202F) between thousands',
    right: NARROW_NBSP,
  },
];

/** `\s` covers U+202F, which no font has: `styles/fonts.css` leaves it to a system font. */
const cutSigns: readonly Rule[] = [
  {
    pattern: new RegExp(`[^\\s${FRENCH_SIGNS.replaceAll(/[\\\]^-]/g, '\\$&')}]`, 'gu'),
    rule: 'a character missing from the subset fonts',
  },
];

/** The faults of a source, in its order. */
export function frenchFaultsIn(text: string): Fault[] {
  return faultsIn(text, rules);
}

/** Those of a document or of data. */
export function textFaultsIn(text: string): Fault[] {
  return faultsIn(text, [...rules, ...numberRules]);
}

function faultsIn(text: string, table: readonly Rule[]): Fault[] {
  return table
    .flatMap(({ pattern, ...fault }) =>
      [...text.matchAll(pattern)].map(({ index }) => ({ index, ...fault })),
    )
    .toSorted((a, b) => a.index - b.index);
}

/** One message per fault: the rule and an excerpt. */
export function typographyFaultsOf(html: string): string[] {
  return sentencesOf(html, [...rules, ...numberRules]);
}

/** Characters that the subset fonts lack (`bundler/fonts/signs.ts`). */
export function cutSignFaultsOf(html: string): string[] {
  return sentencesOf(html, cutSigns);
}

function sentencesOf(html: string, table: readonly Rule[]): string[] {
  const text = textOf(html);
  return faultsIn(text, table).map((fault) => faultWords(text, fault));
}

export function faultWords(text: string, { index, rule }: Fault): string {
  const around = text.slice(Math.max(0, index - 30), index + 12);
  const excerpt = around.replaceAll(/\s*\n\s*/g, ' ').trim();
  return `${rule}: « ${excerpt} »`;
}

/** The French text. Inline tags are removed: a sign may be in another element than its word. */
function textOf(html: string): string {
  return (
    html
      .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
      .replace(/<([a-z]+)[^>]* lang="en"[\s\S]*?<\/\1>/g, '')
      // An amount is apart from a name that ends with a digit.
      .replaceAll('<span aria-hidden="true"', '\t<span')
      .replace(/<!--.*?-->|<\/?(?:span|strong|em|a|b|abbr|sup)(?:\s[^>]*)?>/g, '')
      .replace(/<[^>]+>/g, '\n')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&')
      .replaceAll('&gt;', '>')
      .replaceAll('&lt;', '<')
  );
}
