import { millions } from '@nosmilliards/domain/money/money';
import { describe, expect, it } from 'vitest';
import { choiceWords, recordWords } from './vote-words.ts';

describe('words of a vote', () => {
  it('says a choice in words, with a decimal only when there is one', () => {
    expect(choiceWords({ type: 'decrease', percent: 10 })).toBe('Baisse de 10\u00A0%');
    expect(choiceWords({ type: 'increase', percent: 2.5 })).toBe('Hausse de 2,5\u00A0%');
    expect(choiceWords({ type: 'keep' })).toBe('Gardé');
  });

  it('[E18] says what the limits of its cards leave of a decision', () => {
    const health = {
      kind: 'decision',
      nodeId: 'sante',
      title: 'Santé',
      ids: ['SS01', 'SS02'],
      side: 'expense',
      moves: 'expense',
      type: 'decrease',
      value: 40,
      originalAmount: millions(251_800),
      newAmount: millions(169_200),
      impact: millions(82_600),
    } as const;
    expect(recordWords(health)).toBe('Baisse de 32,8\u00A0%');
    const whole = { ...health, newAmount: millions(151_080) };
    expect(recordWords(whole)).toBe('Baisse de 40\u00A0%');
    expect(recordWords({ ...health, type: 'remove', value: 0 })).toBe('Suppression');
  });
});
