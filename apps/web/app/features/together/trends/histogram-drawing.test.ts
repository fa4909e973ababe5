import { millions } from '@nosmilliards/domain/money/money';
import { balanceBarsOf } from '@nosmilliards/domain/trends/balance-step';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { histogramOf } from './histogram-drawing.ts';

const STEP = 20_000;
const barsOf = (shares: readonly number[]) =>
  balanceBarsOf({ from: -200_000, step: STEP, shares: [0, ...shares, 0] }, [-200_000]);

/** Counts the squares drawn by dashes of 6 every 7 units. */
function drawnIn(path: string): number {
  return [...path.matchAll(/v-([\d.]+)/g)].reduce((sum, [, length]) => {
    const whole = Math.floor((Number(length) + 1) / 7);
    return sum + whole + Math.max(0, Number(length) - whole * 7) / 6;
  }, 0);
}

describe('a bar of squares', () => {
  it('has as many as its share, whatever the shares', () => {
    const tenths = fc.array(fc.nat(1_000), { minLength: 3, maxLength: 30 });
    fc.assert(
      fc.property(tenths, (drawn) => {
        const bars = barsOf(drawn.map((share) => share / 10));
        const { paths } = histogramOf(bars, STEP);
        bars.forEach(({ share }, at) => expect(drawnIn(paths[at] ?? '')).toBeCloseTo(share, 1));
      }),
    );
  });

  it('never leaves the drawing', () => {
    const { paths, width, height } = histogramOf(barsOf([12, 40, 30.5, 18]), STEP);
    for (const [, x, y, length] of paths.join('').matchAll(/M([\d.]+) ([\d.]+)v-([\d.]+)/g)) {
      expect(Number(x)).toBeLessThan(width - 3);
      expect(Number(x)).toBeGreaterThanOrEqual(3);
      expect(Number(length)).toBeLessThanOrEqual(Number(y));
    }
    expect(height).toBeLessThanOrEqual(width / 2);
  });
});

it('places a balance over the bar that counts it', () => {
  const bars = barsOf([10, 20, 30, 40]);
  const { placeOf } = histogramOf(bars, STEP);
  expect(placeOf(millions(-200_000))).toBe(0);
  expect(placeOf(millions(-160_000))).toBe(50);
});
