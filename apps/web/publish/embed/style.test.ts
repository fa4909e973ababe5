import { expect, it } from 'vitest';
import { paletteOf } from './style.ts';

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

it('keeps the variables in use, with those they are worth', () => {
  const palette = paletteOf(tokens, 'p{color:var(--text)}');
  expect(palette).toContain(
    ':root{color-scheme:light;--encre:#111;--craie:#eee;--text:var(--encre);}',
  );
  expect(palette).not.toContain('--unused');
});

it('is dark where the device is and no theme is asked for, or where it is asked for', () => {
  const palette = paletteOf(tokens, 'p{color:var(--text)}');
  const night = '{color-scheme:dark;--text:var(--craie);}';
  expect(palette).toContain(
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme])${night}}`,
  );
  expect(palette).toContain(`@media screen{:root[data-theme=sombre]${night}}`);
});
