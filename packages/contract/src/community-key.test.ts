import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstWordOf, sha256Of } from './community-hash.ts';
import { keyOf, type Commitment } from './community-key.ts';

const commitment: Commitment = {
  edition: 2025,
  slot: 0x01_02_03_04,
  seed: Uint8Array.from({ length: 8 }, (_, index) => index),
  random: Uint8Array.from({ length: 16 }, (_, index) => 100 + index),
  cards: Uint8Array.from({ length: 76 }, (_, index) => (index % 2 === 0 ? 128 : 0)),
};
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

it('hashes as Node does, for any length', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (message) => {
      expect(hex(sha256Of(message))).toBe(hex(sha256(message)));
    }),
    { numRuns: 300 },
  );
  for (const length of [0, 55, 56, 63, 64, 119, 120]) {
    expect(hex(sha256Of(new Uint8Array(length)))).toBe(hex(sha256(new Uint8Array(length))));
  }
});

it('gives the first word of the digest of five words', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 20, maxLength: 20 }), (bytes) => {
      const view = new DataView(bytes.buffer, bytes.byteOffset, 20);
      const word = (index: number) => view.getInt32(index * 4);
      const found = firstWordOf(word(0), word(1), word(2), word(3), word(4));
      expect(found).toBe(sha256(bytes).readUInt32BE(0));
    }),
  );
});

it('makes a key of the slot and of a digest, in a fixed order', () => {
  const { seed, random, cards } = commitment;
  const message = Buffer.concat([
    Buffer.from('nm1\0'),
    Buffer.from([2025 >> 8, 2025 & 0xff, 1, 2, 3, 4]),
    seed,
    random,
    cards,
  ]);
  expect(hex(keyOf(commitment))).toBe(`01020304${hex(sha256(message).subarray(0, 12))}`);
});

it('gives another key for any other commitment', () => {
  const changed: Commitment[] = [
    { ...commitment, edition: 2026 },
    { ...commitment, slot: 5 },
    { ...commitment, seed: commitment.seed.map((byte) => byte ^ 1) },
    { ...commitment, random: commitment.random.map((byte, index) => (index === 15 ? 0 : byte)) },
    { ...commitment, cards: commitment.cards.map((byte, index) => (index === 75 ? 27 : byte)) },
  ];
  const keys = [commitment, ...changed].map((one) => hex(keyOf(one)).slice(8));
  expect(new Set(keys).size).toBe(6);
});

it('refuses random bytes of another length, which would shift the ballot', () => {
  expect(() => keyOf({ ...commitment, random: new Uint8Array(15) })).toThrow('16 random');
});
