const POLYNOMIAL = 0x10_21;

/**
 * CRC-16/IBM-3740 (« CCITT-FALSE »). Every change within sixteen bits in a row is seen, so every
 * wrong character and every two neighbours exchanged; of other changes, one in 65 536 is not.
 */
export function checksumOf(bytes: Uint8Array): number {
  let sum = 0xff_ff;
  for (const byte of bytes) {
    sum ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      sum = (sum & 0x80_00) === 0 ? sum << 1 : ((sum << 1) ^ POLYNOMIAL) & 0xff_ff;
    }
  }
  return sum;
}
