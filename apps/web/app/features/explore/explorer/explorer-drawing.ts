import type { Millions } from '@nosmilliards/domain/money/money';
import { drawnLinesOf, type DrawnLines, type SetLine, type TextWidth } from '#ui/sheet/lines.ts';

type Block = {
  readonly id: string;
  readonly title: string;
  readonly amount: Millions;
  readonly squares: number;
  readonly lines: readonly SetLine[];
};

type Blocks = {
  readonly sides: Readonly<Record<'expense' | 'revenue', readonly Block[]>>;
  readonly categories: readonly { readonly id: string; readonly lines: readonly SetLine[] }[];
  readonly borrowed: { readonly amount: Millions; readonly squares: number };
};

/** A drawing for each width of screen: labels do not shrink with the picture. */
export type DrawnPicture = {
  readonly label: string;
  /** Its largest lines, in billions of euros: not said in another unit. */
  readonly largest: string;
  readonly squares: number;
  readonly phone: DrawnLines;
  readonly wide: DrawnLines;
};

export type DrawnBlock = DrawnPicture & {
  readonly id: string;
  readonly title: string;
  readonly amount: Millions;
};

export type DrawnExplorer = {
  readonly sides: Readonly<Record<'expense' | 'revenue', readonly DrawnBlock[]>>;
  readonly categories: Readonly<Record<string, DrawnPicture & { readonly small: DrawnLines }>>;
};

const OVERVIEW = {
  phone: { columns: 21, pitch: 17, size: 13 },
  wide: { columns: 32, pitch: 18, size: 13 },
} as const;

/** All the cards of categories have this scale. */
const SMALL = { columns: 40, pitch: 12, gap: 1.5, size: 12 };

/** From the nearest to the farthest: the first that is not too high. */
const CLOSER = {
  phone: { width: 358, height: 430, pitches: [36, 30, 25, 20, 17] },
  wide: { width: 755, height: 520, pitches: [58, 48, 40, 34, 29, 25, 21, 18] },
} as const;

/** Runs at build time, with the widths of the fonts. */
export function drawnExplorerOf(
  { sides, categories, borrowed }: Blocks,
  widthOf: TextWidth,
): DrawnExplorer {
  const blockOf = ({ id, title, amount, squares, lines }: Block): DrawnBlock => {
    // Ruled paper: its lines are thinner than the gaps between squares.
    const gap = id !== 'borrowed' && lines.some(({ paint }) => paint === 'revenue') ? 1 : 2;
    return {
      id,
      title,
      amount,
      squares,
      label: `${title}\u00A0: ${squares} carrés.`,
      largest: largestOf(lines),
      phone: drawnLinesOf(lines, { ...OVERVIEW.phone, gap }, widthOf),
      wide: drawnLinesOf(lines, { ...OVERVIEW.wide, gap }, widthOf),
    };
  };
  const deficit: SetLine = {
    id: 'borrowed',
    paint: 'debt',
    squares: borrowed.squares,
    names: [],
    amount: '',
  };
  return {
    sides: {
      expense: sides.expense.map(blockOf),
      revenue: [
        ...sides.revenue.map(blockOf),
        blockOf({
          id: 'borrowed',
          title: 'Empruntés\u00A0: le déficit',
          ...borrowed,
          lines: [deficit],
        }),
      ],
    },
    categories: Object.fromEntries(
      categories.map(({ id, lines }) => [id, drawnCategoryOf(lines, widthOf)]),
    ),
  };
}

function drawnCategoryOf(lines: readonly SetLine[], widthOf: TextWidth) {
  const squares = lines.reduce((sum, line) => sum + line.squares, 0);
  const bare = lines.map((line) => ({ ...line, names: [] }));
  return {
    squares,
    label: `${squares} carrés sur 1000.`,
    largest: largestOf(lines),
    phone: drawnLinesOf(lines, closerOf('phone', squares), widthOf),
    wide: drawnLinesOf(lines, closerOf('wide', squares), widthOf),
    small: drawnLinesOf(bare, SMALL, widthOf),
  };
}

function closerOf(screen: 'phone' | 'wide', squares: number) {
  const { width, height, pitches } = CLOSER[screen];
  const columnsAt = (pitch: number) => Math.floor(width / pitch);
  const pitch =
    pitches.find((one) => Math.ceil(squares / columnsAt(one)) * one <= height) ??
    pitches[pitches.length - 1] ??
    1;
  const size = pitch > 40 ? 19 : pitch >= 25 ? 15 : 13;
  return { columns: columnsAt(pitch), pitch, gap: pitch > 30 ? 3 : 2, size };
}

/** « Les plus grandes lignes : X 163,4, Y 109,6 et Z 98,1 milliards. » */
function largestOf(lines: readonly SetLine[]): string {
  const named = lines.filter(({ names }) => names.length > 0).slice(0, 3);
  if (named.length === 0) return '';
  const words = named.map(({ names, amount }) => `${names[0]} ${amount}`).join('\u202F; ');
  return ` D’abord, en milliards d’euros\u00A0: ${words}.`;
}
