import { hash } from 'node:crypto';

/**
 * What a key commits to. The random bytes leave the device only to add or withdraw the ballot, and
 * the service does not store them: without them a key does not reveal its ballot.
 */
export type Commitment = {
  readonly edition: number;
  readonly slot: number;
  readonly random: Uint8Array;
  /** One byte per card, see `cardBytesOf`. */
  readonly cards: Uint8Array;
};

export const RANDOM_BYTES = 16;
const DIGEST_BYTES = 12;

/** « nm2 »: version of the format of keys. */
const MARK = Buffer.from('nm2\0');

/**
 * The slot, so that keys of the same time are neighbours in the index, then 12 bytes of SHA-256.
 */
export function keyOf({ edition, slot, random, cards }: Commitment): Uint8Array {
  if (random.length !== RANDOM_BYTES) throw new Error('A key is made of 16 random bytes');
  const when = Buffer.alloc(6);
  when.writeUInt32BE(slot, when.writeUInt16BE(edition));
  const digest = hash('sha256', Buffer.concat([MARK, when, random, cards]), 'buffer');
  return Buffer.concat([when.subarray(2), digest.subarray(0, DIGEST_BYTES)]);
}
