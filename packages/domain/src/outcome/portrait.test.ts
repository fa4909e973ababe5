import { describe, expect, it } from 'vitest';
import { aCard, aGroup, anEdition, aRevenue, played } from '../testing.ts';
import type { Choice } from '../vote/vote.ts';
import { flowsOf, mostlyOf, portraitOf, portraitSentenceOf, type Portrait } from './portrait.ts';

type Parts = Partial<Record<'add' | 'take' | 'cut' | 'rise', number>>;

const double: Choice = { type: 'increase', percent: 100 };
const remove: Choice = { type: 'remove' };
const limits = { minReduction: -100, maxIncrease: 100 };

/** A ballot with these parts, in millions: each doubles or removes one card of that amount. */
function portraitWith({ add = 0, take = 0, cut = 0, rise = 0 }: Parts): Portrait {
  const cards = [
    aRevenue({ id: 'add', title: 'TVA', amount: add, constraints: limits }),
    aRevenue({ id: 'take', title: 'Taxe foncière', amount: take, constraints: limits }),
    aCard({ id: 'cut', title: 'Retraites', amount: cut, constraints: limits }),
    aCard({ id: 'rise', title: 'Défense', amount: rise, constraints: limits }),
  ].filter(({ amount }) => amount > 0);
  const edition = anEdition(cards);
  const ballot = played(
    edition,
    cards.map(({ id }, at) => ({
      type: 'cast',
      id,
      choice: id === 'add' || id === 'rise' ? double : remove,
      at,
      deal: 'cards',
    })),
  );
  const portrait = portraitOf(ballot, edition);
  if (portrait === null) throw new Error('No vote');
  return { ...portrait, scope: '' };
}

const said = (parts: Parts, teller: 'own' | 'mine' | 'received' = 'own') =>
  portraitSentenceOf(portraitWith(parts), teller).text.replaceAll(/[\u00A0\u202F]/g, ' ');

const words = (parts: Parts) => mostlyOf(portraitWith(parts)).replaceAll(/\s/g, ' ');

const flows = (parts: Parts) => {
  const { from, to, total } = flowsOf(portraitWith(parts));
  const read = (row: typeof from) => row.map(({ kind, amount }) => `${kind} ${amount}`);
  return [read(from), read(to), total];
};

describe('[E22] the portrait of a ballot', () => {
  it.each<[Parts, string]>([
    [
      { add: 33_600, cut: 22_500, rise: 11_900 },
      'Vous ajoutez 34 Md€ de recettes, retirez 23 Md€ de dépenses et en remettez 12 ailleurs.',
    ],
    [{ cut: 50_400 }, 'Vous retirez 50 Md€ de dépenses.'],
    [{ rise: 25_200 }, 'Vous ajoutez 25 Md€ de dépenses.'],
    [
      { add: 165_300, cut: 19_600 },
      'Vous ajoutez 165 Md€ de recettes et retirez 20 Md€ de dépenses.',
    ],
    [
      { add: 15_200, cut: 4700, rise: 5800 },
      'Vous ajoutez 15,2 Md€ de recettes, retirez 4,7 Md€ de dépenses et en ajoutez 5,8 ailleurs.',
    ],
    [{ add: 30_000, rise: 25_000 }, 'Vous ajoutez 30 Md€ de recettes et 25 Md€ de dépenses.'],
    [{ take: 15_000, cut: 39_000 }, 'Vous retirez 15 Md€ de recettes et 39 Md€ de dépenses.'],
    [
      { take: 15_200, rise: 6100 },
      'Vous retirez 15,2 Md€ de recettes et ajoutez 6,1 Md€ de dépenses.',
    ],
    [
      { add: 34_000, take: 15_000, cut: 20_000 },
      'Vous ajoutez 34 Md€ de recettes et en retirez 15 ; vous retirez 20 Md€ de dépenses.',
    ],
    [
      { take: 15_000, cut: 39_000, rise: 12_000 },
      'Vous retirez 15 Md€ de recettes ; vous retirez 39 Md€ de dépenses et en remettez 12 ailleurs.',
    ],
    [
      { add: 34_000, cut: 2000, rise: 600 },
      'Vous ajoutez 34,0 Md€ de recettes, retirez 2,0 Md€ de dépenses et en remettez 600 M€ ailleurs.',
    ],
  ])('%o', (parts, sentence) => {
    expect(said(parts)).toBe(sentence);
  });

  it('speaks in three persons', () => {
    const all = { add: 33_600, cut: 22_500, rise: 11_900 };
    expect(said(all, 'mine')).toBe(
      'J’ajoute 34 Md€ de recettes, je retire 23 Md€ de dépenses et j’en remets 12 ailleurs.',
    );
    expect(said(all, 'received')).toBe(
      'Ce budget ajoute 34 Md€ de recettes, retire 23 Md€ de dépenses et en remet 12 ailleurs.',
    );
    const both = { add: 34_000, take: 15_000, cut: 20_000 };
    expect(said(both, 'received')).toBe(
      'Ce budget ajoute 34 Md€ de recettes et en retire 15 ; il retire 20 Md€ de dépenses.',
    );
    const { spoken } = portraitSentenceOf(portraitWith({ cut: 50_400 }), 'mine');
    expect(spoken).toBe('Je retire 50\u00A0milliards d’euros de dépenses.');
  });

  it('says of which part of the game it is, and that nothing changes', () => {
    const groups = ['a', 'b', 'c'].map((id) =>
      aGroup({ id, title: id, cardIds: [`${id}1`, `${id}2`] }),
    );
    const edition = anEdition(
      groups.flatMap(({ cardIds }) => cardIds.map((id) => aCard({ id, amount: 1000 }))),
      undefined,
      groups,
    );
    const keep: Choice = { type: 'keep' };
    const sentence = (choice: Choice, ...ids: readonly string[]) => {
      const cast = ids.map(
        (id, at) => ({ type: 'cast', id, choice, at, deal: 'express' }) as const,
      );
      const portrait = portraitOf(played(edition, cast), edition);
      return portrait && portraitSentenceOf(portrait, 'own').text.replaceAll('\u00A0', ' ');
    };
    expect(sentence(keep, 'a', 'b')).toBe('En 2 décisions sur 3, vous ne changez rien.');
    expect(sentence(remove, 'a')).toBe('En 1 décision sur 3, vous retirez 2,0 Md€ de dépenses.');
    expect(sentence(remove, 'a', 'b1')).toBe(
      'En 1 décision et 1 carte, vous retirez 3,0 Md€ de dépenses.',
    );
    expect(sentence(keep, 'a', 'b', 'c')).toBe(
      'Vous gardez les 3 décisions : ni les recettes ni les dépenses ne changent.',
    );
    expect(portraitOf(played(edition, []), edition)).toBeNull();
  });

  it('names the largest decision of each part, inside a sentence', () => {
    expect(words({ add: 33_600, cut: 22_500, rise: 11_900 })).toBe(
      'Surtout : TVA +100 %, retraites (suppression), défense +100 %.',
    );
    expect(words({ rise: 25_200 })).toBe('Un seul changement : défense +100 %.');
  });

  it('says where the money comes from and where it goes, two rows of one total', () => {
    expect(flows({ add: 33_600, cut: 22_500, rise: 11_900 })).toEqual([
      ['revenueMore 33600', 'spendingLess 22500'],
      ['spendingMore 11900', 'deficitLess 44200'],
      56_100,
    ]);
    expect(flows({ rise: 25_200 })).toEqual([
      ['borrowedMore 25200'],
      ['spendingMore 25200'],
      25_200,
    ]);
    expect(flows({ add: 165_300 })).toEqual([
      ['revenueMore 165300'],
      ['deficitLess 155000', 'surplus 10300'],
      165_300,
    ]);
  });
});
