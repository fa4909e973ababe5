/** An addition or a withdrawal: a key and its cells, without the ballot. */
export type Operation = {
  /** Written as a UUID, the type of its column. */
  readonly key: string;
  readonly isAddition: boolean;
  readonly cells: Uint16Array;
};

export type Status = 'counted' | 'withdrawn';

export type Sums = {
  readonly added: number;
  readonly removed: number;
  /** (cell u16, sum i16)*, little-endian; cells whose sum is zero are left out. */
  readonly sums: Buffer;
};

const PAIR_BYTES = 4;
/** Reused by every call of `sumsOf`, which leaves it full of zeros. */
const counts = new Int16Array(2 ** 16);

export function sumsOf(operations: readonly Operation[]): Sums {
  let added = 0;
  let highest = -1;
  for (const { isAddition, cells } of operations) {
    if (isAddition) added += 1;
    const change = isAddition ? 1 : -1;
    for (const cell of cells) {
      counts[cell] = (counts[cell] ?? 0) + change;
      if (cell > highest) highest = cell;
    }
  }
  const bytes = Buffer.allocUnsafe((highest + 1) * PAIR_BYTES);
  let length = 0;
  for (let cell = 0; cell <= highest; cell += 1) {
    const sum = counts[cell] ?? 0;
    if (sum === 0) continue;
    length = bytes.writeUInt16LE(cell, length);
    length = bytes.writeInt16LE(sum, length);
    counts[cell] = 0;
  }
  return { added, removed: operations.length - added, sums: bytes.subarray(0, length) };
}

export function addSums(cells: Int32Array, sums: Buffer): void {
  for (let at = 0; at < sums.length; at += PAIR_BYTES) {
    const cell = sums.readUInt16LE(at);
    cells[cell] = (cells[cell] ?? 0) + sums.readInt16LE(at + 2);
  }
}

export function uuidOf(key: Uint8Array): string {
  const hex = Buffer.from(key).toString('hex');
  const [a, b, c] = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16)];
  return `${a}-${b}-${c}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
