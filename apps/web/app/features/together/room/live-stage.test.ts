import { expect, it } from 'vitest';
import { stageAt } from './live-stage.ts';

it('opens an item that the room has not seen', () => {
  expect(stageAt(2, [0, 1])).toEqual({ item: 2, isFrozen: false, isRevealed: false });
});

it('finds one that it has seen as it was, frozen', () => {
  expect(stageAt(1, [0, 1])).toEqual({ item: 1, isFrozen: true, isRevealed: true });
});
