import { expect, it } from 'vitest';
import { reopened, stageAt } from './live-stage.ts';

const shown = { '0': [[128, 6]], '1': [[128, 5]] } satisfies Parameters<typeof stageAt>[1];

it('opens an item that the room has not seen', () => {
  expect(stageAt(2, shown)).toEqual({ item: 2, isFrozen: false, isRevealed: false });
});

it('finds one that it has seen as it was, frozen', () => {
  expect(stageAt(1, shown)).toEqual({ item: 1, isFrozen: true, isRevealed: true });
});

it('opens again what the teacher opened again', () => {
  expect(stageAt(1, reopened(1, shown))).toMatchObject({ isFrozen: false, isRevealed: false });
  expect(stageAt(0, reopened(1, shown))).toMatchObject({ isFrozen: true });
});
