import { viewOf } from '@nosmilliards/domain/budget/lens';
import { groupAmountOf, groupCardsOf, groupLimitsOf } from '@nosmilliards/domain/game/group';
import { DEFAULT_PERCENT, effectOf, type Choice } from '@nosmilliards/domain/vote/vote';
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
    const limits = groupLimitsOf(group, deck);
    const side = sideOf(first);
    // As on the pupil’s sheet: one line of that amount, without the limits of each card.
    const impactOf = (choice: Choice) => effectOf(choice, { side, amount }).impact;
    return {
      id: group.id,
      title: group.title,
      sentence: group.sentence,
      kind: isNiche ? ('niche' as const) : side,
      amount,
      share: viewOf(amount, 'per-thousand', baseline),
      limits,
      effects: {
        decrease: impactOf({ type: 'decrease', percent: DEFAULT_PERCENT }),
        increase:
          limits.maxIncrease === 0
            ? null
            : impactOf({ type: 'increase', percent: DEFAULT_PERCENT }),
        remove: impactOf({ type: 'remove' }),
      },
    };
  });
  return { cards, year: baseline.year, balance: baseline.balance };
}
