import type { BuiltDetail, LineSummary } from '@nosmilliards/data/built-types';
import { shareOf } from '@nosmilliards/domain/breakdown';
import { budgetOf, categoriesOf } from '@nosmilliards/domain/budget';
import { netAmountOf } from '@nosmilliards/domain/line';
import { millions } from '@nosmilliards/domain/money';
import type { LineLink, LinePlace, LineSheet, NamedAmount } from '#features/line/line-sheet.ts';
import { readCards, readDetail, readEdition, readExplorer } from '../built-lines.ts';

/** Read while the pages are written; `null` when no line has that id. */
export function readLineSheet(id: string): LineSheet | null {
  const detail = readDetail(id);
  if (detail === null) return null;
  const { history, programme, sourceEntry, gap, line } = detail;
  return {
    line,
    year: readEdition().year,
    path: detail.path.map(linkOf),
    place: placeOf(detail),
    description: detail.description,
    isDescribed: detail.isDescribed,
    texts: detail.texts,
    vintage: detail.vintage,
    stateBudget: detail.stateBudget,
    beneficiary: detail.beneficiary,
    reference: detail.reference,
    note: detail.note,
    children: largestFirst(detail.children),
    gap: gap && { amount: millions(gap.amount), reason: gap.reason },
    cards: cardsOf(detail),
    history: history && {
      ...history,
      points: history.points.map((point) => ({ ...point, amount: millions(point.amount) })),
    },
    programme: programme && {
      ...programme,
      staffCost: programme.staffCost === null ? null : millions(programme.staffCost),
      indicators: programme.indicators.map(({ objective: _objective, ...indicator }) => indicator),
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

type BuiltLine = BuiltDetail['line'];

function shareOfParent(line: BuiltLine, parent: BuiltLine): number | null {
  const share = shareOf(line.amount, parent.amount);
  return share.ok ? share.value : null;
}

function shareOfTotal(line: BuiltLine): number | null {
  const { netExpenses, netRevenues } = readEdition().baseline;
  if (line.isNiche) return null;
  const share = shareOf(netAmountOf(line), line.side === 'expense' ? netExpenses : netRevenues);
  return share.ok ? share.value : null;
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

function largestFirst(lines: readonly LineSummary[]): NamedAmount[] {
  return lines
    .map(({ id, title, amount }) => ({ id, title, amount: millions(amount) }))
    .toSorted((a, b) => b.amount - a.amount);
}

function linkOf({ id, title }: LineLink): LineLink {
  return { id, title };
}
