import type { Baseline } from '@nosmilliards/domain/budget/baseline';
import { sectorPaintOf } from '@nosmilliards/domain/budget/paint';
import { namedMarksOf, scalesOf } from '@nosmilliards/domain/game/card-face';
import { millions } from '@nosmilliards/domain/money/money';
import { sectorWordOf } from '@nosmilliards/domain/vote/card';
import type { BuiltCard, BuiltFront } from '../built.ts';

export function builtFrontOf(
  cards: readonly BuiltCard[],
  decisions: number,
  baseline: Baseline,
): BuiltFront {
  const [first] = cards;
  if (first === undefined) throw new Error('Aucune carte pour l’accueil');
  const { id, title, amount, description, icon } = first;
  return {
    card: {
      id,
      title,
      amount,
      description,
      icon,
      paint: sectorPaintOf(first.sector),
      sectorWord: sectorWordOf(first),
      scales: [...scalesOf(first, baseline)],
      // Cards display marks in whole millions of euros.
      marks: namedMarksOf(first).map((mark) =>
        mark.amount === undefined ? mark : { ...mark, amount: millions(Math.round(mark.amount)) },
      ),
    },
    decisions,
  };
}
