import { describe, expect, it } from 'vitest';
import { aCommuneRow, COMMUNE_HEADER, COMMUNE_YEARS } from '../testing.ts';
import {
  amountIn,
  amountsOf,
  communeIn,
  intercommunalityIn,
  lastYearOf,
  seriesOf,
} from './commune.ts';

const table = [
  COMMUNE_HEADER,
  aCommuneRow({ code: '01004', nom: "L'Abergement", saut: '2023', impots: '-5 600 650' }),
  aCommuneRow({ code: '01005', epci: '', fct: '900 910 x', inv: '100 90 x' }),
  '',
].join('\n');

describe('a row of the accounts', () => {
  it('[M1] is found by its code, with the years of the data', () => {
    expect(communeIn(table, '01004', COMMUNE_YEARS)).toMatchObject({
      code: '01004',
      name: 'L’Abergement',
      bodies: ['200000001'],
      years: COMMUNE_YEARS,
      jumps: [2023],
      population: [1000, 1000, 1000],
      taxRates: [{ year: 2023, value: 37.25 }],
      consolidated: { spending: { year: 2024, value: 1300 }, debt: { year: 2024, value: 500 } },
    });
    expect(communeIn(table, '01006', COMMUNE_YEARS)).toBeUndefined();
    // What a cell holds is not the start of a row.
    expect(communeIn(table, '200000001', COMMUNE_YEARS)).toBeUndefined();
  });

  it('[M1] an island has no intercommunality', () => {
    expect(communeIn(table, '01005', COMMUNE_YEARS)?.bodies).toEqual([]);
  });

  it.each([
    ['1 2 3', [1, 2, 3]],
    ['7', [7, 7, 7]],
    ['-3 0 x', [-3, 0, undefined]],
    ['x', [undefined, undefined, undefined]],
  ])('[M1] the cell « %s »', (cell, values) => {
    expect(seriesOf(cell, COMMUNE_YEARS)).toEqual(values);
  });

  it('[M1] a column that the table does not have is an error, never a zero', () => {
    const commune = communeIn(table, '01004', COMMUNE_YEARS);
    expect(() => commune && amountsOf(commune, 'culture')).toThrow('culture');
  });
});

describe('the amounts', () => {
  const commune = communeIn(table, '01004', COMMUNE_YEARS);
  const stopped = communeIn(table, '01005', COMMUNE_YEARS);
  if (!commune || !stopped) throw new Error('No commune');

  it('[M2] totals and « autres » come from the columns', () => {
    expect(amountsOf(commune, 'depenses')).toEqual([1300, 1300, 1300]);
    expect(amountsOf(commune, 'recettes')).toEqual([1250, 1250, 1250]);
    expect(amountsOf(commune, 'epargne')).toEqual([100, 100, 100]);
    expect(amountsOf(commune, 'autres_fct')).toEqual([50, 50, 50]);
    expect(amountsOf(commune, 'impots')).toEqual([-5, 600, 650]);
    expect(amountIn(commune, 'dette', 2024)).toBe(500);
  });

  it('[M2] a year without an account has no sum', () => {
    expect(amountsOf(stopped, 'depenses')).toEqual([1000, 1000, undefined]);
    expect(lastYearOf(stopped)).toBe(2023);
    expect(lastYearOf(commune)).toBe(2024);
  });
});

it('[M1] an intercommunality, its name between quotation marks, its communes', () => {
  const bodies = [
    `siren;nom;population_2024;membres;${COMMUNE_HEADER.split(';').slice(6, 25).join(';')}`,
    `242;"Communauté d'agglomération ""Agglo""";15000;01004 L'Abergement,01005 Ambérieux${';1 2 3'.repeat(19)}`,
  ].join('\n');
  const body = intercommunalityIn(bodies, '242', COMMUNE_YEARS);
  expect(body).toMatchObject({
    name: 'Communauté d’agglomération «\u00A0Agglo\u00A0»',
    members: [
      { code: '01004', name: 'L’Abergement' },
      { code: '01005', name: 'Ambérieux' },
    ],
    population: 15_000,
  });
  expect(body && amountsOf(body, 'depenses')).toEqual([2, 4, 6]);
  expect(intercommunalityIn(bodies, '24', COMMUNE_YEARS)).toBeUndefined();
});
