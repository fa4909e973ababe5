import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { modulesOf, qrCodeOf } from './encode.ts';

const QUIET = 4;
const SCALE = 3;

/** Decoded by an independent library. */
function readBack(text: string): string | undefined {
  const rows = modulesOf(text) ?? [];
  const side = (rows.length + 2 * QUIET) * SCALE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const isDark = rows[Math.floor(y / SCALE) - QUIET]?.[Math.floor(x / SCALE) - QUIET];
      if (isDark === true) pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  }
  return jsQR(pixels, side, side)?.data;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const letters = (count: number) =>
  Array.from({ length: count }, (_, index) => ALPHABET[(index * 7 + count) % 64]).join('');

describe('QR code', () => {
  // Versions 1 to 20: the longest text of each, and one character more.
  it.each([
    1, 14, 15, 26, 27, 42, 43, 62, 63, 84, 85, 106, 107, 122, 123, 152, 153, 180, 181, 213, 214,
    251, 252, 287, 288, 331, 332, 362, 363, 412, 413, 450, 451, 504, 505, 560, 561, 624, 625, 666,
  ])('of %i letters is read back by another library', (count) => {
    const text = letters(count);
    expect(readBack(text)).toBe(text);
  });

  it('carries a budget’s link, accents too', () => {
    const link = `https://nosmilliards.example/budget#${letters(108)}`;
    expect(readBack(link)).toBe(link);
    expect(readBack('Équilibré\u202F!')).toBe('Équilibré\u202F!');
  });

  it('is refused to a text that no telephone would read', () => {
    expect(qrCodeOf(letters(667))).toBeNull();
  });

  it('is one path of whole modules', () => {
    const code = qrCodeOf('A');
    expect(code?.size).toBe(21);
    expect(code?.path).toMatch(/^(M\d+ \d+h\d+v1H\d+z)+$/);
  });
});
