import { formatAmount, formatEuros } from '@nosmilliards/domain/money/format';
import type { SheetPlan } from '#ui/sheet/plan.ts';
import { sheetSentenceOf } from '#ui/sheet/sheet-words.ts';
import { bareSheetOf } from '#ui/sheet/squares-drawing.ts';
import type { DrawnSheet, Kind } from './sheet-figure.tsx';

/** Runs at build time: the visitor does not download the drawing code. */
export function drawnSheetOf(sheet: SheetPlan, kinds: readonly Kind[]): DrawnSheet {
  const { bands, margin, square } = sheet;
  const starts = bands.map((_, index) =>
    bands.slice(0, index).reduce((sum, { squares }) => sum + squares, 0),
  );
  return {
    drawn: bareSheetOf(sheet),
    sentence: sheetSentenceOf(sheet, []),
    square: formatAmount(square),
    margin: formatEuros(margin.squares),
    bands: bands.map(({ paint, title, squares }, index) => {
      const start = starts[index] ?? 0;
      const isNarrow = squares < NARROW;
      // Of two narrow neighbours, the first label extends to the left, the other to the right.
      const edge = start + (paint === 'debt' ? squares : 0);
      const [short = title, rest = ''] = SHORT_TITLES[title] ?? [];
      return {
        paint,
        start: placeOf(start),
        at: placeOf(isNarrow ? edge : start + squares / 2),
        isNarrow,
        euros: formatEuros(squares),
        short,
        rest,
      };
    }),
    kinds: kinds.flatMap(({ title, start, squares }) => {
      const named = NAMED[title];
      if (named === undefined) return [];
      const { anchor, isHigh = false } = named;
      const [from, to] = [placeOf(start + 6), placeOf(start + squares - 6)];
      const middle = placeOf(start + squares / 2);
      const at = { start: from, middle, end: to }[anchor];
      return [{ text: `${title} ${formatEuros(squares)}`, at, anchor, isHigh, from, to, middle }];
    }),
  };
}

/** 40 columns of 25 squares, an empty one, three of tax expenditures. */
const COLUMNS = 44;
const ROWS = 25;
/** Squares: a band narrower than four columns has no space for its name on a phone. */
const NARROW = 100;

/** The label for a phone, then what is added on a wider screen. */
const SHORT_TITLES: Readonly<Record<string, readonly [short: string, rest?: string]>> = {
  'État et opérateurs': ['État', ' et opérateurs'],
  'Dette de l’État': ['Dette'],
  'Lignes techniques': ['Technique'],
};

type Anchor = 'start' | 'middle' | 'end';

/** Decisions with space for their name; `isHigh` puts the label on the upper of two rows. */
const NAMED: Readonly<Record<string, { anchor: Anchor; isHigh?: boolean }>> = {
  Retraites: { anchor: 'middle' },
  Santé: { anchor: 'middle' },
  'École et université': { anchor: 'middle', isHigh: true },
  Défense: { anchor: 'start' },
  'Investissement local': { anchor: 'middle', isHigh: true },
};

function placeOf(square: number): string {
  return `${Math.round((square / ROWS / COLUMNS) * 10_000) / 100}%`;
}
