/** One change: a key, and the cells it counts in. The ballot itself is forgotten by then. */
export type Operation = {
  /** A key, as a UUID. */
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

export function sumsOf(operations: readonly Operation[]): Sums {
  const sums = new Map<number, number>();
  let added = 0;
  for (const { isAddition, cells } of operations) {
    if (isAddition) added += 1;
    for (const cell of cells) sums.set(cell, (sums.get(cell) ?? 0) + (isAddition ? 1 : -1));
  }
  const moved = [...sums].filter(([, sum]) => sum !== 0);
  const bytes = Buffer.alloc(moved.length * PAIR_BYTES);
  moved.forEach(([cell, sum], index) => {
    bytes.writeUInt16LE(cell, index * PAIR_BYTES);
    bytes.writeInt16LE(sum, index * PAIR_BYTES + 2);
  });
  return { added, removed: operations.length - added, sums: bytes };
}

export function addSums(cells: Int32Array, sums: Buffer): void {
  for (let at = 0; at < sums.length; at += PAIR_BYTES) {
    const cell = sums.readUInt16LE(at);
    cells[cell] = (cells[cell] ?? 0) + sums.readInt16LE(at + 2);
  }
}

export function uuidOf(key: Uint8Array): string {
  const hex = Buffer.from(key).toString('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
}
