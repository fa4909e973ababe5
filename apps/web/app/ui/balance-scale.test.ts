import { expect, it } from 'vitest';
import { balanceScaleOf, LONG_STEP, SHORT_STEP } from './balance-scale.ts';

it('gives one balance one place, whatever the others within the axis', () => {
  expect(balanceScaleOf(0).at(-142_500)).toBe('20.21%');
  expect(balanceScaleOf(-150_000, 20_000).at(-142_500)).toBe('20.21%');
});

it('grows for a balance that overruns it, and keeps space beyond', () => {
  const scale = balanceScaleOf(-300_000, 100_000);
  expect(scale.placeOf(-312_000)).toBe(0);
  expect(scale.placeOf(112_000)).toBe(100);
});

it('puts its ticks on round amounts', () => {
  expect(balanceScaleOf(0).ticksOf(SHORT_STEP)).toMatchObject({
    pathLength: 235_000,
    strokeDasharray: '500 9500',
    strokeDashoffset: undefined,
  });
  expect(balanceScaleOf(0).ticksOf(LONG_STEP).strokeDashoffset).toBe(-40_000);
});
