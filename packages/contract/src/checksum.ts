const POLYNOMIAL = 0x10_21;

/**
 * CRC-16/IBM-3740 (« CCITT-FALSE »). Detects every change within 16 consecutive bits, hence any
 * wrong character and any swap of two neighbours; of other changes it misses one in 65 536.
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
