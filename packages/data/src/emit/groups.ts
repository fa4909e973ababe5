import type { Group } from '@nosmilliards/domain/game/group';
import { sumOf, type Millions } from '@nosmilliards/domain/money/money';
import type { BuiltCard } from '../built.ts';
import { groupOf } from '../derive/deck.ts';
import type { Dossier } from '../read/dossier.ts';
import { known } from '../read/known.ts';

/** Spending, then niches, then revenue; by decreasing amount, which is a neutral order. */
export function builtGroupsOf({ edition }: Dossier, cards: readonly BuiltCard[]): Group[] {
  const byId = new Map(cards.map((card) => [card.id, card]));
  const cardsOf = ({ cardIds }: Group) => cardIds.map((id) => known(byId, id));
  const amountOf = (group: Group): Millions => sumOf(cardsOf(group).map(({ amount }) => amount));
  const placeOf = (group: Group) => {
    const [type] = cardsOf(group).map((card) => card.type);
    return type === 'revenue' ? 2 : Number(type === 'tax_expenditure');
  };
  return edition.groups.content.paquets
    .map(groupOf)
    .toSorted((a, b) => placeOf(a) - placeOf(b) || amountOf(b) - amountOf(a));
}
