import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { millions } from '../money/money.ts';
import { resultSentenceOf } from './result-sentence.ts';

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
    [-98_300, 'Ce budget ramène', 'Mes choix ramènent'],
    [-180_000, 'Ce budget porte', 'Mes choix portent'],
    [-155_000, 'Ce budget laisse', 'Mes choix laissent'],
    [0, 'Ce budget efface', 'Mes choix effacent'],
    [12_300, 'Ce budget change', 'Mes choix changent'],
    [-154_988, 'Ce budget réduit', 'Mes choix réduisent'],
    [-155_012, 'Ce budget augmente', 'Mes choix augmentent'],
  ])('[T7] tells %d as %s, or %s, with the same amounts', (balance, received, mine) => {
    const accounts = { initialBalance: millions(-155_000), balance: millions(balance) };
    const own = resultSentenceOf(accounts).text.split(' ').slice(2).join(' ');
    expect(resultSentenceOf(accounts, 'received').text).toBe(`${received} ${own}`);
    expect(resultSentenceOf(accounts, 'mine').text).toBe(`${mine} ${own}`);
    expect(resultSentenceOf(accounts, 'received').spoken.startsWith(received)).toBe(true);
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
    expect(resultSentenceOf(accounts, 'mine').text).toBe(`Mes choix gardent le budget ${rest}`);
    expect(resultSentenceOf(accounts).spoken).toContain('89 euros empruntés sur');
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
