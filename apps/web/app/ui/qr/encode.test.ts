import { decodeQR } from 'qr/decode.js';
import { expect, it } from 'vitest';
import { modulesOf, qrCodeOf } from './encode.ts';

const SCALE = 3;

function readBack(text: string): string {
  const rows = modulesOf(text) ?? [];
  const side = rows.length * SCALE;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const isDark = rows[Math.floor(y / SCALE)]?.[Math.floor(x / SCALE)];
      if (isDark === true) data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  }
  return decodeQR({ data, width: side, height: side }, { timeLimit: Infinity });
}

const letters = (count: number) => 'Nos-Milliards_2025'.repeat(40).slice(0, count);

it.each([`https://nosmilliards.example/budget#${letters(108)}`, 'Équilibré\u202F!', letters(666)])(
  '%s is read back',
  (text) => {
    expect(readBack(text)).toBe(text);
  },
);

it('is refused to a text that no phone would read', () => {
  expect(qrCodeOf(letters(667))).toBeNull();
});

it('is one path of whole modules, with the quiet zone around', () => {
  const code = qrCodeOf('A');
  expect(code?.size).toBe(21 + 2 * 4);
  expect(code?.path).toMatch(/^(M\d+ \d+h\d+v1H\d+z)+$/);
});
