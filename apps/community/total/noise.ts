import { randomBytes } from 'node:crypto';
import { PUBLICATION_RULE } from '@nosmilliards/contract/publication-rule';

export const NOISE_SCALE: number = PUBLICATION_RULE.noiseScale;

/** 32-bit words for one random number of 53 bits. */
const WORDS = 2;

/**
 * Two-sided geometric noise, P(k) ∝ exp(−|k| / scale): the difference of two geometric draws. From
 * the cryptographic generator of the system: predictable noise could be subtracted.
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

/** Standard deviation of the noise in a sum of `lots` lots. */
export function noiseDeviationOf(lots: number, scale = NOISE_SCALE): number {
  const ratio = Math.exp(-1 / scale);
  return Math.sqrt((2 * ratio * lots) / (1 - ratio) ** 2);
}
