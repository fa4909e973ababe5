import { expect, it } from 'vitest';
import { textWidthOf } from '#page-data/text-width.server.ts';

it('measures a text with the font of the site', () => {
  const textWidth = textWidthOf();
  const widthOf = (text: string) => textWidth(text, 'name');
  expect(textWidth('il', 'amount')).toBeGreaterThan(widthOf('il'));
  expect(widthOf('')).toBe(0);
  expect(widthOf('il')).toBeLessThan(widthOf('mm') / 2);
  expect(widthOf('Écoles')).toBeCloseTo(widthOf('Éco') + widthOf('les'));
  expect(widthOf('Retraites de base du privé') * 13).toBeGreaterThan(150);
  expect(widthOf('Retraites de base du privé') * 13).toBeLessThan(180);
});
