import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { bytesOf, textOf } from './base64url.ts';

it('is what Node writes and reads', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 120 }), (bytes) => {
      const text = Buffer.from(bytes).toString('base64url');
      expect(textOf(bytes)).toBe(text);
      expect(bytesOf(text)).toEqual(bytes);
    }),
  );
});

it('knows no other character', () => {
  expect(bytesOf('AA=')).toBeNull();
});
