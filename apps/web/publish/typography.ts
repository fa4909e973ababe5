/** What French typography forbids, as a reader would meet it: a sign alone at the start of a line. */
const faults = [
  { pattern: /[\p{L}\p{N}»€%)] [:;!?»]/gu, rule: 'no-break space before : ; ! ? »' },
  { pattern: /« /g, rule: 'no-break space after «' },
  { pattern: /\d (?:€|%|Md€|M€)/g, rule: 'no-break space before a unit' },
  { pattern: /n° \d/g, rule: 'no-break space after n°' },
  { pattern: /\p{L}'\p{L}/gu, rule: 'curly apostrophe' },
  { pattern: /\p{Emoji_Presentation}/gu, rule: 'no emoji: an icon beside a word' },
];

/** Sentences of the page that break a rule, each with the rule. */
export function typographyFaultsOf(html: string): string[] {
  const text = textOf(html);
  return faults.flatMap(({ pattern, rule }) =>
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
