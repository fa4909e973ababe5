import { firstWordOf, readWord } from './community-hash.ts';

/**
 * A proof of work for a key: for each part, a counter such that SHA-256(key with its last word
 * xored with the part, counter) starts with `bits` zeros. Several small puzzles take the same mean
 * time as a large one, with less variance.
 */
export type Proof = readonly number[];

/** An unfinished proof, given back to `continueProof` until it is complete. */
export type Proving = {
  readonly key: Uint8Array;
  readonly bits: number;
  readonly counters: readonly number[];
  /** The next counter to try for the first missing part. */
  readonly next: number;
};

export const PROOF_PARTS = 8;
export const LARGEST_PROOF_BITS = 28;

export function startProof(key: Uint8Array, bits: number): Proving {
  return { key, bits, counters: [], next: 0 };
}

/** Makes up to `tries` tries, so that the page can respond between two calls. */
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

/** `null` until every part is found. */
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
