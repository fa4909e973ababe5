import { expect, it } from 'vitest';
import { choicesOfCounts } from './room-choices.ts';

it('makes one choice for each who answered, and none of a byte that means nothing', () => {
  expect(
    choicesOfCounts([
      [0, 9],
      [12, 4],
      [27, 1],
      [118, 2],
      [128, 1],
      [133, 1],
    ]),
  ).toEqual([
    { type: 'remove' },
    { type: 'decrease', percent: 10 },
    { type: 'decrease', percent: 10 },
    { type: 'keep' },
    { type: 'increase', percent: 5 },
  ]);
});
