import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { continueProof, isProof, PROOF_PARTS, provedBy, startProof } from './community-proof.ts';

const key = Uint8Array.from({ length: 16 }, (_, index) => index * 7);
const BITS = 8;

function wholeProofOf(bits: number) {
  let proving = startProof(key, bits);
  let slices = 0;
  while (provedBy(proving) === null) {
    proving = continueProof(proving, 100);
    slices += 1;
  }
  return { proof: provedBy(proving) ?? [], slices };
}

it('is the same found in slices or at once', () => {
  const { proof, slices } = wholeProofOf(BITS);
  expect(slices).toBeGreaterThan(1);
  expect(provedBy(continueProof(startProof(key, BITS), 1_000_000))).toEqual(proof);
  expect(isProof(key, proof, BITS)).toBe(true);
});

it('agrees with SHA-256', () => {
  const { proof } = wholeProofOf(BITS);
  expect(proof).toHaveLength(PROOF_PARTS);
  proof.forEach((counter, part) => {
    const message = Buffer.concat([key, Buffer.alloc(4)]);
    message[15] = (key[15] ?? 0) ^ part;
    message.writeUInt32BE(counter, 16);
    expect(createHash('sha256').update(message).digest()[0]).toBe(0);
  });
});

it('does not prove another key, more bits, or with a part missing', () => {
  const { proof } = wholeProofOf(BITS);
  expect(
    isProof(
      key.map((byte) => byte ^ 1),
      proof,
      BITS,
    ),
  ).toBe(false);
  expect(isProof(key, proof, BITS + 8)).toBe(false);
  expect(isProof(key, proof.slice(1), BITS)).toBe(false);
  expect(isProof(key, [...proof.slice(1), proof[0] ?? 0], BITS)).toBe(false);
});

it('is always valid at 0 bits', () => {
  expect(
    isProof(
      key,
      Array.from({ length: PROOF_PARTS }, () => 0),
      0,
    ),
  ).toBe(true);
});
