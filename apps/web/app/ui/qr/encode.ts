import { fixedGridOf, writeFormat, type Grid } from './grid.ts';
import { MASKS, penaltyOf } from './mask.ts';
import { correctionOf } from './reed-solomon.ts';
import { versionFor, type Version } from './version.ts';

const BYTE_MODE = 4;
const FILLERS = [0xec, 0x11];

export type QrCode = {
  /** Modules per side. */
  readonly size: number;
  /** The dark modules, for `Path2D` and `<path>`; one unit per module. */
  readonly path: string;
};

/** A QR code of level M (ISO/IEC 18004); `null` for a text too long for a phone to read. */
export function qrCodeOf(text: string): QrCode | null {
  const rows = modulesOf(text);
  return rows === null ? null : { size: rows.length, path: pathOf(rows) };
}

export function modulesOf(text: string): readonly (readonly boolean[])[] | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = versionFor(bytes.length);
  if (version === null) return null;
  const grid = fixedGridOf(version);
  write(grid, interleaved(wordsOf(bytes, version), version));
  const masked = MASKS.map((_, mask) => maskedWith(grid, mask));
  const penalties = masked.map(penaltyOf);
  return masked[penalties.indexOf(Math.min(...penalties))] ?? null;
}

/** Header, text and padding, as bytes. */
function wordsOf(bytes: readonly number[], { lengthBits, dataWords }: Version): number[] {
  const bits: number[] = [];
  const put = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit -= 1) bits.push((value >>> bit) & 1);
  };
  put(BYTE_MODE, 4);
  put(bytes.length, lengthBits);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, dataWords * 8 - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let turn = 0; bits.length < dataWords * 8; turn += 1) put(FILLERS[turn % 2] ?? 0, 8);
  return Array.from({ length: dataWords }, (_, word) =>
    bits.slice(word * 8, word * 8 + 8).reduce((byte, bit) => byte * 2 + bit, 0),
  );
}

/** Interleaves the blocks, so that a stain damages a little of each rather than all of one. */
function interleaved(data: readonly number[], { blocks, correction, words }: Version): number[] {
  const shortCount = blocks - (words % blocks);
  const shortLength = Math.floor(words / blocks) - correction;
  let start = 0;
  const parts = Array.from({ length: blocks }, (_, block) => {
    const end = start + shortLength + (block < shortCount ? 0 : 1);
    const part = data.slice(start, end);
    start = end;
    return part;
  });
  return [...inTurn(parts), ...inTurn(parts.map((part) => correctionOf(part, correction)))];
}

function inTurn(parts: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...parts.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) => place).flatMap((place) =>
    parts.flatMap((part) => part[place] ?? []),
  );
}

/** Two columns at a time from the right, up then down, skipping the fixed modules. */
function write({ isDark, isFixed }: Grid, words: readonly number[]) {
  const size = isDark.length;
  let at = 0;
  let isUpwards = true;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    for (let step = 0; step < size; step += 1) {
      const y = isUpwards ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = isDark[y];
        if (row === undefined || isFixed[y]?.[x] === true) continue;
        row[x] = (((words[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1) !== 0;
        at += 1;
      }
    }
    isUpwards = !isUpwards;
  }
}

function maskedWith({ isDark, isFixed }: Grid, mask: number): boolean[][] {
  const turns = MASKS[mask];
  const rows = isDark.map((row, y) =>
    row.map((dark, x) => dark !== (isFixed[y]?.[x] !== true && turns?.(x, y) === true)),
  );
  writeFormat({ isDark: rows, isFixed: isFixed.map((row) => [...row]) }, mask);
  return rows;
}

function pathOf(rows: readonly (readonly boolean[])[]): string {
  let path = '';
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      if (row[x] !== true) continue;
      const start = x;
      while (row[x + 1] === true) x += 1;
      path += `M${start} ${y}h${x + 1 - start}v1H${start}z`;
    }
  }
  return path;
}
