import { describe, expect, it } from 'vitest';
import { aCard, anEdition, must, played } from '../testing.ts';
import { completionOf } from './completion.ts';
import { shareMessageOf } from './share-message.ts';
import type { Choice } from '../vote/vote.ts';

const textFor = (amount: number, choice: Choice, names: string[] = []) => {
  const edition = anEdition([aCard({ amount })]);
  const ballot = played(edition, [
    { type: 'cast', id: 'ET01', choice, at: 1 },
    { type: 'complete', at: 2 },
  ]);
  const achievements = names.map((name) => ({ name }));
  return shareMessageOf(must(completionOf(ballot, edition)), achievements, 2025);
};

describe('share message', () => {
  it('[E7] a deficit tells its borrowing', () => {
    expect(textFor(55_000, { type: 'remove' }, ['Robin des Bois', 'Social-démocrate'])).toEqual({
      title: 'Nos Milliards\u00A0: mon budget 2025',
      text: [
        'Mon budget public 2025\u00A0: \u2212100,0\u00A0Md€ (Déficit critique).',
        'Économisés\u00A0: 55,0\u00A0Md€ par rapport au déficit de référence de 155,0\u00A0Md€.',
        'Au-delà des limites retenues\u00A0: +27,5\u00A0Md€.',
        'À emprunter\u00A0: 100,0\u00A0Md€, soit 3,0\u00A0Md€ d’intérêts par an.',
        'Succès\u00A0: Robin des Bois, Social-démocrate.',
        '#NosMilliards #BudgetPublic #MonBudget',
      ].join('\n'),
    });
  });

  it('[E7] a surplus needs no borrowing, and no achievement makes no line', () => {
    const { text } = textFor(160_000, { type: 'remove' });
    expect(text).toContain('+5,0\u00A0Md€ (Excédent)');
    expect(text).toContain('Aucun emprunt nécessaire.');
    expect(text).not.toContain('Succès');
  });

  it('[E7] a cost is called a cost', () => {
    const { text } = textFor(10_000, { type: 'increase', percent: 50 });
    expect(text).toContain('Coût supplémentaire\u00A0: 5,0\u00A0Md€');
    expect(text).not.toContain('Au-delà');
  });
});
