import { viewOf } from '@nosmilliards/domain/budget/lens';
import {
  appliedToCards,
  effectOnCards,
  groupAmountOf,
  groupCardsOf,
  groupLimitsOf,
} from '@nosmilliards/domain/game/group';
import { differenceOf, sumOf, type Millions } from '@nosmilliards/domain/money/money';
import { changePercentOf, DEFAULT_PERCENT, type Choice } from '@nosmilliards/domain/vote/vote';
import { isNicheCard, sideOf } from '@nosmilliards/domain/vote/card';
import { readCards, readEdition, readGroups } from '#dataset/read.server.ts';

export type TeachingKit = ReturnType<typeof readTeachingKit>;

/** The sixteen groups in the order they are played, with the same amounts as the game. */
export function readTeachingKit() {
  const { cards: deck } = readCards();
  const { baseline } = readEdition();
  const cards = readGroups().groups.map((group) => {
    const held = groupCardsOf(group, deck);
    const [first] = held;
    if (first === undefined) throw new Error(`${group.id} holds no card`);
    const isNiche = isNicheCard(first);
    const amount = groupAmountOf(group, deck);
    const limits = groupLimitsOf(group, deck);
    // In billions: by the limits of each card, as a session, on the amount as the sheet prints it.
    const printed = Math.round(amount / 100) / 10;
    const effectOf = (choice: Choice) => ({
      billions: (effectOnCards(held, choice).impact / amount) * printed,
      percent: changePercentOf(appliedToCards(held, choice)),
    });
    return {
      id: group.id,
      title: group.title,
      sentence: group.sentence,
      kind: isNiche ? ('niche' as const) : sideOf(first),
      amount,
      share: viewOf(amount, 'per-thousand', baseline),
      limits,
      effects: {
        decrease: effectOf({ type: 'decrease', percent: DEFAULT_PERCENT }),
        increase:
          limits.maxIncrease === 0
            ? null
            : effectOf({ type: 'increase', percent: DEFAULT_PERCENT }),
        remove: effectOf({ type: 'remove' }),
      },
    };
  });
  const withoutCard = (kind: 'expense' | 'revenue', net: Millions) => {
    const amounts = cards.filter((card) => card.kind === kind).map(({ amount }) => amount);
    return differenceOf(net, sumOf(amounts));
  };
  return {
    cards,
    year: baseline.year,
    balance: baseline.balance,
    rest: {
      expense: withoutCard('expense', baseline.netExpenses),
      revenue: withoutCard('revenue', baseline.netRevenues),
    },
  };
}
