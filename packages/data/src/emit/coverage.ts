import { budgetOf } from '@nosmilliards/domain/budget/budget';
import type { BareLine } from '@nosmilliards/domain/budget/line';
import { territoryOf } from '@nosmilliards/domain/vote/territory';
import type { BuiltCard, BuiltCoverage, ExplorerLine } from '../built.ts';
import type { Dossier } from '../read/dossier.ts';
import { known } from '../read/known.ts';
import type { Line } from '../read/tree.ts';
import { coverageCardOf } from './cards.ts';
import { builtLineOf, coverageLineOf, sidesOf } from './lines.ts';
import { stampOf } from './renamings.ts';

/** The votable lines and every line that a card covers, so that no euro is voted twice. */
export function builtCoverageOf(
  dossier: Dossier,
  explorer: readonly ExplorerLine[],
  builtCards: readonly BuiltCard[],
): BuiltCoverage {
  const shown = explorer.filter(({ level, votable }) => level === 1 || votable);
  const footing = footingOf(dossier, new Set(builtCards.flatMap(({ lineIds }) => lineIds)));
  const byId = new Map([...shown.map(coverageLineOf), ...footing].map((line) => [line.id, line]));
  const lines = [...byId.values()];
  const cards = builtCards.map(coverageCardOf);
  // Throws on a card whose line is missing.
  const voted = territoryOf(budgetOf(lines), cards);
  return { stamp: stampOf(dossier, new Set(voted.keys())), lines, cards };
}

/** These lines and their ancestors. */
function footingOf(dossier: Dossier, ids: ReadonlySet<string>): BareLine[] {
  return sidesOf(dossier).flatMap(({ side, tree }) => {
    const lineageOf = (line: Line): Line[] =>
      line.row.parent_id === ''
        ? [line]
        : [...lineageOf(known(tree.byId, line.row.parent_id)), line];
    return tree.all
      .filter(({ row }) => ids.has(row.id))
      .flatMap(lineageOf)
      .map((line) => coverageLineOf(builtLineOf(line, side, dossier)));
  });
}
