import { expect, it } from 'vitest';
import { cityOf, departmentOf, fileOf, isCommuneCode, isOutOfScope } from './code.ts';

it.each([
  ['01004', true],
  ['2A004', true],
  ['97411', true],
  ['2a004', false],
  ['2C004', false],
  ['1004', false],
  ['010040', false],
  ['Paris', false],
])('[M7] « %s » may be a code: %s', (text, isCode) => {
  expect(isCommuneCode(text)).toBe(isCode);
});

it.each([
  ['75112', '75056'],
  ['69381', '69123'],
  ['13216', '13055'],
  ['13217', '13217'],
  ['75056', '75056'],
  ['01004', '01004'],
])('[M7] the accounts of %s are those of %s', (code, city) => {
  expect(cityOf(code)).toBe(city);
});

it.each(['97502', '97701', '97801', '98611', '98735', '98818'])(
  '[M6] %s is out of the scope of the source',
  (code) => {
    expect(isOutOfScope(code)).toBe(true);
  },
);

it('[M6] the overseas departments are in it', () => {
  expect(['97101', '97411', '97611', '98101'].filter(isOutOfScope)).toEqual([]);
  expect(['97411', '2A004', '01004'].map(departmentOf)).toEqual(['974', '2A', '01']);
});

it('[M8] a file is found by its first code', () => {
  const files = ['01001', '29200', '2A004', '30001'];
  expect(
    ['01001', '01004', '29199', '2A004', '2B033', '97411'].map((code) => fileOf(files, code)),
  ).toEqual(['01001', '01001', '01001', '2A004', '2A004', '30001']);
  expect(fileOf(files, '00000')).toBeUndefined();
});
