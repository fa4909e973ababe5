import type {
  BuiltDetail,
  Indicator as BuiltIndicator,
  LineSummary,
} from '@nosmilliards/data/built-types';
import { foldSmall, shareOf } from '@nosmilliards/domain/budget/breakdown';
import { budgetOf, categoriesOf } from '@nosmilliards/domain/budget/budget';
import {
  formatAmount,
  formatCount,
  formatPercent,
  spellAmount,
} from '@nosmilliards/domain/money/format';
import { LENSES, viewOf } from '@nosmilliards/domain/budget/lens';
import { isVotable, netAmountOf } from '@nosmilliards/domain/budget/line';
import { millions, sumOf, type Millions } from '@nosmilliards/domain/money/money';
import { exampleOf } from '#features/line/history-example.ts';
import type {
  Indicator,
  LineHistory,
  LineLink,
  LinePlace,
  LineSheet,
  NamedAmount,
} from '#features/line/line-sheet.ts';
import { kindOf, natureOf, noticeOf, stateBudgetOf, vintageOf } from '#features/line/line-words.ts';
import { formatMeasure } from '#features/line/measure.ts';
import { reportLinkOf } from '#features/line/report-link.ts';
import { iconPathOf } from '#sheet/icon-path.server.ts';
import { readCards, readDetail, readEdition, readExplorer } from '#dataset/read.server.ts';

type BuiltLine = BuiltDetail['line'];

/** Read while the pages are written; `null` when no line has that id. */
export function readLineSheet(id: string): LineSheet | null {
  const detail = readDetail(id);
  if (detail === null) return null;
  const { history, programme, sourceEntry, gap, line } = detail;
  const { year } = readEdition();
  return {
    line,
    isVotable: isVotable(line),
    net: netOf(line),
    year,
    ...headOf(detail, year),
    sector: sectorOf(line),
    icon: iconPathOf(line.icon),
    kind: kindOf(line),
    views: viewsOf(line.amount),
    path: detail.path.map(linkOf),
    place: placeOf(detail),
    description: detail.description,
    isDescribed: detail.isDescribed,
    facts: factsOf(detail),
    notice: noticeOf(line),
    vintage: vintageOf(detail.vintage, year),
    nature: natureOf(line),
    reference: detail.reference,
    note: detail.note,
    children: foldedChildrenOf(detail.children),
    gap: gap && { amount: millions(gap.amount), reason: gap.reason },
    cards: cardsOf(detail),
    history: history && historySheetOf(history),
    programme: programme && {
      ...programme,
      staffCost: programme.staffCost === null ? null : millions(programme.staffCost),
      jobsVoted: programme.jobsVoted === null ? null : formatCount(programme.jobsVoted),
      jobsFilled: programme.jobsFilled === null ? null : formatCount(programme.jobsFilled),
      indicators: programme.indicators.map(indicatorOf),
    },
    source: {
      producer: sourceEntry.producer,
      title: sourceEntry.title,
      url: sourceEntry.url,
      published: sourceEntry.published,
      consulted: sourceEntry.consulted,
      licence: sourceEntry.licence,
      note: sourceEntry.note,
    },
    reportLink: reportLinkOf(line, import.meta.env.APP_REPOSITORY),
  };
}

/** The State gives a programme and its only action the same name and amount: the code parts them. */
function headOf({ line, description, isDescribed }: BuiltDetail, year: number) {
  const { title, level, code, amount } = line;
  const name = shortened(title);
  const parted = level > 2 && code !== undefined ? `${name} (${code})` : name;
  const about = `${kindOf(line)}, ${spellAmount(amount)} en ${year}`;
  return {
    pageTitle: `${parted} : ${formatAmount(amount)}`,
    summary: isDescribed
      ? `${description} ${about} : détail, historique et source du chiffre.`
      : `${name} : ${about}. Part du budget, détail, historique et source du chiffre.`,
  };
}

function netOf(line: BuiltLine): Millions | null {
  const net = netAmountOf(line);
  return net === line.amount || line.isNiche ? null : net;
}

/** Some names are sentences of 200 signs: a tab, a list of results and a preview cut them anyway. */
const LONGEST_NAME = 70;

function shortened(title: string): string {
  if (title.length <= LONGEST_NAME) return title;
  const cut = title.slice(0, LONGEST_NAME).replace(/\s\S*$/, '');
  return `${cut.replace(/[\s,:(«-]+(\S{0,3}\s)*\S{0,3}$/, '')}…`;
}

const sectors = { etat: 'state', securite_sociale: 'social', collectivites: 'local' } as const;

function sectorOf({ isNiche, isTechnical, origin }: BuiltLine): LineSheet['sector'] {
  if (isNiche) return 'niche';
  return isTechnical || origin === undefined ? 'plain' : sectors[origin];
}

function factsOf({ line, texts, stateBudget, beneficiary }: BuiltDetail): LineSheet['facts'] {
  return [
    { label: 'Ce que cela paie', text: texts.pays ?? '' },
    { label: 'Qui est concerné', text: texts.concerns ?? '' },
    { label: 'Ce que ce chiffre ne dit pas', text: texts.silentOn ?? '' },
    { label: 'Où cette ligne est votée', text: stateBudgetOf(stateBudget) },
    { label: 'À qui va cette recette', text: line.isNiche ? '' : beneficiary },
  ].filter(({ text }) => text !== '');
}

/** A lens that would print « 0 € » for money that exists says something false: it is left out. */
function viewsOf(amount: Millions): LineSheet['views'] {
  const { baseline } = readEdition();
  return LENSES.filter((lens) => lens !== 'billions')
    .map((lens) => ({ lens, ...viewOf(amount, lens, baseline) }))
    .filter(({ text }) => amount === 0 || /[1-9]/.test(text));
}

function historySheetOf(history: NonNullable<BuiltDetail['history']>): LineHistory {
  const points = history.points.map((point) => ({ ...point, amount: millions(point.amount) }));
  return { ...history, points, example: exampleOf(points) };
}

function indicatorOf({
  code,
  title,
  detail,
  unit,
  before,
  target,
  result,
}: BuiltIndicator): Indicator {
  return {
    code,
    title,
    detail,
    before: before === null ? null : formatMeasure(before, unit),
    target: formatMeasure(target, unit),
    result: formatMeasure(result, unit),
  };
}

function placeOf({ line }: BuiltDetail): LinePlace {
  const parent = line.parentId === null ? null : readDetail(line.parentId);
  const siblings: readonly LineLink[] = parent
    ? largestFirst(parent.children)
    : categoriesOf(budgetOf(readExplorer().lines), line.side);
  const index = siblings.findIndex(({ id }) => id === line.id);
  const beside = (step: number) => {
    const sibling = siblings[index + step];
    return sibling === undefined ? null : linkOf(sibling);
  };
  return {
    share: parent ? shareOfParent(line, parent.line) : shareOfTotal(line),
    rank: index + 1,
    count: siblings.length,
    previous: index === 0 ? null : beside(-1),
    next: beside(1),
  };
}

function shareOfParent(line: BuiltLine, parent: BuiltLine): string | null {
  const share = shareOf(line.amount, parent.amount);
  return share.ok ? formatPercent(share.value) : null;
}

function shareOfTotal(line: BuiltLine): string | null {
  const { netExpenses, netRevenues } = readEdition().baseline;
  if (line.isNiche) return null;
  const share = shareOf(netAmountOf(line), line.side === 'expense' ? netExpenses : netRevenues);
  return share.ok ? formatPercent(share.value) : null;
}

function cardsOf({ cards }: BuiltDetail): LineSheet['cards'] {
  if (cards.length === 0) return [];
  const deck = readCards().cards;
  return cards.map(({ id, title, amount }) => ({
    id,
    title,
    amount: millions(amount),
    gapReason: deck.find((card) => card.id === id)?.gap?.reason ?? '',
  }));
}

/** Past a dozen bars nobody compares any more: the rest waits with the small lines. */
const MOST_BARS = 12;

function foldedChildrenOf(children: readonly LineSummary[]): LineSheet['children'] {
  const { shown, folded } = foldSmall(largestFirst(children));
  const rest = [...shown.slice(MOST_BARS), ...(folded?.lines ?? [])];
  return {
    shown: shown.slice(0, MOST_BARS),
    folded:
      rest.length === 0 ? null : { lines: rest, amount: sumOf(rest.map(({ amount }) => amount)) },
  };
}

function largestFirst(lines: readonly LineSummary[]): NamedAmount[] {
  return lines
    .map(({ id, title, amount }) => ({ id, title, amount: millions(amount) }))
    .toSorted((a, b) => b.amount - a.amount);
}

function linkOf({ id, title }: LineLink): LineLink {
  return { id, title };
}
