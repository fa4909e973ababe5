import { millions } from '@nosmilliards/domain/money/money';
import { describe, expect, it } from 'vitest';
import { choiceWords, impactWord } from './vote-words.ts';

describe('words of a vote', () => {
  it('says a choice in words, with a decimal only when there is one', () => {
    expect(choiceWords({ type: 'decrease', percent: 10 })).toBe('Baisse de 10\u00A0%');
    expect(choiceWords({ type: 'increase', percent: 2.5 })).toBe('Hausse de 2,5\u00A0%');
    expect(choiceWords({ type: 'keep' })).toBe('Gardé');
  });

  it('names an effect: a revenue is not saved nor spent', () => {
    expect(impactWord(millions(-1), 'expense')).toBe('Coût supplémentaire');
    expect(impactWord(millions(1), 'expense')).toBe('Économie');
    expect(impactWord(millions(-1), 'revenue')).toBe('Manque à gagner');
    expect(impactWord(millions(1), 'revenue')).toBe('Gain');
  });
});
