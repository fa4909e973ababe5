import type { RoomStage } from '@nosmilliards/contract/room-message';

/**
 * A revealed item stays revealed and frozen: an answer must not change once the counts were seen.
 */
export function stageAt(
  item: number,
  shown: readonly number[],
): Pick<RoomStage, 'item' | 'isFrozen' | 'isRevealed'> {
  const isShown = shown.includes(item);
  return { item, isFrozen: isShown, isRevealed: isShown };
}
