import { sumOf, type Millions } from '@nosmilliards/domain/money/money';
import type { BuiltCard, BuiltGroup } from '../built.ts';
import type { Dossier } from '../dossier.ts';
import { known } from '../known.ts';

/** Spending, then niches, then revenue; the largest first, so that no order is a choice. */
export function builtGroupsOf({ edition }: Dossier, cards: readonly BuiltCard[]): BuiltGroup[] {
  const byId = new Map(cards.map((card) => [card.id, card]));
  const cardsOf = ({ cardIds }: BuiltGroup) => cardIds.map((id) => known(byId, id));
  const amountOf = (group: BuiltGroup): Millions =>
    sumOf(cardsOf(group).map(({ amount }) => amount));
  const placeOf = (group: BuiltGroup) => {
    const [type] = cardsOf(group).map((card) => card.type);
    return type === 'revenue' ? 2 : Number(type === 'tax_expenditure');
  };
  return edition.groups.content.paquets
    .map(({ id, titre, phrase, icone, secteur, cartes }) => ({
      id,
      title: titre,
      sentence: phrase,
      icon: icone,
      sector: secteur,
      cardIds: cartes,
    }))
    .toSorted((a, b) => placeOf(a) - placeOf(b) || amountOf(b) - amountOf(a));
}
