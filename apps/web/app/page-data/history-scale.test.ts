import { describe, expect, it } from 'vitest';
import { historyScaleOf } from './history-scale.ts';

describe('historyScaleOf', () => {
  it('starts at zero and gives the longest bar the whole width', () => {
    const { zero, extentOf } = historyScaleOf([50, 200]);
    expect(zero).toBe(0);
    expect(extentOf(200)).toEqual({ x: 0, width: 100 });
    expect(extentOf(50)).toEqual({ x: 0, width: 25 });
  });

  it('keeps zero in sight when a year is negative, and draws that year to its left', () => {
    const { zero, extentOf } = historyScaleOf([-50, 150]);
    expect(zero).toBe(25);
    expect(extentOf(-50)).toEqual({ x: 0, width: 25 });
    expect(extentOf(150)).toEqual({ x: 25, width: 75 });
  });

  it('puts zero at the right end when every year is negative', () => {
    const { zero, extentOf } = historyScaleOf([-40, -80]);
    expect(zero).toBe(100);
    expect(extentOf(-40)).toEqual({ x: 50, width: 50 });
  });

  it('draws nothing for nothing', () => {
    expect(historyScaleOf([0, 0]).extentOf(0)).toEqual({ x: 0, width: 0 });
    expect(historyScaleOf([]).zero).toBe(0);
  });
});
