import { budgetOf, categoriesOf, childrenOf } from '@nosmilliards/domain/budget/budget';
import { perThousandOf } from '@nosmilliards/domain/budget/lens';
import { isVotable, type Line, type Side } from '@nosmilliards/domain/budget/line';
import { byWeight, sumOfWeights } from '@nosmilliards/domain/budget/weight';
import { deckSummaryOf, tallyOf } from '@nosmilliards/domain/game/deck';
import { formatDay } from '@nosmilliards/domain/money/day';
import { millions } from '@nosmilliards/domain/money/money';
import { isRevenueCard } from '@nosmilliards/domain/vote/card';
import { countWordsOf } from '@nosmilliards/domain/vote/denominator';
import { limitsOfLine } from '@nosmilliards/domain/vote/line-limits';
import { formatTerm } from '#page-data/measure.ts';
import { readSourceList } from '#page-data/source-list.server.ts';
import { READING_WORDS } from '#page-data/reading-words.ts';
import {
  readCardFacts,
  readCards,
  readComparisons,
  readEdition,
  readExplorer,
  readFigures,
  readGroups,
  readGuesses,
  readMethodology,
  readPiece,
  readPieces,
  readSources,
} from '#dataset/read.server.ts';

export type MethodologyData = ReturnType<typeof readMethodologyData>;

/** Runs at build time: every figure of the page is computed from the dataset. */
export function readMethodologyData() {
  const { trust, recomputed, balance, transfers, gaps, validation } = readMethodology();
  const { figures } = readFigures();
  const { comparisons } = readComparisons();
  const { year, version, perimeter, laws, consolidation, baseline } = readEdition();
  return {
    year,
    published: {
      accounts: publishedOf('depenses_constatees'),
      debt: publishedOf('dette_constatee'),
    },
    version,
    perimeter,
    laws,
    netExpenses: baseline.netExpenses,
    netRevenues: baseline.netRevenues,
    /** Before transfers between administrations are subtracted. */
    grossExpenses: millions(consolidation.treeGrossTotal),
    natures: sharesOf(trust, 'natures'),
    readings: sharesOf(trust, 'readings').map((row) => ({
      ...row,
      words: READING_WORDS[row.kind],
    })),
    years: sharesOf(trust, 'years'),
    /** Official and calculated amounts that a check recomputes, and the pieces they come from. */
    recomputed,
    recomputedShare: {
      expense: trust.find(({ side }) => side === 'expense')?.recomputedShare ?? 0,
      revenue: trust.find(({ side }) => side === 'revenue')?.recomputedShare ?? 0,
    },
    technical: {
      expense: technicalPerThousand('expense'),
      revenue: technicalPerThousand('revenue'),
    },
    accounts: accountsOf(balance),
    split: splitOf(balance.split),
    balance: baseline.balance,
    removed: transfers.removed.map(({ id, title, amount }) => ({
      id,
      title,
      amount: formatTerm(amount),
    })),
    removedTotal: formatTerm(consolidation.treeGrossTotal - baseline.netExpenses),
    transfers: transfers.details.map(({ id, title, amount, nature, note }) => ({
      nature,
      id,
      title,
      amount: millions(amount),
      note,
    })),
    deficits: [
      'deficit_reference',
      'deficit_constate',
      'deficit_etat_loi',
      'deficit_etat_execute',
      'deficit_etat_premier_semestre',
    ].flatMap((id) => figures[id] ?? []),
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
    game: gameSheet(),
    denominators: denominatorsSheet(),
    comparisons: {
      written: comparisons.filter(({ origin }) => origin === 'redaction').length,
      found: comparisons.filter(({ origin }) => origin === 'regle').length,
    },
    checks: validation.tests.map(({ id, label, problems }) => ({ id, label, problems })),
    warnings: validation.warnings,
    quoted: quotedPieces(),
    sources: sourceCountsOf(),
  };
}

/** When the document of a figure came out. */
function publishedOf(figure: string): string {
  const id = readFigures().figures[figure]?.source ?? '';
  return formatDay(readSources().sources[id]?.published ?? '');
}

function sourceCountsOf() {
  const sources = readSourceList().flatMap((shelf) => shelf.sources);
  return { sources: sources.length, pieces: sources.flatMap(({ pieces }) => pieces).length };
}

/** The pieces to read again at the producer's: an amount of the site depends on a quotation. */
function quotedPieces() {
  return readPieces()
    .pieces.filter(({ reading, page }) => {
      const isUsed = readPiece(page)?.cells.some(({ uses }) => uses.length > 0);
      return reading === 'citation' && isUsed === true;
    })
    .map(({ page, title }) => ({ page, title }));
}

type Trust = ReturnType<typeof readMethodology>['trust'];

/** One row per kind, spending and revenue side by side. */
function sharesOf<What extends 'natures' | 'readings' | 'years'>(trust: Trust, what: What) {
  type Kind = Trust[number][What][number]['kind'];
  const sideOf = (side: Side) =>
    new Map<Kind, { share: number }>(
      trust
        .filter((one) => one.side === side)
        .flatMap((one) => one[what].map((share) => [share.kind, share] as const)),
    );
  const [expense, revenue] = [sideOf('expense'), sideOf('revenue')];
  const shareOf = (kind: Kind, shares: typeof expense) => {
    return { share: shares.get(kind)?.share ?? 0 };
  };
  return [...expense.keys()].map((kind) => ({
    kind,
    expense: shareOf(kind, expense),
    revenue: shareOf(kind, revenue),
  }));
}

/** The share of technical lines in a side, for 1 000 € of spending. */
function technicalPerThousand(side: Side): number {
  const lines = categoriesOf(budgetOf(readExplorer().lines), side).filter(
    ({ isTechnical }) => isTechnical,
  );
  return perThousandOf(sumOfWeights(lines), readEdition().baseline);
}

type Balance = ReturnType<typeof readMethodology>['balance'];

function accountsOf({ netExpenses, netRevenues, deficit, found }: Balance) {
  const { year, baseline } = readEdition();
  return [
    { label: 'Dépenses', kept: netExpenses, found: found.netExpenses },
    { label: 'Recettes', kept: netRevenues, found: found.netRevenues },
    { label: 'Déficit', kept: deficit, found: found.deficit },
    {
      label: `Dette à la fin de ${year}`,
      kept: baseline.debt - baseline.balance,
      found: found.debt,
    },
    { label: 'Produit intérieur brut', kept: null, found: found.gdp },
  ].map(({ label, kept, ...row }) => ({
    label,
    kept: kept === null ? null : millions(kept),
    found: millions(row.found),
  }));
}

function splitOf({ state, operators, local, socialSecurity, gap }: Balance['split']) {
  return [
    { label: 'État', balance: millions(state) },
    { label: 'Opérateurs de l’État', balance: millions(operators) },
    { label: 'Collectivités locales', balance: millions(local) },
    { label: 'Sécurité sociale', balance: millions(socialSecurity) },
    { label: 'Écart entre le total retenu et les comptes de l’Insee', balance: millions(gap) },
  ];
}

/** The counts, and how many cards and decisions are divided by one of them. */
function denominatorsSheet() {
  const { denominators } = readCardFacts();
  const withCount = Object.keys(denominators).length;
  return {
    withCount,
    without: readCards().cards.length + readGroups().groups.length - withCount,
    counts: readMethodology().denominators.map(({ ids, reading, ...count }) => {
      const denominator = denominators[ids[0] ?? ''];
      return {
        ...count,
        words: denominator ? countWordsOf(denominator) : '',
        reading: READING_WORDS[reading],
      };
    }),
  };
}

const MOST_UNCOVERED = 3;

function cardsSheet() {
  const { cards: all } = readCards();
  const cards = all.filter((card) => !isRevenueCard(card));
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
    sectors: [...bySector].map(([sector, { count: size }]) => ({ sector, count: size })),
    amount: withoutNiches.amount,
    uncovered: uncovered
      .slice(0, MOST_UNCOVERED)
      .map(({ id, title, amount }) => ({ id, title, amount })),
    uncoveredCount: uncovered.length,
    revenueCount: all.length - cards.length,
  };
}

/** One example line for each case of the rule of limits. */
const LIMITED = [
  { kind: 'Ligne d’au moins 50 Md€', amount: 50_000 },
  { kind: 'Ligne de 10 à moins de 50 Md€', amount: 10_000 },
  { kind: 'Ligne de moins de 10 Md€', amount: 0 },
  { kind: 'Intérêts', amount: 0, isInterest: true },
  { kind: 'Niche fiscale', amount: 0, isNiche: true },
];

function gameSheet() {
  const { cards } = readCards();
  const { laws, margins } = readCardFacts();
  const rules = LIMITED.map(({ kind, amount, isInterest = false, isNiche = false }) => {
    const limits = limitsOfLine({ amount: millions(amount), isInterest, isNiche });
    return { kind, cut: limits.minReduction, rise: limits.maxIncrease };
  });
  const follows = (
    { constraints }: (typeof cards)[number],
    { cut, rise }: (typeof rules)[number],
  ) => constraints.minReduction === cut && constraints.maxIncrease === rise;
  return {
    limits: rules.map((rule) => ({
      ...rule,
      cards: cards.filter((card) => follows(card, rule)).length,
    })),
    exceptions: cards
      .filter((card) => !rules.some((rule) => follows(card, rule)))
      .map(({ title }) => title),
    groups: readGroups().groups.map(({ title, cardIds }) => ({ title, count: cardIds.length })),
    cardCount: cards.length,
    revenue: tallyOf(cards.filter(isRevenueCard)),
    lawCards: laws.length,
    /** The laws that they are compared with. */
    lawYears: [...new Set(laws.flatMap(({ changes }) => Object.keys(changes)))].toSorted(),
    marginCards: Object.keys(margins).length,
    guesses: readGuesses().questions.length,
  };
}
