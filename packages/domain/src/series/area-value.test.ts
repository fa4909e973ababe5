import { expect, it } from 'vitest';
import { AREA_UNITS, areaValueOf, axisEndOf, formatAreaValue } from './area-value.ts';
import { AREA_NAMES, AREAS } from './area.ts';

/** Health in France, 2024. */
const year = {
  amount: 261_156.3,
  percentOfGdp: 8.9,
  total: 1_671_793.8,
  population: 68_775_952,
  parity: 1.089,
};

it('[U1] the areas are in the order of their population, and the Union comes last', () => {
  expect(AREAS.map((area) => AREA_NAMES[area].name)).toEqual([
    'Allemagne',
    'France',
    'Italie',
    'Espagne',
    'Union',
  ]);
});

it('[U2] reads an amount in four units, each with its denominator', () => {
  const read = AREA_UNITS.map((unit) => formatAreaValue(unit, areaValueOf(unit, year)));
  expect(read).toEqual(['8,9\u00A0%', '3\u202F487', '3\u202F797\u00A0€', '15,6\u00A0%']);
});

it('[U2] a value with a missing term is not available', () => {
  expect(areaValueOf('gdp', { ...year, percentOfGdp: null })).toBeNull();
  expect(areaValueOf('euros', { ...year, population: null })).toBeNull();
  expect(areaValueOf('pps', { ...year, amount: null })).toBeNull();
  expect(areaValueOf('share', { ...year, total: null })).toBeNull();
  expect(formatAreaValue('share', null)).toBe('non disponible');
});

it('[U4] an axis starts at zero and ends at the next round number', () => {
  expect([[23.7], [1], [1.1], [22.4, 30], [9530], [0.1], [], [-3]].map(axisEndOf)).toEqual([
    25, 1, 1.5, 30, 10_000, 0.1, 1, 1,
  ]);
});
