import { sectorPaintOf } from '@nosmilliards/domain/budget/paint';
import { namedMarksOf } from '@nosmilliards/domain/game/card-face';
import { millions } from '@nosmilliards/domain/money/money';
import { sectorWordOf } from '@nosmilliards/domain/vote/card';
import type { BuiltCard, BuiltFront } from '../built.ts';

export function builtFrontOf(cards: readonly BuiltCard[], decisions: number): BuiltFront {
  const [first] = cards;
  if (first === undefined) throw new Error('Aucune carte pour l’accueil');
  const { id, title, amount, description, icon, impactPerAdult } = first;
  return {
    card: {
      id,
      title,
      amount,
      description,
      icon,
      impactPerAdult,
      paint: sectorPaintOf(first.sector),
      sectorWord: sectorWordOf(first),
      // A face shows no more than whole millions.
      marks: namedMarksOf(first).map((mark) =>
        mark.amount === undefined ? mark : { ...mark, amount: millions(Math.round(mark.amount)) },
      ),
    },
    decisions,
  };
}
