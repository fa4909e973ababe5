import { describe, expect, it } from 'vitest';
import { aCard, anEdition, aNiche, played } from '../testing.ts';
import type { Choice } from '../vote/vote.ts';
import { shareMessageOf } from './share-message.ts';

const messageOf = (amount: number, choice: Choice, title = 'Santé') => {
  const edition = anEdition([aCard({ amount, title })]);
  return shareMessageOf(played(edition, [{ type: 'cast', id: 'ET01', choice, at: 1 }]), edition);
};
const linesOf = (...vote: Parameters<typeof messageOf>) => messageOf(...vote).text.split('\n');

describe('share message', () => {
  it('[E7] tells the budget in the first person, its largest choices, and the deficit', () => {
    expect(messageOf(55_000, { type: 'remove' })).toEqual({
      title: 'Nos Milliards\u00A0: mon budget 2025',
      text: [
        'Je retire 55\u00A0Md€ de dépenses.',
        'Un seul changement\u00A0: santé (suppression).',
        'Le déficit public passerait de 155 à 100\u00A0Md€.',
        '#NosMilliards #BudgetPublic #MonBudget',
      ].join('\n'),
    });
  });

  it('[E7] names the largest choices in order, and one of each sense, as the image does', () => {
    const amounts = { A: 60_000, B: 56_000, C: 30_000, D: 9000 };
    const cards = Object.entries(amounts).map(([id, amount]) => aCard({ id, amount, title: id }));
    const edition = anEdition(cards);
    const linesWith = (choices: Readonly<Record<string, Choice>>) => {
      const votes = Object.entries(choices).map(
        ([id, choice], at) => ({ type: 'cast', id, choice, at, deal: 'cards' }) as const,
      );
      return shareMessageOf(played(edition, votes), edition).text.split('\n');
    };
    const up: Choice = { type: 'increase', percent: 50 };
    const remove: Choice = { type: 'remove' };
    expect(linesWith({ A: remove, B: remove, C: up, D: remove })).toContain(
      'Mes plus grands choix\u00A0: a (suppression), b (suppression), c +50\u00A0%.',
    );
    expect(linesWith({ A: remove, B: remove, C: remove, D: up })).toContain(
      'Mes plus grands choix\u00A0: a (suppression), b (suppression), d +50\u00A0%.',
    );
  });

  it('[E7] [E19] a budget kept whole is told as it is', () => {
    expect(linesOf(10_000, { type: 'keep' })).toEqual([
      expect.stringMatching(/^Je garde les /),
      expect.stringMatching(/^Je garde le budget de 2025 tel qu’il est/),
      '#NosMilliards #BudgetPublic #MonBudget',
    ]);
  });

  it('[E7] hashtags, then the largest choices, give way to the 280 signs of a message', () => {
    const lines = linesOf(55_000, { type: 'remove' }, 'Dépenses, '.repeat(20));
    expect(lines).toHaveLength(3);
    expect(lines.join()).not.toContain('Un seul changement');
    const edition = anEdition([
      aCard({ id: 'ET01', amount: 9000, title: 'Aide aux communes '.repeat(3).trim() }),
      aNiche({ id: 'NF01', amount: 8000, title: 'Réduction pour dons '.repeat(2).trim() }),
    ]);
    const votes = ['ET01', 'NF01'].map(
      (id, at) => ({ type: 'cast', id, choice: { type: 'remove' }, at }) as const,
    );
    const { text } = shareMessageOf(played(edition, votes), edition);
    expect(text).toMatch(
      /\nMes plus grands choix\u00A0: aide aux .*, .*dons.* \(suppression\)\.\n/,
    );
    expect(text).not.toContain('#');
    expect(text.length).toBeLessThanOrEqual(280);
  });
});
