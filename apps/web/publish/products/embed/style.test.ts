import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { paletteOf, sectorsOf } from './style.ts';

const tokens = `:root {
  --encre: #111; /* a comment; with a semicolon */
  --craie: #eee;
  --unused: red;
  --text: var(--encre);
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --text: var(--craie);
    --unused: blue;
  }
}`;

it('keeps the variables in use and those they refer to', () => {
  const palette = paletteOf(tokens, 'p{color:var(--text)}');
  expect(palette).toContain(
    ':root{color-scheme:light;--encre:#111;--craie:#eee;--text:var(--encre);}',
  );
  expect(palette).not.toContain('--unused');
});

it('is dark when the device is and no theme is set, or when the theme is « sombre »', () => {
  const palette = paletteOf(tokens, 'p{color:var(--text)}');
  const night = '{color-scheme:dark;--text:var(--craie);}';
  expect(palette).toContain(
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme])${night}}`,
  );
  expect(palette).toContain(`@media screen{:root[data-theme=sombre]${night}}`);
});

it('keeps the colours of every sector, without the hatching', () => {
  const css = readFileSync(new URL('../../../app/ui/sector.module.css', import.meta.url), 'utf8');
  const sectors = sectorsOf(css);
  expect(sectors.match(/\.\w+\{/g)).toEqual([
    '.social{',
    '.state{',
    '.local{',
    '.niche{',
    '.debt{',
    '.plain{',
  ]);
  expect(sectors).toContain('.debt{--fill: var(--sector-debt);--on-fill: var(--on-sector-debt);}');
  expect(sectors).not.toContain('hatch');
});
