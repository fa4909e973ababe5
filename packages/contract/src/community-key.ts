import { sha256Of, writeWord } from './community-hash.ts';

/**
 * What a key commits to. The random bytes leave the device only to add or withdraw the ballot, and
 * the service does not store them: without them a key does not reveal its ballot.
 */
export type Commitment = {
  readonly edition: number;
  readonly slot: number;
  readonly seed: Uint8Array;
  readonly random: Uint8Array;
  /** One byte per card, see `cardBytesOf`. */
  readonly cards: Uint8Array;
};

export const SEED_BYTES = 8;
export const RANDOM_BYTES = 16;
const KEY_BYTES = 16;
const SLOT_BYTES = 4;

/** « nm1 »: version of the format of keys. */
const MARK = [0x6e, 0x6d, 0x31, 0x00];
const EDITION_AT = MARK.length;
const SLOT_AT = EDITION_AT + 2;
const SEED_AT = SLOT_AT + SLOT_BYTES;
const RANDOM_AT = SEED_AT + SEED_BYTES;
const CARDS_AT = RANDOM_AT + RANDOM_BYTES;

/**
 * The slot, so that keys of the same time are neighbours in the index, then 12 bytes of SHA-256.
 */
export function keyOf({ edition, slot, seed, random, cards }: Commitment): Uint8Array {
  if (seed.length !== SEED_BYTES || random.length !== RANDOM_BYTES) {
    throw new Error('A key is made of a seed of 8 bytes and 16 random ones');
  }
  const message = new Uint8Array(CARDS_AT + cards.length);
  message.set(MARK);
  message[EDITION_AT] = edition >> 8;
  message[EDITION_AT + 1] = edition;
  writeWord(message, SLOT_AT, slot);
  message.set(seed, SEED_AT);
  message.set(random, RANDOM_AT);
  message.set(cards, CARDS_AT);
  const key = new Uint8Array(KEY_BYTES);
  writeWord(key, 0, slot);
  key.set(sha256Of(message).subarray(0, KEY_BYTES - SLOT_BYTES), SLOT_BYTES);
  return key;
}
