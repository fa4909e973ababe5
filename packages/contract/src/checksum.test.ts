import { expect, it } from 'vitest';
import { checksumOf } from './checksum.ts';

const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text));

it('gives the catalogue value for « 123456789 »', () => {
  expect(checksumOf(bytesOf('123456789'))).toBe(0x29_b1);
  expect(checksumOf(bytesOf(''))).toBe(0xff_ff);
});
