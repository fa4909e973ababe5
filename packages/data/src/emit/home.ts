import { comparisonPathOf } from '@nosmilliards/domain/comparison/path';
import { HOME_COUNT, bestOf } from '@nosmilliards/domain/comparison/prebuilt';
import type { BuiltCard, BuiltComparison, BuiltFront, HomeComparison } from '../built.ts';
import type { Dossier } from '../read/dossier.ts';
import { isOneVintage } from '../derive/one-vintage.ts';
import { linePaintOf } from './lines.ts';
import type { Baseline } from '@nosmilliards/domain/budget/baseline';
import { sectorPaintOf } from '@nosmilliards/domain/budget/paint';
import { namedMarksOf, scalesOf } from '@nosmilliards/domain/game/card-face';
import { millions } from '@nosmilliards/domain/money/money';
import { sectorWordOf } from '@nosmilliards/domain/vote/card';

/** The comparisons written by hand: those of one law or one year of accounts first, then by score. */
export function homeComparisonsOf(
  comparisons: readonly BuiltComparison[],
  dossier: Dossier,
): HomeComparison[] {
  const written = comparisons.filter(({ origin }) => origin === 'redaction');
  const best = bestOf(written, HOME_COUNT);
  const isAlike = ({ lineIdsA, lineIdsB }: BuiltComparison) =>
    isOneVintage([...lineIdsA, ...lineIdsB], dossier);
  return [...best.filter(isAlike), ...best.filter((one) => !isAlike(one))].map((comparison) =>
    homeComparisonOf(comparison, dossier),
  );
}

function homeComparisonOf(
  { lineIdsA, lineIdsB, sources: _sources, origin: _origin, ...comparison }: BuiltComparison,
  dossier: Dossier,
): HomeComparison {
  const lineOf = (id: string) => {
    const line = dossier.lineOf(id);
    if (line === undefined) throw new Error(`Ligne inconnue : ${id}`);
    return line;
  };
  const sidePaintOf = ([id = '']: string[]) => linePaintOf(lineOf(id), dossier);
  const ids = [...lineIdsA, ...lineIdsB];
  return {
    ...comparison,
    paints: [sidePaintOf(lineIdsA), sidePaintOf(lineIdsB)],
    address: comparisonPathOf(ids),
    lines: ids.map((id) => ({ id, title: lineOf(id).row.titre })),
  };
}

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
