/**
 * Features that the oldest browsers of `app/site/oldest-browsers.ts` lack and that the bundler does not
 * rewrite, in our code or in a dependency.
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
    'a rem, ch or viewport unit in an SVG attribute',
    /\b(?:[xy][12]?|[rcd][xy]|r|width|height)\s*[:=]\s*["`][^"`]*\d(?:rem|ch|v[wh])["`]/,
  ],
  ['a static method', /\bURL\.(?:canParse|parse)\b|\bAbortSignal\.any\b/],
];

const UNKNOWN_STYLE: readonly (readonly [string, RegExp])[] = [
  ['a negated media condition', /@media[^{]*\bnot\s*\(/],
  ['a media range', /@media[^{]*[<>]/],
  ['a nested rule', /[{;}]\s*&/],
  ['a colour function', /\b(?:light-dark|color-mix|oklch|oklab)\(/],
];

/** Faults of one built file: `.js`, `.css`, or the inline scripts and styles of an `.html`. */
export function engineFaultsOf(file: string, text: string): string[] {
  const known = [
    ...(file.endsWith('.js') ? UNKNOWN_SCRIPT : []),
    ...(file.endsWith('.css') ? UNKNOWN_STYLE : []),
  ];
  const faults = known.flatMap(([what, pattern]) => {
    const found = pattern.exec(text);
    return found === null
      ? []
      : [
          `${file}: ${what} that the oldest browsers lack: ${text.slice(found.index, found.index + 60)}`,
        ];
  });
  if (!file.endsWith('.html')) return faults;
  const insides = [...text.matchAll(/<(script|style)(?![^>]*ld\+json)[^>]*>([^]*?)<\/\1>/g)];
  return insides.flatMap(([, kind, inside = '']) =>
    engineFaultsOf(`${file} ${kind === 'style' ? '.css' : '.js'}`, inside),
  );
}
