import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

/** What a page says of a year comes from the edition: the next one is data alone. */
const root = resolve(import.meta.dirname, '..');
const files = globSync(
  ['packages/*/src/**/*.{ts,tsx}', 'apps/{web/{app,publish},community}/**/*.{ts,tsx,css}'],
  {
    cwd: root,
    exclude: ['**/*.test.*', '**/testing.ts', '**/*.testing.ts', '**/testing/**', '**/trials/**'],
  },
);

/** Beside 2000, a round number more often than a year. */
const YEAR = /(?<!\\u|U\+|\d)20(?:0[1-9]|[1-4]\d)(?!\d)/u;
const COMMENT = /(?<=^|\s)(?:\{?\/\*.*?\*\/\}?|\/\/ .*?$)/gms;

/** The files that write one, what it is in, and why no edition changes it. */
const EXCEPTIONS: readonly (readonly [file: string, text: string, reason: string])[] = [
  [
    'packages/data/src/emit/codes.ts',
    'FIRST_NUMBERED_EDITION',
    'the links of all editions count from it',
  ],
  [
    'packages/domain/src/game/day-card.ts',
    'FIRST_DAY',
    'the numbers of the days already shared count from it',
  ],
  ['packages/data/src/persona.ts', 'START', 'the day when the ballots of the tests are played'],
  ['packages/domain/src/series/area.ts', 'EU27_2020', 'the code of the Union at Eurostat'],
  ['packages/domain/src/series/area-sentence.ts', 'EU27_2020', 'the code of the Union at Eurostat'],
  ['packages/data/src/derive/europe.ts', 'PPP_EU27_2020', 'the code of the parities at Eurostat'],
];

function yearsIn(text: string): string[] {
  const code = text.replaceAll(COMMENT, (comment) => comment.replaceAll(/[^\n]/g, ''));
  return code.split('\n').filter((line) => YEAR.test(line));
}

const written = files.flatMap((file) =>
  yearsIn(readFileSync(`${root}/${file}`, 'utf8')).map((line) => ({ file, line: line.trim() })),
);
const isExcepted = ({ file, line }: (typeof written)[number]) =>
  EXCEPTIONS.some(([where, text]) => where === file && line.includes(text));

it('no year is written in the code: it comes from the edition', () => {
  expect(files.length).toBeGreaterThan(700);
  expect(written.filter((one) => !isExcepted(one))).toEqual([]);
});

it.each(EXCEPTIONS)('%s still writes %s', (file, text) => {
  expect(written.some((one) => one.file === file && one.line.includes(text))).toBe(true);
});

it.each([
  ["'Le budget 2025'", 1],
  ['from2026', 1],
  ['lfi_2027', 1],
  ['<p>\n  Loi pour 2026 ; // rest\n</p>', 1],
  ['/** « 2026-11-15 » */ const x = 1;\n// In 2025.\n{/* 2025 */}', 0],
  ["'https://a.fr/2025'", 1],
  ["'\\u2019'; setTimeout(f, 2000); U+2013; 120250", 0],
])('%s: %i', (text, count) => {
  expect(yearsIn(text)).toHaveLength(count);
});
