import type { RoomStage } from '@nosmilliards/contract/room-message';
import type { LedRoom } from '#browser/live-session.ts';

type Shown = LedRoom['shown'];

/** What the room has seen stays seen and frozen: nobody changes an answer after that. */
export function stageAt(
  item: number,
  shown: Shown,
): Pick<RoomStage, 'item' | 'isFrozen' | 'isRevealed'> {
  const isShown = item in shown;
  return { item, isFrozen: isShown, isRevealed: isShown };
}

/** The teacher lets the room answer this item again: what was shown of it does not stand any more. */
export function reopened(item: number, shown: Shown): Shown {
  return Object.fromEntries(Object.entries(shown).filter(([one]) => one !== String(item)));
}
