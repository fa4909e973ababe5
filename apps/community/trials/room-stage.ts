import type { RoomStage } from '@nosmilliards/contract/room-message';

/** The stage of a room that shows its first item and takes votes. */
export const PLAYING: RoomStage = {
  item: 0,
  pace: 'together',
  isOpen: true,
  isFrozen: false,
  isRevealed: false,
  isOver: false,
  isShut: false,
};
