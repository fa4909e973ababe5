import { viewOf } from '@nosmilliards/domain/budget/lens';
import { groupAmountOf, groupCardsOf, groupLimitsOf } from '@nosmilliards/domain/game/group';
import { isNicheCard, sideOf } from '@nosmilliards/domain/vote/card';
import { readCards, readEdition, readGroups } from '#dataset/read.server.ts';

export type TeachingKit = ReturnType<typeof readTeachingKit>;

/** The sixteen groups in the order they are played, with the same amounts as the game. */
export function readTeachingKit() {
  const { cards: deck } = readCards();
  const { baseline } = readEdition();
  const cards = readGroups().groups.map((group) => {
    const [first] = groupCardsOf(group, deck);
    if (first === undefined) throw new Error(`${group.id} holds no card`);
    const isNiche = isNicheCard(first);
    const amount = groupAmountOf(group, deck);
    return {
      id: group.id,
      title: group.title,
      sentence: group.sentence,
      kind: isNiche ? ('niche' as const) : sideOf(first),
      amount,
      share: viewOf(amount, 'per-thousand', baseline),
      limits: groupLimitsOf(group, deck),
    };
  });
  return { cards, year: baseline.year, balance: baseline.balance };
}
