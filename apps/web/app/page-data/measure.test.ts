import { expect, it } from 'vitest';
import { formatMeasure } from './measure.ts';

it.each([
  [85, '%', '85\u00A0%'],
  [62.7, '%', '62,7\u00A0%'],
  [0.5678, '%', '0,57\u00A0%'],
  [-1.5, 'points', '\u22121,5\u00A0points'],
  [12345, 'Nb', '12\u202F345'],
  [3, '', '3'],
  [227, '€', '227\u00A0€'],
  [12.34, '€', '12,34\u00A0€'],
  [1234.5, 'M€', '1,2\u00A0Md€'],
  [2.5, 'Md€', '2,5\u00A0Md€'],
  [38.3, 'Nombre/usager', '38,3\u00A0par usager'],
  [76.2, '€/MWh', '76,2\u00A0€/MWh'],
])('%s %s is written %s', (value, unit, text) => {
  expect(formatMeasure(value, unit)).toBe(text);
});
