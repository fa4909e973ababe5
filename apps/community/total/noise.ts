import { randomBytes } from 'node:crypto';

/** 32-bit words for one random number of 53 bits. */
const WORDS = 2;

/**
 * Gaussian noise of mean 0, rounded to whole ballots. Of all noises of one width, it says least of a
 * ballot that is in many counts at once. From the cryptographic generator of the system: predictable
 * noise could be subtracted.
 */
export function noiseOf(length: number, deviation: number): Int32Array {
  const noise = new Int32Array(length);
  const draws = length + (length % 2);
  const words = new Uint32Array(new Uint8Array(randomBytes(draws * WORDS * 4)).buffer);
  const uniformAt = (rank: number) => {
    const high = words[rank * WORDS] ?? 0;
    const low = words[rank * WORDS + 1] ?? 0;
    return (high * 2 ** 21 + (low >>> 11) + 1) / 2 ** 53;
  };
  // Box and Muller: two numbers at a time.
  for (let at = 0; at < length; at += 2) {
    const radius = deviation * Math.sqrt(-2 * Math.log(uniformAt(at)));
    const angle = 2 * Math.PI * uniformAt(at + 1);
    noise[at] = Math.round(radius * Math.cos(angle));
    noise[at + 1] = Math.round(radius * Math.sin(angle));
  }
  return noise;
}
