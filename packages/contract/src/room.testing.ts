import type { RoomStage, RoomState } from './room-message.ts';

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

/** A room of sixteen decisions that plays the first of them. */
export function aRoomState(parts: Partial<RoomState> = {}): RoomState {
  return {
    edition: 2025,
    deck: 'groups',
    items: 16,
    ...PLAYING,
    members: 6,
    answered: 0,
    counts: null,
    shown: [],
    ...parts,
  };
}
