import { spellVintage } from '@nosmilliards/domain/budget/vintage';
import { namedMarksOf } from '@nosmilliards/domain/game/card-face';
import { formatDay } from '@nosmilliards/domain/money/day';
import { formatAmount, formatCount } from '@nosmilliards/domain/money/format';
import { millions, type Millions } from '@nosmilliards/domain/money/money';
import type { BuiltCard, BuiltDetail } from '#dataset/built.ts';
import { readBridges, readEdition, readKnownDetail } from '#dataset/read.server.ts';
import { formatTerm } from '#page-data/measure.ts';

type Figure = {
  readonly amount: Millions;
  readonly label: string;
  readonly note: string;
  /** The one to quote, where a card mixes what is planned and what came in. */
  readonly isToQuote?: boolean;
};

export type Quotable = {
  /** The amounts that circulate for the same lines; empty when they all agree. */
  readonly figures: readonly Figure[];
  /** The citation to copy. */
  readonly quote: string;
};

/** A line this close to the one that contains it is easily taken for it. */
const CLOSE = 0.1;

/** The amounts that circulate for the lines of a card, from the one to quote; none when all agree. */
export function figuresOf(card: BuiltCard, detail: BuiltDetail | null): Figure[] {
  const [only, ...others] = card.lineIds.map(readKnownDetail);
  const line = detail ?? (others.length === 0 ? only : undefined);
  const together = {
    amount: millions(card.linesAmount),
    label: `Les ${formatCount(card.lineIds.length)} lignes que la carte réunit`,
    note: '',
  };
  const own = line && {
    amount: line.line.amount,
    label: `La ligne «\u00A0${line.line.title}\u00A0»`,
    note: spellVintage(line.vintage) ?? '',
  };
  const figures = [
    ...(own ? [own] : []),
    ...(others.length > 0 ? [together] : []),
    {
      amount: card.amount,
      label: `La carte «\u00A0${card.title}\u00A0», dans le jeu`,
      note: card.gap?.reason ?? '',
    },
    ...(line ? containersOf(line) : []),
    ...marksOf(card),
    ...bridgedOf([card.id, line?.line.id]),
  ];
  const [first, ...rest] = toQuoteFirst(figures).filter(
    ({ amount }, index, ordered) =>
      ordered.findIndex((other) => formatAmount(other.amount) === formatAmount(amount)) === index,
  );
  if (first === undefined || rest.length === 0) return [];
  const advice = 'C’est le chiffre à citer, avec sa source.';
  return [{ ...first, note: sentence([first.note, advice]) }, ...rest.map(withSentence)];
}

function toQuoteFirst(figures: readonly Figure[]): Figure[] {
  return [
    ...figures.filter(({ isToQuote }) => isToQuote),
    ...figures.filter(({ isToQuote }) => isToQuote !== true),
  ];
}

function containersOf({ line, path }: BuiltDetail): Figure[] {
  return path
    .filter(({ amount }) => Math.abs(amount - line.amount) <= CLOSE * Math.abs(amount))
    .map(({ amount, title }) => ({
      amount,
      label: `«\u00A0${title}\u00A0», qui contient la ligne`,
      note: '',
    }));
}

/** What the table of bridges adds, such as the figure of the national accounts. */
export function bridgedOf(ids: readonly (string | undefined)[]): Figure[] {
  return Object.values(readBridges())
    .filter(({ subjects }) => ids.some((id) => id !== undefined && subjects.includes(id)))
    .flatMap(({ name, numbers, reason }) =>
      numbers.map(({ says, amount, isToQuote = false }, index) => ({
        amount,
        isToQuote,
        label: `${name}\u00A0: ${says}`,
        // Once, after the last number.
        note: index === numbers.length - 1 ? reason : '',
      })),
    );
}

/** What was voted and spent for the same lines. */
function marksOf(card: BuiltCard): Figure[] {
  const { year } = readEdition();
  return namedMarksOf(card).flatMap(({ word, amount, ...mark }, index) =>
    amount === undefined
      ? []
      : [
          {
            amount,
            label: `${word} (${mark.year ?? year})`,
            note: card.marksRead[index] ?? '',
          },
        ],
  );
}

function withSentence(figure: Figure): Figure {
  return { ...figure, note: sentence([figure.note]) };
}

/** Each text begins with a capital and ends with a full stop. */
function sentence(texts: readonly string[]): string {
  return texts
    .filter((text) => text !== '')
    .map((text) => capitalised(text).replace(/\.?$/, '.'))
    .join(' ');
}

function capitalised(text: string): string {
  return (text[0]?.toUpperCase() ?? '') + text.slice(1);
}

type Quoted = {
  readonly title: string;
  readonly amount: Millions;
  readonly known: readonly string[];
  /** With a margin of error, the amount in full would be of a false precision. */
  readonly isRounded?: boolean;
};

/** « Nos Milliards, « Armées » : 59,9 Md€ […] », to paste in a text. */
export function quoteOf(
  { title, amount, known, isRounded = false }: Quoted,
  address: string,
): string {
  const { year, version, updated } = readEdition();
  return [
    `Nos Milliards, «\u00A0${title}\u00A0»\u00A0: ${formatAmount(amount)}${isRounded ? '' : ` (${formatTerm(amount)})`}`,
    ...known.filter((text) => text !== ''),
    `édition ${year}, version ${version}, mise à jour du\u00A0${formatDay(updated)}`,
    import.meta.env.SITE_ORIGIN + address,
    'Licence Ouverte 2.0.',
  ].join(', ');
}
