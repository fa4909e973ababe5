import { describe, expect, it } from 'vitest';
import { aCard, anEdition, must, played } from '../testing.ts';
import { accountsOf, completionOf } from './completion.ts';
import { shareMessageOf } from './share-message.ts';
import type { Choice } from '../vote/vote.ts';

const textFor = (amount: number, choice: Choice) => {
  const edition = anEdition([aCard({ amount })]);
  const ballot = played(edition, [
    { type: 'cast', id: 'ET01', choice, at: 1 },
    { type: 'complete', at: 2 },
  ]);
  return shareMessageOf(must(completionOf(ballot, edition)), 2025);
};

describe('share message', () => {
  it('[E7] a deficit tells its borrowing', () => {
    expect(textFor(55_000, { type: 'remove' })).toEqual({
      title: 'Nos Milliards\u00A0: mon budget 2025',
      text: [
        'Mon budget public 2025\u00A0: déficit de 100,0\u00A0Md€, au lieu d’un déficit de 155,0\u00A0Md€.',
        'Solde amélioré de 55,0\u00A0Md€.',
        'À emprunter\u00A0: 100,0\u00A0Md€, soit 3,0\u00A0Md€ d’intérêts par an.',
        '#NosMilliards #BudgetPublic #MonBudget',
      ].join('\n'),
    });
  });

  it('[E7] a small interest has the form that the page gives it', () => {
    const { text } = textFor(153_600, { type: 'remove' });
    expect(text).toContain('À emprunter\u00A0: 1,4\u00A0Md€, soit 42\u00A0M€ d’intérêts par an.');
  });

  it('[E7] a surplus needs no borrowing, and an achievement makes no line', () => {
    const { text } = textFor(160_000, { type: 'remove' });
    expect(text).toContain('excédent de 5,0\u00A0Md€');
    expect(text).toContain('Aucun emprunt de plus.');
    expect(text).not.toContain('Succès');
  });

  it('[E7] a balance of zero is no deficit', () => {
    expect(textFor(155_000, { type: 'remove' }).text).toContain('2025\u00A0: équilibre, au lieu');
  });

  it('[E7] [E19] what is kept is neither improved nor compared with itself', () => {
    expect(textFor(10_000, { type: 'keep' }).text.split('\n')).toEqual([
      expect.stringMatching(/^Mes choix gardent le budget de 2025 tel qu’il est/),
      'À emprunter\u00A0: 155,0\u00A0Md€, soit 4,7\u00A0Md€ d’intérêts par an.',
      '#NosMilliards #BudgetPublic #MonBudget',
    ]);
    const edition = anEdition();
    const part = played(edition, [{ type: 'cast', id: 'ET01', choice: { type: 'keep' }, at: 1 }]);
    expect(shareMessageOf(accountsOf(part, edition), 2025).text.split('\n')[0]).toBe(
      'Mon budget public 2025\u00A0: déficit de 155,0\u00A0Md€, comme au départ.',
    );
  });

  it('[E7] a cost is called a cost', () => {
    const { text } = textFor(10_000, { type: 'increase', percent: 50 });
    expect(text).toContain('Solde dégradé de 5,0\u00A0Md€');
  });
});
