import { randomBytes, randomInt } from 'node:crypto';
import { byteOfChoice } from '@nosmilliards/contract/choice-code';
import {
  currentSlotSchema,
  type BallotPart,
  type BallotRequest,
  type CurrentSlot,
} from '@nosmilliards/contract/community-message';
import { boundsOf, type Choice } from '@nosmilliards/domain/vote/vote';
import { parseAs } from '@nosmilliards/contract/schema';
import type { Figures } from '../ballot/edition.ts';
import { keyOf } from '../ballot/key.ts';
import { request } from './until.ts';

/** What a device keeps of a ballot it sent. */
export type Kept = {
  readonly part: BallotPart;
  readonly cards: Uint8Array;
  readonly random: Uint8Array;
  readonly key: Uint8Array;
};

/** A random valid ballot, with choices on about `answered` cards in 10, by `step` percents. */
export function drawBallot(figures: Figures, answered = 4, step = 1): Uint8Array {
  const bytes = Uint8Array.from(figures.cards, (card) => {
    if (card === null || randomInt(10) >= answered) return 0;
    const type = (['keep', 'increase', 'decrease', 'remove'] as const)[randomInt(4)] ?? 'keep';
    if (type === 'keep' || type === 'remove') return byteOf({ type });
    const bounds = boundsOf(type, card.constraints);
    if (bounds === null) return byteOf({ type: 'keep' });
    const percent = Math.ceil(randomInt(bounds.min, bounds.max + 1) / step) * step;
    return byteOf({ type, percent: Math.min(percent, bounds.max) });
  });
  return bytes.some((byte) => byte !== 0) ? bytes : drawBallot(figures, answered, step);
}

export function keep(
  cards: Uint8Array,
  { edition, slot }: Pick<CurrentSlot, 'edition' | 'slot'>,
): Kept {
  const random = randomBytes(16);
  const part = {
    slot,
    r: random.toString('base64url'),
    codes: Buffer.from(cards).toString('base64url'),
  };
  const key = keyOf({ edition, slot, random, cards });
  return { part, cards, random, key };
}

export async function askSlot(address: string): Promise<CurrentSlot> {
  const response = await request(`${address}/api/v1/slot`);
  return parseAs(currentSlotSchema, await response.json());
}

type Parts = { readonly add?: Kept; readonly remove?: Kept };

export function requestOf({ add, remove }: Parts): BallotRequest {
  return {
    ...(add === undefined ? {} : { add: add.part }),
    ...(remove === undefined ? {} : { remove: remove.part }),
  };
}

function byteOf(choice: Choice): number {
  const byte = byteOfChoice(choice);
  if (byte === null) throw new Error('Not a choice of whole percents');
  return byte;
}
