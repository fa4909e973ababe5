import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { keyOf, type Commitment } from './key.ts';

const commitment: Commitment = {
  edition: 2025,
  slot: 0x01_02_03_04,
  random: Uint8Array.from({ length: 16 }, (_, index) => 100 + index),
  cards: Uint8Array.from({ length: 76 }, (_, index) => (index % 2 === 0 ? 128 : 0)),
};
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

it('makes a key of the slot and of a digest, in a fixed order', () => {
  const message = Buffer.concat([
    Buffer.from('nm2\0'),
    Buffer.from([2025 >> 8, 2025 & 0xff, 1, 2, 3, 4]),
    commitment.random,
    commitment.cards,
  ]);
  const digest = createHash('sha256').update(message).digest();
  expect(hex(keyOf(commitment))).toBe(`01020304${hex(digest.subarray(0, 12))}`);
});

it('gives another key for any other commitment', () => {
  const changed: Commitment[] = [
    { ...commitment, edition: 2026 },
    { ...commitment, slot: 5 },
    { ...commitment, random: commitment.random.map((byte, index) => (index === 15 ? 0 : byte)) },
    { ...commitment, cards: commitment.cards.map((byte, index) => (index === 75 ? 27 : byte)) },
  ];
  const keys = [commitment, ...changed].map((one) => hex(keyOf(one)).slice(8));
  expect(new Set(keys).size).toBe(5);
});

it('refuses random bytes of another length, which would shift the ballot', () => {
  expect(() => keyOf({ ...commitment, random: new Uint8Array(15) })).toThrow('16 random');
});
