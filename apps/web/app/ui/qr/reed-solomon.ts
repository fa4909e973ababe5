/** Arithmetic in GF(256), and the error correction codewords of QR codes. */
const POLYNOMIAL = 0x1_1d;

export function correctionOf(data: readonly number[], count: number): number[] {
  const divisor = divisorOf(count);
  const rest = Array.from<number>({ length: count }).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    for (const [index, coefficient] of divisor.entries()) {
      rest[index] = (rest[index] ?? 0) ^ product(coefficient, factor);
    }
  }
  return rest;
}

/** Product of (x − 2⁰)…(x − 2ⁿ⁻¹), highest degree first, without the leading 1. */
function divisorOf(count: number): number[] {
  const divisor = [...Array.from<number>({ length: count - 1 }).fill(0), 1];
  let root = 1;
  for (let turn = 0; turn < count; turn += 1) {
    for (let index = 0; index < count; index += 1) {
      divisor[index] = product(divisor[index] ?? 0, root) ^ (divisor[index + 1] ?? 0);
    }
    root = product(root, 2);
  }
  return divisor;
}

function product(a: number, b: number): number {
  let result = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    result = (result << 1) ^ ((result >>> 7) * POLYNOMIAL);
    result ^= ((b >>> bit) & 1) * a;
  }
  return result;
}
