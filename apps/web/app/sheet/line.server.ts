import { foldSmall } from '@nosmilliards/domain/budget/breakdown';
import { budgetOf, categoriesOf } from '@nosmilliards/domain/budget/budget';
import { LENSES, viewOf, wholeOf } from '@nosmilliards/domain/budget/lens';
import { isCounted, isVotable } from '@nosmilliards/domain/budget/line';
import { formatShare, rankOf, shareOfTotal, shareWithin } from '@nosmilliards/domain/budget/weight';
import { formatAmount, formatCount, spellAmount } from '@nosmilliards/domain/money/format';
import { millions } from '@nosmilliards/domain/money/money';
import type { BuiltDetail, BuiltLine, Indicator } from '#dataset/built.ts';
import { readCards, readDetail, readEdition, readExplorer } from '#dataset/read.server.ts';
import { exampleOf } from '#sheet/history-example.ts';
import {
  kindOf,
  natureOf,
  noticeOf,
  outsideWordsOf,
  stateBudgetOf,
  vintageOf,
} from '#sheet/line-words.ts';
import { formatMeasure } from '#sheet/measure.ts';
import { reportLinkOf } from '#sheet/report-link.ts';

type Named = Pick<BuiltLine, 'id' | 'title'>;

/** Read while the pages are written, for the page at `address`; `null` when no line has that id. */
export function readLineSheet(id: string, address: string) {
  const detail = readDetail(id);
  if (detail === null) return null;
  const { history, programme, sourceEntry, gap, line } = detail;
  const { year } = readEdition();
  return {
    line,
    isVotable: isVotable(line),
    year,
    ...headOf(detail, year),
    kind: kindOf(line),
    views: viewsOf(line),
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
    children: childrenOf(detail),
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
    reportLink: reportLinkOf(line, address, import.meta.env.APP_REPOSITORY),
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

/** Some names are sentences of 200 signs: a tab, a list of results and a preview cut them anyway. */
const LONGEST_NAME = 70;

function shortened(title: string): string {
  if (title.length <= LONGEST_NAME) return title;
  const cut = title.slice(0, LONGEST_NAME).replace(/\s\S*$/, '');
  return `${cut.replace(/[\s,:(«-]+(\S{0,3}\s)*\S{0,3}$/, '')}…`;
}

function factsOf({ line, texts, stateBudget, beneficiary }: BuiltDetail) {
  return [
    { label: 'Ce que cela paie', text: texts.pays ?? '' },
    { label: 'Qui est concerné', text: texts.concerns ?? '' },
    { label: 'Ce que ce chiffre ne dit pas', text: texts.silentOn ?? '' },
    { label: 'Où cette ligne est votée', text: stateBudgetOf(stateBudget) },
    { label: 'À qui va cette recette', text: line.isNiche ? '' : beneficiary },
  ].filter(({ text }) => text !== '');
}

/** A lens that would print « 0 € » for money that exists says something false: it is left out. */
function viewsOf(line: BuiltLine) {
  const { baseline } = readEdition();
  return LENSES.filter((lens) => lens !== 'billions')
    .map((lens) => ({ lens, ...viewOf(line.amount, lens, baseline, wholeOf(line)) }))
    .filter(({ text }) => line.amount === 0 || /[1-9]/.test(text));
}

function historySheetOf(history: NonNullable<BuiltDetail['history']>) {
  const points = history.points.map((point) => ({ ...point, amount: millions(point.amount) }));
  return { ...history, points, example: exampleOf(points) };
}

function indicatorOf({ code, title, detail, unit, before, target, result }: Indicator) {
  return {
    code,
    title,
    detail,
    before: before === null ? null : formatMeasure(before, unit),
    target: formatMeasure(target, unit),
    result: formatMeasure(result, unit),
  };
}

function placeOf({ line }: BuiltDetail) {
  const parent = line.parentId === null ? null : readDetail(line.parentId);
  const siblings = parent?.children ?? categoriesOf(budgetOf(readExplorer().lines), line.side);
  const index = siblings.findIndex(({ id }) => id === line.id);
  const share = parent
    ? shareWithin(parent.line, line)
    : shareOfTotal(line, readEdition().baseline);
  return {
    share: share.ok ? formatShare(share.value) : null,
    outside: !share.ok && share.reason === 'not-counted' ? outsideWordsOf(line) : '',
    rank: rankOf(line.id, siblings),
    previous: linkOrNull(siblings[index - 1]),
    next: linkOrNull(siblings[index + 1]),
  };
}

function cardsOf({ cards }: BuiltDetail) {
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

function childrenOf({ line, children }: BuiltDetail) {
  const { shown, folded } = foldSmall(children, MOST_BARS);
  const childOf = ({ id, title, amount, ...child }: (typeof children)[number]) => ({
    id,
    title,
    amount,
    isOutside: isCounted(line) && !isCounted(child),
  });
  return {
    shown: shown.map(childOf),
    folded: folded && { amount: folded.amount, lines: folded.lines.map(childOf) },
  };
}

function linkOf({ id, title }: Named) {
  return { id, title };
}

function linkOrNull(line: Named | undefined) {
  return line ? linkOf(line) : null;
}
