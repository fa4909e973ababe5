import { budgetOf, categoriesOf, childrenOf } from '@nosmilliards/domain/budget/budget';
import { isVotable, type Line } from '@nosmilliards/domain/budget/line';
import { byWeight } from '@nosmilliards/domain/budget/weight';
import { deckSummaryOf } from '@nosmilliards/domain/game/deck';
import { millions } from '@nosmilliards/domain/money/money';
import {
  readCards,
  readComparisons,
  readEdition,
  readExplorer,
  readFigures,
  readMethodology,
  readSources,
} from '#dataset/read.server.ts';

/** Everything the page counts or quotes, read while it is written: no figure of it is typed. */
export function readMethodologySheet() {
  const { natureShares, transfers, gaps, validation } = readMethodology();
  const { figures } = readFigures();
  const { comparisons } = readComparisons();
  const { year, version, perimeter, laws, consolidation, baseline } = readEdition();
  return {
    year,
    version,
    perimeter,
    laws,
    netExpenses: baseline.netExpenses,
    netRevenues: baseline.netRevenues,
    grossExpenses: millions(consolidation.treeGrossTotal),
    natureShares: natureShares.map((share) => ({ ...share, amount: millions(share.amount) })),
    transfers: transfers.details.map(({ id, title, amount, treatment, note }) => ({
      id,
      title,
      amount: millions(amount),
      treatment,
      note,
    })),
    deficits: ['deficit_reference', 'deficit_etat_loi', 'deficit_etat_premier_semestre'].flatMap(
      (id) => figures[id] ?? [],
    ),
    retained: Object.values(figures).filter(
      ({ id, source }) => source === 'hypothese-nos-milliards' && id !== 'deficit_reference',
    ),
    gaps: gaps.map(({ kind, id, title, amount, reason }) => ({
      id,
      title,
      isCard: kind === 'carte_lignes',
      amount: millions(amount),
      reason,
    })),
    cards: cardsSheet(),
    comparisons: {
      written: comparisons.filter(({ origin }) => origin === 'redaction').length,
      found: comparisons.filter(({ origin }) => origin === 'regle').length,
    },
    checks: validation.tests.map(({ id, label, problems }) => ({ id, label, problems })),
    warnings: validation.warnings,
    sources: Object.values(readSources().sources)
      .toSorted((a, b) => b.uses - a.uses)
      .map(({ id, producer, title, url, consulted, uses }) => ({
        id,
        producer,
        title,
        url,
        consulted,
        uses,
      })),
  };
}

const MOST_UNCOVERED = 5;

function cardsSheet() {
  const { cards } = readCards();
  const { count, bySector, withoutNiches } = deckSummaryOf(cards);
  const covered = cards.flatMap(({ lineIds }) => lineIds);
  const isCovered = ({ id }: Line) =>
    covered.some((line) => line === id || line.startsWith(`${id}_`) || id.startsWith(`${line}_`));
  const budget = budgetOf(readExplorer().lines);
  const uncovered = categoriesOf(budget, 'expense')
    .flatMap(({ id }) => childrenOf(budget, id))
    .filter((line) => isVotable(line) && !isCovered(line))
    .toSorted(byWeight);
  return {
    count,
    sectors: [...bySector].map(([sector, tally]) => ({ sector, ...tally })),
    amount: withoutNiches.amount,
    uncovered: uncovered
      .slice(0, MOST_UNCOVERED)
      .map(({ id, title, amount }) => ({ id, title, amount })),
    uncoveredCount: uncovered.length,
  };
}
