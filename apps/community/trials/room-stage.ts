import type { RoomStage } from '@nosmilliards/contract/room-message';

/** A room that has begun, on its first item. */
export const PLAYING: RoomStage = {
  item: 0,
  pace: 'together',
  isOpen: true,
  isFrozen: false,
  isRevealed: false,
  isOver: false,
};
