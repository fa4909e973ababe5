import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { paletteOf, sectorsOf } from './style.ts';

const tokens = `:root {
  --text: #111;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --text: #eee;
  }
}`;

it('is dark when the device is and no theme is set, or when the theme is « sombre »', () => {
  const palette = paletteOf(tokens).replaceAll(/\s+/g, ' ');
  const night = '{ --text: #eee; color-scheme: dark; }';
  expect(palette).toContain(':root { --text: #111; color-scheme: light; }');
  expect(palette).toContain(
    `@media screen and (prefers-color-scheme: dark) { :root:not([data-theme]) ${night} }`,
  );
  expect(palette).toContain(`@media screen { :root[data-theme=sombre] ${night} }`);
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
