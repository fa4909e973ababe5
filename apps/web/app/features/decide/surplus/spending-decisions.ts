import type { Edition } from '@nosmilliards/domain/game/edition';
import { groupAmountOf } from '@nosmilliards/domain/game/group';
import { sorted } from '@nosmilliards/domain/list';
import type { Choosable } from './largest-taxes.ts';

/** The decisions on spending, largest first; nobody gives interest more money. */
export function spendingDecisionsOf({
  groups,
  deck,
}: Pick<Edition, 'groups' | 'deck'>): readonly Choosable[] {
  const spending = groups.filter(
    ({ sector }) => sector !== 'dette' && sector !== 'niches_fiscales' && sector !== 'recettes',
  );
  const named = spending.map((group) => ({
    id: group.id,
    title: group.title,
    amount: groupAmountOf(group, deck),
  }));
  return sorted(named, (a, b) => b.amount - a.amount);
}
