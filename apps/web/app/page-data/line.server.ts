import { foldSmall } from '@nosmilliards/domain/budget/folded-lines';
import { facingOf } from '@nosmilliards/domain/comparison/facing';
import { budgetOf, categoriesOf } from '@nosmilliards/domain/budget/budget';
import { LENSES, viewOf } from '@nosmilliards/domain/budget/lens';
import { estimatedWords, NATURE_WORDS } from '@nosmilliards/domain/budget/nature';
import { spellVintage } from '@nosmilliards/domain/budget/vintage';
import { isCounted, isVotable } from '@nosmilliards/domain/budget/line';
import {
  formatShare,
  rankOf,
  shareOfTotal,
  shareWithin,
  weighingOf,
} from '@nosmilliards/domain/budget/weight';
import { formatDay } from '@nosmilliards/domain/money/day';
import { formatAmount, formatCount, spellAmount } from '@nosmilliards/domain/money/format';
import { millions } from '@nosmilliards/domain/money/money';
import type { BuiltDetail, BuiltLine } from '#dataset/built.ts';
import {
  readCards,
  readComparisons,
  readDetail,
  readEdition,
  readEurope,
  readExplorer,
  readKnownDetail,
  readPieces,
} from '#dataset/read.server.ts';
import { historySheetOf } from '#page-data/history.server.ts';
import {
  kindOf,
  natureOf,
  noticeOf,
  outsideWordsOf,
  reserveOf,
  stateBudgetOf,
  vintageOf,
  yearsOf,
} from '#page-data/line-words.ts';
import { formatMeasure, formatTerm } from '#page-data/measure.ts';
import { nextLawDataOf } from '#page-data/next-law.server.ts';
import { bridgedOf, figuresOf, quoteOf, type Quotable } from '#page-data/quote.server.ts';
import { reportLinkOf } from '#page-data/report-link.ts';
import { sheetPlaceOf } from '#page-data/sheet-place.server.ts';

type Named = Pick<BuiltLine, 'id' | 'title'>;

/** Addresses of lines and pieces, passed in because page-data does not import routes. */
type Addresses = {
  readonly line: (id: string) => string;
  readonly piece: (page: string, key: string) => string;
};

/** Runs at build time; `null` when no line has that id. */
export function readLineData(id: string, addresses: Addresses) {
  const detail = readDetail(id);
  if (detail === null) return null;
  const { history, programme, gap, line } = detail;
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
    facts: factsOf(detail),
    notice: noticeOf(line),
    vintage: vintageOf(detail, year),
    nature: natureOf(detail),
    /** « , dont 7 % estimé (± 7,0 Md€) »; empty without an estimate below a sum. */
    estimated: estimatedWords(line),
    /** « 52,8 % de 2025, 38,7 % de 2024 »; empty for a line that is not a sum. */
    years: yearsOf(detail),
    margin: marginOf(detail),
    reserve: reserveOf(detail),
    children: childrenOf(detail),
    sheet: sheetPlaceOf(line),
    siblings: siblingsOf(line),
    /** Proposed for a comparison. */
    facing: facingLinesOf(line),
    gap: gap && { amount: millions(gap.amount), reason: gap.reason },
    cards: detail.cards.map(({ id: card, title, amount }) => ({
      id: card,
      title,
      amount: millions(amount),
    })),
    quotable: quotableOf(detail, addresses.line(id)),
    history: history && historySheetOf(history, line),
    ...nextLawDataOf(detail, addresses.piece),
    programme: programme && programmeOf(programme, year),
    source: sourceOf(detail, year),
    formula: formulaOf(detail, addresses),
    abroad: abroadOf(id),
    reportLink: reportLinkOf(line, addresses.line(id), import.meta.env.APP_REPOSITORY),
  };
}

/** The functions of Eurostat that a category corresponds to in part; `null` when none does. */
function abroadOf(id: string) {
  const { categories, functions } = readEurope();
  const category = categories.find((one) => one.id === id);
  if (category === undefined || category.functions.length === 0) return null;
  return {
    reason: category.reason,
    functions: functions
      .filter(({ code }) => category.functions.includes(code))
      .map(({ code, title }) => ({ code, title })),
  };
}

/** A programme and its only action have the same name and amount: the code distinguishes them. */
function headOf(detail: BuiltDetail, year: number) {
  const { line, description, path } = detail;
  const { title, level, code, amount } = line;
  const name = shortened(title);
  const parted = level > 2 && code !== undefined ? `${name} (${code})` : name;
  const parent = path.at(-1);
  const place = parent === undefined ? '' : `, dans «\u00A0${shortened(parent.title)}\u00A0»`;
  const about = `${kindOf(line)}, ${spellAmount(amount)} (${vintageOf(detail, year)})`;
  return {
    pageTitle: `${parted} : ${formatAmount(amount)}${olderYearOf(detail, year)}`,
    summary: `${description ?? `${name}${place}.`} ${about}\u00A0: détail, historique et source du chiffre.`,
  };
}

/** « en 2024 », where the last account read is older than the budget. */
function olderYearOf({ vintage, mixture }: BuiltDetail, year: number): string {
  const own = Number(/_(20\d\d)$/.exec(vintage)?.[1] ?? year);
  return mixture === null && own !== year ? ` en ${own}` : '';
}

/** Characters. Some names have 200; browser tabs, search results and previews cut them anyway. */
const LONGEST_NAME = 70;

function shortened(title: string): string {
  if (title.length <= LONGEST_NAME) return title;
  const cut = title.slice(0, LONGEST_NAME).replace(/\s\S*$/, '');
  return `${cut.replace(/[\s,:(«-]+(\S{0,3}\s)*\S{0,3}$/, '')}…`;
}

function factsOf({ line, texts, stateBudget, beneficiary, before }: BuiltDetail) {
  return [
    { label: 'Ce que cela paie', text: texts.pays ?? '' },
    { label: 'Qui est concerné', text: texts.concerns ?? '' },
    { label: 'Où cette ligne est votée', text: stateBudgetOf(stateBudget) },
    { label: 'À qui va cette recette', text: line.isNiche ? '' : beneficiary },
    {
      label: before === null ? '' : `Dans l’édition ${before.year}`,
      text: before === null ? '' : formatAmount(millions(before.amount)),
    },
  ].filter(({ text }) => text !== '');
}

/** Leaves out a lens that would round a non-zero amount to « 0 € ». */
export function viewsOf(line: BuiltLine) {
  const { baseline } = readEdition();
  const share = shareOfTotal(line, baseline);
  const views = LENSES.filter((lens) => lens !== 'billions')
    .map((lens) => ({ lens, ...viewOf(line.amount, lens, baseline) }))
    .filter(({ text }) => line.amount === 0 || /[1-9]/.test(text));
  // A thousand euros are always spent: the part of a revenue is a percentage.
  return line.side === 'revenue' && share.ok
    ? [{ lens: 'share', text: formatShare(share.value), label: 'des recettes publiques' }, ...views]
    : views;
}

function sourceOf(detail: BuiltDetail, year: number) {
  const { line, sourceEntry, reference, note } = detail;
  const { title, url, published, consulted, licence, note: reserve } = sourceEntry;
  const isOfficial = line.nature === 'officiel';
  const facts: [name: string, text: string][] = [
    ['Producteur', detail.producers],
    ['Note', isOfficial ? note : ''],
    ['Publié', formatDay(published)],
    ['Consulté', `le\u00A0${formatDay(consulted)}`],
    ['Droit de réutilisation', licence],
    ['Réserve sur la source', reserve],
    ['Identifiant de la ligne', line.id],
  ];
  const law = [vintageOf(detail, year), yearsOf(detail)].filter(Boolean).join('\u00A0: ');
  return {
    producer: detail.producers,
    title,
    url,
    /** « 59 946,3 M€, loi de finances initiale 2025 ». */
    amount: `${formatTerm(line.amount)}, ${(law[0] ?? '').toLowerCase()}${law.slice(1)}`,
    reference,
    /** What was done to obtain an amount that no document contains. */
    method: isOfficial ? '' : note,
    silentOn: detail.texts.silentOn ?? '',
    facts: facts.filter(([, text]) => text !== ''),
  };
}

/** A sum with estimates says theirs in its nature. */
function marginOf({ line, uncertainty }: BuiltDetail): string {
  return uncertainty === null || line.estimated !== undefined
    ? ''
    : `±\u00A0${formatAmount(millions(uncertainty))}`;
}

/** Each term of the sum as read in its source, with the link to its cell or line. */
function formulaOf(detail: BuiltDetail, addresses: Addresses) {
  const { line } = detail;
  const formula = detail.formula.length > 0 ? detail.formula : childTermsOf(detail);
  const terms = formula.map(({ isTaken, amount, ...term }, index) => ({
    sign: isTaken ? '−\u00A0' : index === 0 ? '' : '+\u00A0',
    ...namedTermOf(term, line.title, addresses),
    amount: formatTerm(amount),
  }));
  if (terms.length < 2) return terms;
  const result = formatTerm(line.amountBeforeTransfers ?? line.amount);
  const about = [result, marginOf(detail)].filter(Boolean).join('\u00A0');
  return [...terms, { sign: '=\u00A0', label: 'Montant de la ligne', to: '', amount: about }];
}

/** Of a sum: its lines, each with the cell it was read in where there is one. */
function childTermsOf({ line, children }: BuiltDetail): BuiltDetail['formula'] {
  return children
    .filter((child) => isCounted(child) || !isCounted(line))
    .map(({ id, title, amount }) => {
      const [only, ...others] = readKnownDetail(id).formula;
      const cell = others.length === 0 ? only?.cell : undefined;
      return {
        isTaken: amount < 0,
        amount: Math.abs(amount),
        label: title,
        ...(cell === undefined ? { lineId: id } : { cell }),
      };
    });
}

type Term = Omit<BuiltDetail['formula'][number], 'isTaken' | 'amount'>;

/** « Insee, tableau 3.205, AX27 : Impôts et taxes »; no label when it repeats the title. */
function namedTermOf({ label, cell, lineId }: Term, title: string, addresses: Addresses) {
  if (cell === undefined) return { label, to: lineId === undefined ? '' : addresses.line(lineId) };
  const piece = readPieces().pieces.find(({ page }) => page === cell.page);
  const table = /^Tableau [\d.]+/.exec(piece?.title ?? '')?.[0].toLowerCase();
  const place = [piece?.source.producer, table, cell.place].filter(Boolean).join(', ');
  return {
    label: label === title ? place : `${place}\u00A0: ${label}`,
    to: addresses.piece(cell.page, cell.key),
  };
}

const UNKNOWN = 'non disponible';

function programmeOf(programme: NonNullable<BuiltDetail['programme']>, year: number) {
  const { ministry, staffCost, jobsVoted, jobsFilled, indicators } = programme;
  const counted = (jobs: number | null) => (jobs === null ? UNKNOWN : formatCount(jobs));
  const hasJobs = jobsVoted !== null || jobsFilled !== null;
  return {
    facts: [
      { label: 'Ministère responsable', text: ministry || UNKNOWN },
      { label: `Dépenses de personnel, loi ${year}`, text: staffCostWords(staffCost) },
      ...(hasJobs
        ? [
            { label: `Emplois votés, ${year}`, text: counted(jobsVoted) },
            { label: `Emplois occupés, ${year}`, text: counted(jobsFilled) },
          ]
        : [{ label: `Emplois, ${year}`, text: UNKNOWN }]),
    ],
    hasJobs,
    indicators: indicators.map(({ code, title, detail, unit, before, target, result }) => ({
      key: `${code} ${detail}`,
      title,
      detail: detail === title ? '' : detail,
      axis: axisOf({ before, target, result }, unit),
      measures: [
        {
          label: `Réalisé ${year - 1}`,
          text: before === null ? UNKNOWN : formatMeasure(before, unit),
        },
        { label: `Cible ${year}`, text: formatMeasure(target, unit) },
        { label: `Réalisé ${year}`, text: formatMeasure(result, unit) },
      ],
    })),
  };
}

/** Places on one axis from zero, in percent of its length; a percentage is read out of 100. */
function axisOf(
  { before, target, result }: Record<'target' | 'result', number> & { before: number | null },
  unit: string,
) {
  const values = [before ?? 0, target, result];
  const least = Math.min(0, ...values);
  const most = unit === '%' ? Math.max(100, ...values) : Math.max(0, ...values) * 1.15;
  const at = (value: number) => Math.round(((value - least) / (most - least || 1)) * 1000) / 10;
  return { before: before === null ? null : at(before), target: at(target), result: at(result) };
}

function staffCostWords(cost: number | null): string {
  if (cost === null) return UNKNOWN;
  return cost === 0 ? 'aucune' : spellAmount(millions(cost));
}

/** In display order, itself included. */
function familyOf({ parentId, side }: BuiltLine) {
  const parent = parentId === null ? null : readDetail(parentId);
  const siblings = parent?.children ?? categoriesOf(budgetOf(readExplorer().lines), side);
  return { parent, siblings };
}

/** Those that share the squares of its parent, with it. */
function siblingsOf(line: BuiltLine) {
  const { siblings } = familyOf(line);
  return weighingOf(siblings)
    .filter(({ amount }) => amount > 0)
    .map(({ id, title, amount }) => ({ id, title, amount }));
}

/** The lines that « Comparer » proposes. */
function facingLinesOf(line: BuiltLine) {
  const opposed = readComparisons().comparisons.flatMap(({ lineIdsA, lineIdsB }) => {
    if (lineIdsA.length + lineIdsB.length !== 2) return [];
    const ids = [...lineIdsA, ...lineIdsB];
    return ids.includes(line.id) ? ids : [];
  });
  return facingOf(line, readExplorer().lines, opposed).map(({ id, title, amount }) => ({
    id,
    title,
    amount,
  }));
}

function placeOf({ line }: BuiltDetail) {
  const { parent, siblings } = familyOf(line);
  const index = siblings.findIndex(({ id }) => id === line.id);
  const share = parent
    ? shareWithin(parent.line, line)
    : shareOfTotal(line, readEdition().baseline);
  return {
    share: share.ok ? formatShare(share.value) : null,
    whole: `la ${line.side === 'expense' ? 'dépense' : 'recette'} publique, nette des transferts`,
    outside: isCounted(line) ? '' : outsideWordsOf(line),
    rank: rankOf(line.id, siblings),
    /** All that a visitor can open, as the explorer counts them. */
    lines: siblings.length,
    previous: linkOrNull(siblings[index - 1]),
    next: linkOrNull(siblings[index + 1]),
  };
}

function quotableOf(detail: BuiltDetail, address: string): Quotable {
  const { line } = detail;
  const { year } = readEdition();
  const deck = readCards().cards.filter(({ id }) => detail.cards.some((card) => card.id === id));
  const isMixed = (detail.mixture?.years ?? []).length > 1;
  const known = [
    NATURE_WORDS[line.nature] + estimatedWords(line),
    marginOf(detail),
    reserveOf(detail),
    spellVintage(detail.vintage) ?? (isMixed ? yearsOf(detail) : `année ${year}`),
    `d’après ${detail.producers}`,
  ];
  const figures = deck.flatMap((card) => figuresOf(card, detail));
  return {
    figures: figures.length > 0 ? figures : bridgedOf([line.id]),
    quote: quoteOf(
      {
        title: line.title,
        amount: line.amount,
        known,
        isRounded: detail.uncertainty !== null,
      },
      address,
    ),
  };
}

/** More bars are hard to compare: the others go with the small lines. */
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
