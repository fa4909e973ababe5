import { expect, it } from 'vitest';
import { typedNumberOf } from './typed-number.ts';

const PAY = { min: 500, max: 20_000 };

it.each([
  ['2100', 2100],
  ['2 100,50', 2100.5],
  ['2\u202F100.5 €', 2100.5],
  ['500', 500],
  ['20000', 20_000],
])('[P14] reads « %s »', (text, value) => {
  expect(typedNumberOf(text, PAY)).toEqual({ ok: true, value });
});

it.each([
  ['', 'not-a-number'],
  ['deux mille', 'not-a-number'],
  ['1e4', 'not-a-number'],
  ['-2100', 'not-a-number'],
  ['1,2,3', 'not-a-number'],
  ['499,99', 'out-of-range'],
  ['20001', 'out-of-range'],
])('[P14] refuses « %s »: %s', (text, reason) => {
  expect(typedNumberOf(text, PAY)).toEqual({ ok: false, reason });
});

it('[P14] accepts a tax of nothing', () => {
  expect(typedNumberOf('0', { ...PAY, min: 0 })).toEqual({ ok: true, value: 0 });
});
