import { firstWordOf, readWord } from './community-hash.ts';

/**
 * A proof of work bound to a key: for each part a counter such that SHA-256 of the key, its last
 * word xored with the part, and of the counter, starts with `bits` zeros. Several small puzzles have
 * the mean of one large one and far less luck.
 */
export type Proof = readonly number[];

/** A proof under way: hand it back until it is done. */
export type Proving = {
  readonly key: Uint8Array;
  readonly bits: number;
  readonly counters: readonly number[];
  /** The next counter to try, for the part after those found. */
  readonly next: number;
};

export const PROOF_PARTS = 8;
export const LARGEST_PROOF_BITS = 28;

export function startProof(key: Uint8Array, bits: number): Proving {
  return { key, bits, counters: [], next: 0 };
}

/** Some tries more, so that a page stays free to answer between two slices. */
export function continueProof(proving: Proving, tries: number): Proving {
  const { key, bits } = proving;
  const words = wordsOf(key);
  const counters = [...proving.counters];
  let { next } = proving;
  for (let left = tries; left > 0 && counters.length < PROOF_PARTS; left -= 1) {
    if (isFound(words, counters.length, next, bits)) {
      counters.push(next);
      next = 0;
    } else {
      next += 1;
    }
  }
  return { key, bits, counters, next };
}

/** `null` while parts are missing. */
export function provedBy({ counters }: Proving): Proof | null {
  return counters.length === PROOF_PARTS ? counters : null;
}

export function isProof(key: Uint8Array, proof: Proof, bits: number): boolean {
  const words = wordsOf(key);
  return (
    proof.length === PROOF_PARTS &&
    proof.every((counter, part) => isFound(words, part, counter, bits))
  );
}

type KeyWords = readonly [number, number, number, number];

function isFound([a, b, c, d]: KeyWords, part: number, counter: number, bits: number): boolean {
  return bits === 0 || firstWordOf(a, b, c, d ^ part, counter) >>> (32 - bits) === 0;
}

function wordsOf(key: Uint8Array): KeyWords {
  return [readWord(key, 0), readWord(key, 4), readWord(key, 8), readWord(key, 12)];
}
