/** Where one is in the bytes. Past the end everything reads 0, and `isShort` is remembered. */
export type Reader = { readonly bytes: Uint8Array; at: number; isShort: boolean };

const REAL_BYTES = 8;
/** A number of four bytes is more than anything written here. */
const LARGEST_NUMBER_BYTES = 4;

export function readByte(reader: Reader): number {
  const byte = reader.bytes[reader.at];
  reader.at += 1;
  if (byte === undefined) reader.isShort = true;
  return byte ?? 0;
}

/** Seven bits a byte, the lowest first; the eighth says that more follow. */
export function readNumber(reader: Reader): number {
  let number = 0;
  for (let place = 0; place < LARGEST_NUMBER_BYTES; place += 1) {
    const byte = readByte(reader);
    number += (byte & 0x7f) * 2 ** (7 * place);
    if (byte < 0x80) break;
  }
  return number;
}

export function writeNumber(bytes: number[], number: number): void {
  let left = number;
  for (; left >= 0x80; left = Math.floor(left / 0x80)) bytes.push((left % 0x80) | 0x80);
  bytes.push(left);
}

/** IEEE 754, eight bytes, the highest first. */
export function readReal(reader: Reader): number {
  const view = new DataView(new ArrayBuffer(REAL_BYTES));
  for (let place = 0; place < REAL_BYTES; place += 1) view.setUint8(place, readByte(reader));
  return view.getFloat64(0);
}

export function writeReal(bytes: number[], real: number): void {
  const view = new DataView(new ArrayBuffer(REAL_BYTES));
  view.setFloat64(0, real);
  for (let place = 0; place < REAL_BYTES; place += 1) bytes.push(view.getUint8(place));
}
