import type { RoomStage } from '@nosmilliards/contract/room-message';
import type { LedRoom } from '#browser/live-session.ts';

type Shown = LedRoom['shown'];

/**
 * A revealed item stays revealed and frozen: an answer must not change once the counts were seen.
 */
export function stageAt(
  item: number,
  shown: Shown,
): Pick<RoomStage, 'item' | 'isFrozen' | 'isRevealed'> {
  const isShown = item in shown;
  return { item, isFrozen: isShown, isRevealed: isShown };
}

/** Lets the room answer this item again: its revealed counts are dropped. */
export function reopened(item: number, shown: Shown): Shown {
  return Object.fromEntries(Object.entries(shown).filter(([one]) => one !== String(item)));
}
