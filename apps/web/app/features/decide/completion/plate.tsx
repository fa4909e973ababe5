import { formatAmount, formatEuros } from '@nosmilliards/domain/money/format';
import { sorted } from '@nosmilliards/domain/list';
import { choiceOf, type VoteRecord } from '@nosmilliards/domain/outcome/told';
import { choiceWords } from '#ballot/vote-words.ts';
import { drawingOf, ROWS } from '#ui/sheet/drawing.ts';
import { PITCH } from '#ui/sheet/pen.ts';
import type { SheetChange, SheetPlan } from '#ui/sheet/plan.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { linesOf, spreadOf, type Label } from './spread.ts';
import styles from './plate.module.css';

type PlateProps = {
  readonly sheet: SheetPlan;
  readonly changes: readonly SheetChange[];
  /** Largest first. */
  readonly records: readonly VoteRecord[];
};

/** Characters per line, of a label and of the name of a band. */
const WIDTH = 33;
const NAME_WIDTH = 17;
/** Line height, in SVG units. */
const LINE = 6.2;
const AIR = 2;

/** For print: the sheet in portrait, with its largest changes labelled beside it. */
export function Plate(props: PlateProps) {
  const { sheet, changes } = props;
  // Upright swaps the axes: the width of the drawing is its height on the page.
  const { width: height } = drawingOf(sheet, changes, { upright: true });
  return (
    <div className={styles['plate']} aria-hidden="true">
      <svg viewBox={`0 -1 56 ${height}`} className={styles['bands']}>
        {bandsOf(sheet, height).map(({ title, squares, lines, top }) => (
          <text key={title} x="54" y={top + LINE} className={styles['band']}>
            {formatEuros(squares)}
            {lines.map((line, index) => (
              <tspan key={line} x="54" y={lineOf(top, index + 1)} className={styles['name']}>
                {line}
              </tspan>
            ))}
          </text>
        ))}
      </svg>
      <Sheet sheet={sheet} changes={changes} upright className={styles['sheet']} />
      <svg viewBox={`0 -1 112 ${height}`} className={styles['labels']}>
        {labelsOf(props, height).map(({ record, at, lines, top }) => (
          <g key={record.nodeId}>
            <path d={`M1 ${at}H7L14 ${lineOf(top, 0.7)}`} className={styles['leader']} />
            <text className={styles['title']}>
              {lines.map((line, index) => (
                <tspan key={line} x="16" y={lineOf(top, index)}>
                  {line}
                </tspan>
              ))}
              <tspan x="16" y={lineOf(top, lines.length)} className={styles['effect']}>
                {choiceWords(choiceOf(record)).toLowerCase()} ·{' '}
                {formatAmount(record.impact, { form: 'billions', signed: true })}
              </tspan>
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}

/** Labels of thin bands are moved apart. */
function bandsOf({ bands, margin }: SheetPlan, height: number) {
  let start = 0;
  const named = bands.map(({ title, squares }) => {
    const middle = yOf(start + squares / 2);
    start += squares;
    return { title, squares, middle };
  });
  const niches = yOf(start + margin.squares / 2);
  const all = [...named, { title: 'Niches fiscales', squares: margin.squares, middle: niches }].map(
    (band) => {
      const lines = linesOf(band.title, NAME_WIDTH);
      const room = (lines.length + 1) * LINE + AIR;
      return { ...band, lines, height: room, at: band.middle - room / 2 };
    },
  );
  return placed(all, height);
}

/** The largest changes drawn, as many as the height holds, in sheet order. */
function labelsOf({ sheet, changes, records }: PlateProps, height: number) {
  let free = height;
  const labels = records
    .filter(({ ids }) => changes.some(({ cardId }) => ids.includes(cardId)))
    .map((record) => {
      const lines = linesOf(record.title, WIDTH);
      const room = (lines.length + 1) * LINE + AIR;
      return { record, lines, height: room, at: placeOf(sheet, record) ?? height - PITCH };
    })
    .filter((label) => (free -= label.height) >= 0);
  return placed(
    sorted(labels, (a, b) => a.at - b.at),
    height,
  );
}

function placed<L extends Label>(labels: readonly L[], bottom: number) {
  const tops = spreadOf(labels, bottom);
  return labels.map((label, index) => ({ ...label, top: tops[index] ?? label.at }));
}

/** The end of a card that decreases, the middle of one that increases; none for revenue. */
function placeOf({ places }: SheetPlan, { ids, type }: VoteRecord): number | undefined {
  const [place] = ids.flatMap((id) => places.get(id) ?? []);
  if (place === undefined) return undefined;
  const { start, squares } = place;
  return yOf(type === 'increase' ? start + squares / 2 : start + Math.max(0, squares - 1));
}

/** Upright, squares are in rows; one is left empty before the tax expenditures. */
function yOf(square: number): number {
  return (Math.floor(square / ROWS) + (square < 1000 ? 0.5 : 1.5)) * PITCH;
}

/** Baseline of a line of text. */
function lineOf(top: number, index: number): number {
  return Math.round((top + (index + 1) * LINE - AIR / 2) * 10) / 10;
}
