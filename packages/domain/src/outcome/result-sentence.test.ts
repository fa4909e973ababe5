import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { millions } from '../money/money.ts';
import { prospectOf, resultSentenceOf } from './result-sentence.ts';

const textFor = (balance: number) =>
  resultSentenceOf({ initialBalance: millions(-155_000), balance: millions(balance) }).text;

describe('result in one sentence', () => {
  it.each([
    [-98_300, 'Vous ramenez le déficit de 155,0 à 98,3\u00A0Md€'],
    [-180_000, 'Vous portez le déficit de 155,0 à 180,0\u00A0Md€'],
    [-155_000, 'Vous laissez le déficit à 155,0\u00A0Md€'],
    [0, 'Vous effacez le déficit de 155,0\u00A0Md€'],
    [12_300, 'Vous changez le déficit de 155,0\u00A0Md€ en un excédent de 12,3\u00A0Md€'],
    [-40, 'Vous ramenez le déficit de 155,0\u00A0Md€ à 40\u00A0M€'],
    [-154_988, 'Vous réduisez de 12\u00A0M€ le déficit de 155,0\u00A0Md€'],
    [-155_012, 'Vous augmentez de 12\u00A0M€ le déficit de 155,0\u00A0Md€'],
  ])('[E13] a balance of %d', (balance, text) => {
    expect(textFor(balance)).toBe(text);
  });

  it.each([
    [-98_300, 'Ce budget ramène'],
    [-180_000, 'Ce budget porte'],
    [-155_000, 'Ce budget laisse'],
    [0, 'Ce budget efface'],
    [12_300, 'Ce budget change'],
    [-154_988, 'Ce budget réduit'],
    [-155_012, 'Ce budget augmente'],
  ])('[T7] tells %d as %s, with the same amounts', (balance, start) => {
    const accounts = { initialBalance: millions(-155_000), balance: millions(balance) };
    const own = resultSentenceOf(accounts).text.split(' ').slice(2).join(' ');
    const received = resultSentenceOf(accounts, 'received');
    expect(received.text).toBe(`${start} ${own}`);
    expect(received.spoken.startsWith(start)).toBe(true);
  });

  it.each([
    [-110_800, 'Le déficit public passerait de 155 à 110,8\u00A0Md€.'],
    [-180_000, 'Le déficit public passerait de 155 à 180\u00A0Md€.'],
    [-400, 'Le déficit public passerait de 155\u00A0Md€ à 400\u00A0M€.'],
    [-155_000, 'Le déficit public resterait à 155\u00A0Md€.'],
    [-154_988, 'Le déficit public de 155\u00A0Md€ baisserait de 12\u00A0M€.'],
    [-155_012, 'Le déficit public de 155\u00A0Md€ augmenterait de 12\u00A0M€.'],
    [0, 'Le budget public serait à l’équilibre, au lieu d’un déficit de 155\u00A0Md€.'],
    [12_300, 'Un excédent de 12,3\u00A0Md€ remplacerait le déficit de 155\u00A0Md€.'],
    [155_000, 'Un excédent de 155\u00A0Md€ remplacerait le déficit de 155\u00A0Md€.'],
  ])('[T7] a balance of %d would be', (balance, text) => {
    const prospect = prospectOf({
      initialBalance: millions(-155_000),
      balance: millions(balance),
    });
    expect(prospect.text).toBe(text);
    expect(prospect.before + prospect.figure + prospect.after).toBe(text);
    expect(prospect.spoken).not.toContain('€');
  });

  it('[E19] [T7] a budget kept whole is told as it is, without a « to » nor an « instead of »', () => {
    const accounts = {
      initialBalance: millions(-155_000),
      balance: millions(-155_000),
      allKept: { year: 2025, borrowedOfThousand: 89 },
    };
    const rest = 'de 2025 tel qu’il est\u00A0: 89\u00A0€ empruntés sur 1\u202F000';
    expect(resultSentenceOf(accounts).text).toBe(`Vous gardez le budget ${rest}`);
    expect(resultSentenceOf(accounts, 'received').text).toBe(`Ce budget garde celui ${rest}`);
    expect(prospectOf(accounts).text).toBe(`Je garde le budget ${rest}.`);
    expect(prospectOf(accounts).spoken).toContain('89\u00A0euros empruntés sur');
    expect(resultSentenceOf(accounts).spoken).toContain('89\u00A0euros empruntés sur');
  });

  it('[E13] is heard with its units in words', () => {
    const { spoken } = resultSentenceOf({
      initialBalance: millions(-155_000),
      balance: millions(-98_300),
    });
    expect(spoken).toBe(
      'Vous ramenez le déficit de 155\u00A0milliards d’euros à 98,3\u00A0milliards d’euros',
    );
  });

  it('[E13] never says that a deficit goes from an amount to the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: -155_200, max: -154_800 }), (balance) => {
        const [, from = '', to = 'another'] =
          /de (.+) à (.+)\u00A0Md€/.exec(textFor(balance)) ?? [];
        expect(from).not.toBe(to);
      }),
    );
  });
});
