import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';
import { FRENCH_SIGNS } from './signs.ts';

/**
 * The two typefaces, cut to the weights and the signs in use: two fifths less to wait for before
 * the first page has its letters.
 */
const weights = {
  'bricolage-grotesque': { min: 700, max: 800 },
  'public-sans': { min: 400, max: 700 },
};

/** Pairs of letters, figures of one width, and accents set where they belong. */
const keepFeatures = ['kern', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk'];

const { resolve: pathOf } = createRequire(import.meta.url);

await Promise.all(
  Object.entries(weights).map(async ([family, wght]) => {
    const whole = `@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`;
    const cut = await subsetFont(readFileSync(pathOf(whole)), FRENCH_SIGNS, {
      targetFormat: 'woff2',
      variationAxes: { wght },
      keepFeatures,
      noHinting: true,
    });
    writeFileSync(resolve(import.meta.dirname, `../../app/styles/${family}.woff2`), cut);
  }),
);
