import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { bytesOf, textOf } from './base64url.ts';

it('encodes and decodes as Node does', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 120 }), (bytes) => {
      const text = Buffer.from(bytes).toString('base64url');
      expect(textOf(bytes)).toBe(text);
      expect(bytesOf(text)).toEqual(bytes);
    }),
  );
});

it('refuses other characters', () => {
  expect(bytesOf('AA=')).toBeNull();
});
