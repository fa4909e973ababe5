import { describe, expect, it } from 'vitest';
import { axisOf } from './axis-squares.tsx';

describe('the axis of an account', () => {
  it.each([
    ['holds the longest run of each side', [4.4, 2, -3.5], { left: 4, right: 5 }],
    ['has no left side when nothing degrades', [4.4, 2], { left: 0, right: 5 }],
    ['leaves to one side what the other does not use', [40, -2], { left: 2, right: 20 }],
    ['is in the middle when both sides are long', [40, -30], { left: 11, right: 11 }],
    ['takes all the width for one long side', [-86], { left: 22, right: 0 }],
  ])('%s', (_, sizes, axis) => {
    expect(axisOf(sizes)).toEqual(axis);
  });
});
