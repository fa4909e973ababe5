import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';
import { FRENCH_SIGNS, POSTER_SIGNS } from './signs.ts';

/** Fonts subset to the weights and characters in use: 40 % fewer bytes before the first text. */
const cuts = [
  {
    name: 'bricolage-grotesque',
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    signs: FRENCH_SIGNS,
    variationAxes: { wght: { min: 700, max: 800 } },
  },
  {
    // The condensed instance of the same family, for titles and large figures.
    name: 'bricolage-affiche',
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    signs: POSTER_SIGNS,
    variationAxes: { wght: 800, wdth: 75, opsz: 96 },
  },
  {
    name: 'public-sans',
    file: '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
    signs: FRENCH_SIGNS,
    variationAxes: { wght: { min: 400, max: 700 } },
  },
];

/** OpenType features: kerning, figures of equal width, position of accents. */
const keepFeatures = ['kern', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk'];

const { resolve: pathOf } = createRequire(import.meta.url);

await Promise.all(
  cuts.map(async ({ name, file, signs, variationAxes }) => {
    const cut = await subsetFont(readFileSync(pathOf(file)), signs, {
      targetFormat: 'woff2',
      variationAxes,
      keepFeatures,
      noHinting: true,
    });
    writeFileSync(resolve(import.meta.dirname, `../../../app/styles/${name}.woff2`), cut);
  }),
);
