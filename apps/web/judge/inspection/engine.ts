/**
 * What the oldest browsers of `app/browser/floor.ts` do not know and no bundler rewrites, in our
 * code or in what it imports.
 */
const UNKNOWN_SCRIPT: readonly (readonly [string, RegExp])[] = [
  ['a lookbehind', /\(\?<[=!]/],
  ['a method on arrays', /\.(?:toSorted|toReversed|toSpliced|with)\(/],
  ['a method on sets', /\.(?:union|intersection|difference|symmetricDifference)\(/],
  ['a method on sets', /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom)\(/],
  ['a method on strings', /\.(?:isWellFormed|toWellFormed)\(/],
  [
    'a method on iterators',
    /\.(?:values|keys|entries)\(\)\.(?:map|filter|flatMap|take|drop|reduce|toArray|forEach|some|every|find)\(/,
  ],
  ['a static method', /\b(?:Map|Object)\.groupBy\b|\bArray\.fromAsync\b|\bIterator\.from\b/],
  ['a static method', /\bPromise\.(?:withResolvers|try)\b|\bRegExp\.escape\b|\bError\.isError\b/],
  [
    'a length of a drawing',
    /\b(?:[xy][12]?|[rcd][xy]|r|width|height)\s*[:=]\s*["`][^"`]*\d(?:rem|ch|v[wh])["`]/,
  ],
  ['a static method', /\bURL\.(?:canParse|parse)\b|\bAbortSignal\.any\b/],
];

const UNKNOWN_STYLE: readonly (readonly [string, RegExp])[] = [
  ['a negated condition', /@media[^{]*\bnot\s*\(/],
  ['a range', /@media[^{]*[<>]/],
  ['a nested rule', /[{;}]\s*&/],
  ['a colour', /\b(?:light-dark|color-mix|oklch|oklab)\(/],
];

/** Of one built file: `.js`, `.css`, or a page with what is written into it. */
export function engineFaultsOf(file: string, text: string): string[] {
  const known = [
    ...(file.endsWith('.js') ? UNKNOWN_SCRIPT : []),
    ...(file.endsWith('.css') ? UNKNOWN_STYLE : []),
  ];
  const faults = known.flatMap(([what, pattern]) => {
    const found = pattern.exec(text);
    return found === null
      ? []
      : [`${file}: ${what} too new: ${text.slice(found.index, found.index + 60)}`];
  });
  if (!file.endsWith('.html')) return faults;
  const insides = [...text.matchAll(/<(script|style)(?![^>]*ld\+json)[^>]*>([^]*?)<\/\1>/g)];
  return insides.flatMap(([, kind, inside = '']) =>
    engineFaultsOf(`${file} ${kind === 'style' ? '.css' : '.js'}`, inside),
  );
}
