/** A position in the bytes. Reading past the end gives 0 and sets `isShort`. */
export type Reader = { readonly bytes: Uint8Array; at: number; isShort: boolean };

const REAL_BYTES = 8;
/** Four bytes hold more than any number written here. */
const LARGEST_NUMBER_BYTES = 4;

export function readByte(reader: Reader): number {
  const byte = reader.bytes[reader.at];
  reader.at += 1;
  if (byte === undefined) reader.isShort = true;
  return byte ?? 0;
}

/** LEB128: 7 bits per byte, the lowest first; the eighth bit means that more bytes follow. */
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

/** IEEE 754 double, big-endian. */
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
