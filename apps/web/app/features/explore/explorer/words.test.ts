import { counted } from '@nosmilliards/domain/money/counted';
import { millions } from '@nosmilliards/domain/money/money';
import { accept, refuse } from '@nosmilliards/domain/result';
import { describe, expect, it } from 'vitest';
import { nameOf, shareWords } from './words.ts';

const space = '\u00A0';

describe('the words of the explorer', () => {
  it('names a line with its amount, its share and what it holds', () => {
    const health = { title: 'Santé', amount: millions(108_800), share: `6,3${space}%`, count: 12 };
    expect(nameOf(health)).toBe(
      `Santé, 108,8${space}milliards d’euros, 6,3${space}%, 12${space}postes`,
    );
    const seen = { text: `2\u202F053${space}€`, label: 'par adulte' };
    expect(nameOf({ ...health, seen })).toBe(
      `Santé, 2053${space}€ par adulte, 6,3${space}%, 12${space}postes`,
    );
    expect(nameOf({ ...health, count: 0 })).toBe(
      `Santé, 108,8${space}milliards d’euros, 6,3${space}%`,
    );
  });

  it.each([
    [0, 'action'],
    [1, 'action'],
    [2, 'actions'],
  ])('%d is counted as French counts', (count, word) => {
    expect(counted(count, 'action')).toBe(`${count}${space}${word}`);
  });

  it('never writes « 0,0 % » for money that is there, nor a share outside the total', () => {
    expect(shareWords(accept(0.04))).toBe(`moins de 0,1${space}%`);
    expect(shareWords(refuse('not-counted'))).toBe('hors total');
  });
});
