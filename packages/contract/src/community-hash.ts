/**
 * SHA-256 (FIPS 180-4). `crypto.subtle` is asynchronous and slower on short messages, and a proof
 * of work needs a hundred thousand of them.
 */
const START = Int32Array.from([
  0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
  0x5be0_cd19,
]);
const ROUNDS = Int32Array.from([
  0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
  0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
  0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
  0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
  0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
  0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
  0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
  0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
  0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
  0xc671_78f2,
]);
const BLOCK_BYTES = 64;
const LENGTH_BYTES = 8;
const schedule = new Int32Array(64);
const state = new Int32Array(8);

/** Byte by byte: copying a short message into views costs more than its digest. */
export function sha256Of(message: Uint8Array): Uint8Array {
  const blocks = Math.ceil((message.length + 1 + LENGTH_BYTES) / BLOCK_BYTES);
  state.set(START);
  for (let block = 0; block < blocks; block += 1) {
    for (let word = 0; word < 16; word += 1) {
      const at = block * BLOCK_BYTES + word * 4;
      schedule[word] =
        (byteAt(message, at) << 24) |
        (byteAt(message, at + 1) << 16) |
        (byteAt(message, at + 2) << 8) |
        byteAt(message, at + 3);
    }
    if (block === blocks - 1) schedule[15] = message.length * 8;
    digestBlock();
  }
  const digest = new Uint8Array(32);
  for (let word = 0; word < 8; word += 1) writeWord(digest, word * 4, state[word] ?? 0);
  return digest;
}

/** Big-endian. */
export function writeWord(bytes: Uint8Array, at: number, word: number): void {
  bytes[at] = word >>> 24;
  bytes[at + 1] = word >>> 16;
  bytes[at + 2] = word >>> 8;
  bytes[at + 3] = word;
}

export function readWord(bytes: Uint8Array, at: number): number {
  const [first, second] = [bytes[at] ?? 0, bytes[at + 1] ?? 0];
  return (first << 24) | (second << 16) | ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
}

/** The message padded with 0x80, then zeros. */
function byteAt(message: Uint8Array, at: number): number {
  if (at < message.length) return message[at] ?? 0;
  return at === message.length ? 0x80 : 0;
}

/** The first 32 bits of the digest of five words, which a proof of work computes many times. */
export function firstWordOf(a: number, b: number, c: number, d: number, e: number): number {
  schedule[0] = a;
  schedule[1] = b;
  schedule[2] = c;
  schedule[3] = d;
  schedule[4] = e;
  schedule[5] = 0x8000_0000;
  schedule.fill(0, 6, 15);
  schedule[15] = 5 * 32;
  state.set(START);
  digestBlock();
  return (state[0] ?? 0) >>> 0;
}

/** Updates the state with the first sixteen words of the schedule. */
function digestBlock(): void {
  for (let i = 16; i < 64; i += 1) {
    const x = schedule[i - 15] ?? 0;
    const y = schedule[i - 2] ?? 0;
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    schedule[i] = ((schedule[i - 16] ?? 0) + (schedule[i - 7] ?? 0) + s0 + s1) | 0;
  }
  // Assigned one by one: destructuring costs as much as the rounds.
  let a = state[0] ?? 0;
  let b = state[1] ?? 0;
  let c = state[2] ?? 0;
  let d = state[3] ?? 0;
  let e = state[4] ?? 0;
  let f = state[5] ?? 0;
  let g = state[6] ?? 0;
  let h = state[7] ?? 0;
  for (let i = 0; i < 64; i += 1) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (ROUNDS[i] ?? 0) + (schedule[i] ?? 0)) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  state[0] = (state[0] ?? 0) + a;
  state[1] = (state[1] ?? 0) + b;
  state[2] = (state[2] ?? 0) + c;
  state[3] = (state[3] ?? 0) + d;
  state[4] = (state[4] ?? 0) + e;
  state[5] = (state[5] ?? 0) + f;
  state[6] = (state[6] ?? 0) + g;
  state[7] = (state[7] ?? 0) + h;
}
