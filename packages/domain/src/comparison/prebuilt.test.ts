import { describe, expect, it } from 'vitest';
import { aComparison } from '../testing.ts';
import { millions } from '../money/money.ts';
import {
  bestOf,
  engagementScoreOf,
  HOME_COUNT,
  normalisedOf,
  type PrebuiltComparison,
} from './prebuilt.ts';

const prebuilt = (budget1: string, budget2: string): PrebuiltComparison => ({
  id: 'x',
  titre: 'Titre',
  poste1: { nom: 'Médicaments', budget: budget1, contexte: 'un', icone: 'pill' },
  poste2: { nom: 'Dette', budget: budget2, contexte: 'deux' },
  multiplicateur: 2,
  description: 'Texte',
  category: 'surprising',
});
const named = (name: string) => ({ name, amount: millions(1), icon: '', context: '' });
const scored = (id: string, ratio: number) => aComparison({ id, ratio });
const many = Array.from({ length: 25 }, (_, i) => scored(`c${i}`, i < 3 ? 1 : 20));

describe('prebuilt comparison', () => {
  it('[C8] normalises amounts, ratio and sentence', () => {
    expect(normalisedOf(prebuilt('17,8 Mds€', '35,6 Md€'))).toEqual({
      id: 'x',
      title: 'Titre',
      description: 'Texte',
      budgetA: { name: 'Médicaments', amount: 17_800, icon: 'pill', context: 'un' },
      budgetB: { name: 'Dette', amount: 35_600, icon: '', context: 'deux' },
      impact: 'Le poste «\u00A0Dette\u00A0» pèse 2\u00A0fois le poste «\u00A0Médicaments\u00A0».',
      ratio: 2,
      category: 'surprising',
    });
  });

  it('[C8] says when two budgets are nearly alike', () => {
    expect(normalisedOf(prebuilt('10 Md€', '10,4 Md€')).impact).toBe(
      'Les deux postes pèsent presque autant.',
    );
    expect(normalisedOf(prebuilt('10,5 Md€', '10 Md€')).impact).toContain('1,1\u00A0fois');
  });

  it('[C8] an unreadable amount has no ratio', () => {
    expect(normalisedOf(prebuilt('beaucoup', '10 Md€'))).toMatchObject({ ratio: 0, impact: '' });
  });

  it.each([
    [2.99, 0],
    [3, 10],
    [4.99, 10],
    [5, 20],
    [9.99, 20],
    [10, 30],
  ])('[C9] a ratio of %d adds %d', (ratio, bonus) => {
    expect(engagementScoreOf(aComparison({ ratio, category: 'scale' }))).toBe(55 + bonus);
  });

  it.each([
    ['surprising', 75],
    ['equivalent', 65],
    ['scale', 55],
  ] as const)('[C9] the category %s makes %d', (category, score) => {
    expect(engagementScoreOf(aComparison({ category }))).toBe(score);
  });

  it('[C9] each keyword counts once, accents and capitals aside', () => {
    const keywords = { budgetA: named('DÉFENSE et défense'), budgetB: named('Éducation, Santé') };
    expect(engagementScoreOf(aComparison({ ...keywords, category: 'scale' }))).toBe(55 + 30);
  });

  it('[C10] the best first, equal scores in the order of the data', () => {
    const best = bestOf(many, HOME_COUNT);
    expect(best).toHaveLength(15);
    expect(best[0]?.id).toBe('c3');
    expect(bestOf([scored('low', 1), scored('high', 20)], 2).map(({ id }) => id)).toEqual([
      'high',
      'low',
    ]);
  });
});
