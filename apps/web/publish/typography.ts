import { FRENCH_SIGNS } from './fonts/signs.ts';

/** What French typography forbids, as a reader would meet it: a sign alone at the start of a line. */
const faults = [
  { pattern: /[\p{L}\p{N}»€%)] [:;!?»]/gu, rule: 'no-break space before : ; ! ? »' },
  { pattern: /« /g, rule: 'no-break space after «' },
  { pattern: /\d (?:€|%|Md€|M€)/g, rule: 'no-break space before a unit' },
  { pattern: /n° \d/g, rule: 'no-break space after n°' },
  { pattern: /\p{L}'\p{L}/gu, rule: 'curly apostrophe' },
  { pattern: /\p{Emoji_Presentation}/gu, rule: 'no emoji: an icon beside a word' },
];

/** U+202F stands in neither typeface: `styles/fonts.css` asks the device for it. */
const cutSigns = [
  {
    pattern: new RegExp(`[^\\s${FRENCH_SIGNS.replaceAll(/[\\\]^-]/g, '\\$&')}]`, 'gu'),
    rule: 'a sign that was cut out of the typefaces',
  },
];

/** Sentences of the page that break a rule, each with the rule. */
export function typographyFaultsOf(html: string): string[] {
  return sentencesOf(html, faults);
}

/** What a page of the site could not draw in its own letters. */
export function cutSignFaultsOf(html: string): string[] {
  return sentencesOf(html, cutSigns);
}

function sentencesOf(html: string, rules: typeof faults): string[] {
  const text = textOf(html);
  return rules.flatMap(({ pattern, rule }) =>
    [...text.matchAll(pattern)].map(({ index }) => {
      const excerpt = text.slice(Math.max(0, index - 30), index + 12).trim();
      return `${rule}: « ${excerpt} »`;
    }),
  );
}

/** Code and English passages are not French. Tags vanish: a sign may stand in its own element. */
function textOf(html: string): string {
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<([a-z]+)[^>]* lang="en"[\s\S]*?<\/\1>/g, '')
    .replace(/<!--.*?-->|<\/?(?:span|strong|em|a|b|abbr|sup)(?:\s[^>]*)?>/g, '')
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<');
}
