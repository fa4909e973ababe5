import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The only widths where the site changes its layout, in rem: all four, whatever the page. */
const breakpoints = {
  /** Under it, the smallest phones (320 px): what is beside goes below, icons give way to words. */
  narrow: 22.5,
  /** Under it, a phone, held either way. */
  tablet: 48,
  /** From it on, two columns. */
  desk: 64,
  /** From it on, the page is as wide as it gets: `--page-width`. */
  page: 80,
};

/** Heights count for what is fixed on the screen, and for the card of the game, whole in it. */
const heights = [
  // RGAA reads at 256 px: nothing is fixed there.
  'max-height: 400px',
  'min-height: 401px',
  // A phone on its side, or with enlarged text: nothing is pinned around the card.
  'min-height: 30rem',
  'min-height: 36rem',
  // Most phones.
  'max-height: 780px',
  // A window of a desk, whole.
  'min-height: 56rem',
];

const allowed = new Set([
  ...Object.values(breakpoints).flatMap((rem) => [
    `min-width: ${rem}rem`,
    `max-width: ${(rem - 0.01).toFixed(2)}rem`,
  ]),
  ...heights,
]);

const app = join(import.meta.dirname, '..');
const sheets = globSync('**/*.css', { cwd: app });

describe('conditions on the size of the window', () => {
  it.each(sheets)('%s names one of the four breakpoints, or an argued height', (sheet) => {
    const conditions = [...readFileSync(join(app, sheet), 'utf8').matchAll(/@media ([^{]+) \{/g)]
      .flatMap(([, condition = '']) => condition.match(/[^()]*(?:width|height)[^()]*/g) ?? [])
      .filter((condition) => !allowed.has(condition));
    expect(conditions).toEqual([]);
  });
});
