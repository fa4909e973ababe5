import { randomBytes } from 'node:crypto';
import { PUBLICATION_RULE } from '@nosmilliards/contract/publication-rule';

export const NOISE_SCALE: number = PUBLICATION_RULE.noiseScale;

/** A number of 53 random bits, from two words. */
const WORDS = 2;

/**
 * Two-sided geometric, P(k) ∝ exp(−|k| / scale): the difference of two geometric draws. Drawn from
 * the system's own source: a sequence that can be guessed hides nothing.
 */
export function noiseOf(length: number, scale = NOISE_SCALE): Int16Array {
  const noise = new Int16Array(length);
  if (scale === 0) return noise;
  const words = new Uint32Array(new Uint8Array(randomBytes(length * 2 * WORDS * 4)).buffer);
  const drawAt = (rank: number) => {
    const high = words[rank * WORDS] ?? 0;
    const low = words[rank * WORDS + 1] ?? 0;
    const uniform = (high * 2 ** 21 + (low >>> 11) + 1) / 2 ** 53;
    return Math.floor(-scale * Math.log(uniform));
  };
  return noise.map((_, index) => drawAt(2 * index) - drawAt(2 * index + 1));
}

/** The usual error of a sum of that many lots. */
export function noiseDeviationOf(lots: number, scale = NOISE_SCALE): number {
  const ratio = Math.exp(-1 / scale);
  return Math.sqrt((2 * ratio * lots) / (1 - ratio) ** 2);
}
