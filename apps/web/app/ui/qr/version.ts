/** Level M of ISO/IEC 18004, which corrects about 15 % of the code. Indexed by version, from 1. */
const CORRECTION_PER_BLOCK = [
  10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26,
];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];
/** From this version on, the length takes two bytes. */
const LONG_LENGTH_FROM = 10;
const MODE_BITS = 4;

export type Version = {
  readonly number: number;
  /** Modules per side. */
  readonly size: number;
  readonly lengthBits: 8 | 16;
  readonly blocks: number;
  readonly correction: number;
  /** Total codewords, and those of the header and text. */
  readonly words: number;
  readonly dataWords: number;
};

/**
 * The smallest version that holds `length` bytes; `null` when the code would be too dense to read.
 */
export function versionFor(length: number): Version | null {
  for (const [index, correction] of CORRECTION_PER_BLOCK.entries()) {
    const number = index + 1;
    const blocks = BLOCKS[index] ?? 1;
    const words = Math.floor(freeModulesOf(number) / 8);
    const dataWords = words - correction * blocks;
    const lengthBits = number < LONG_LENGTH_FROM ? 8 : 16;
    if (MODE_BITS + lengthBits + length * 8 <= dataWords * 8) {
      return { number, size: number * 4 + 17, lengthBits, blocks, correction, words, dataWords };
    }
  }
  return null;
}

/** Coordinates of the alignment patterns, on both axes. */
export function alignmentsOf({ number, size }: Version): number[] {
  if (number === 1) return [];
  const count = Math.floor(number / 7) + 2;
  const step = Math.ceil((number * 4 + 4) / (count * 2 - 2)) * 2;
  const places = Array.from({ length: count - 1 }, (_, index) => size - 7 - index * step);
  return [6, ...places];
}

/** Modules left by the function patterns. */
function freeModulesOf(number: number): number {
  const all = (16 * number + 128) * number + 64;
  if (number === 1) return all;
  const count = Math.floor(number / 7) + 2;
  const alignments = (25 * count - 10) * count - 55;
  return all - alignments - (number >= 7 ? 36 : 0);
}
