import { formatEuros } from '@nosmilliards/domain/money/format';
import { sorted } from '@nosmilliards/domain/list';
import { heldChoiceOf, type VoteRecord } from '@nosmilliards/domain/outcome/decisions';
import { shortChoiceWords } from '@nosmilliards/domain/vote/choice-words';
import { writtenMoveOf } from '@nosmilliards/domain/vote/moved';
import { columnOf, drawingOf, ROWS } from '#ui/sheet/drawing.ts';
import { PITCH, SIDE } from '#ui/sheet/pen.ts';
import { SQUARES, type SheetChange, type SheetPlan } from '#ui/sheet/plan.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { beforeChoice } from '../sharing/poster-content.ts';
import { linesOf, spreadOf, type Label } from './spread.ts';
import styles from './plate.module.css';

type PlateProps = {
  readonly sheet: SheetPlan;
  readonly changes: readonly SheetChange[];
  /** Largest first. */
  readonly records: readonly VoteRecord[];
};

export const MOST_LABELS = 10;
/** Characters per line, of a label and of the name of a band. */
const WIDTH = 28;
const NAME_WIDTH = 17;
/** Line height, in SVG units. */
const LINE = 7;
const AIR = 4;

/** For print: the sheet in portrait, with its largest changes labelled beside it. */
export function Plate(props: PlateProps) {
  const { sheet, changes } = props;
  // Upright swaps the axes: the width of the drawing is its height on the page.
  const drawing = drawingOf(sheet, changes, { upright: true });
  const { width: height } = drawing;
  const right = drawing.height + drawing.headroom;
  return (
    <div className={styles['plate']}>
      <svg
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="img"
        aria-label="Ce que dépense chaque administration, sur 1 000 €"
        viewBox={`0 -1 54 ${height + 1}`}
        className={styles['bands']}
      >
        {bandsOf(sheet, height).map(({ title, squares, lines, top }) => (
          <text key={title} x="52" y={top + LINE} className={styles['band']}>
            {formatEuros(squares)}
            {lines.map((line, index) => (
              <tspan key={line} x="52" y={lineOf(top, index + 1)} className={styles['name']}>
                {line}
              </tspan>
            ))}
          </text>
        ))}
      </svg>
      <Sheet sheet={sheet} changes={changes} upright className={styles['sheet']} />
      {/* The three drawings have one scale: a negative x is on the sheet. */}
      <svg
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="img"
        aria-label="Les choix les plus marqués"
        viewBox={`0 -1 110 ${height + 1}`}
        className={styles['labels']}
      >
        {labelsOf(props, height).map(({ record, x, y, lines, top }) => {
          const leader = `M${x - right} ${y}H4L12 ${lineOf(top, 0)}`;
          return (
            <g key={record.nodeId}>
              <path d={leader} className={styles['halo']} />
              <path d={leader} className={styles['leader']} />
              <circle cx={x - right} cy={y} r="1.9" className={styles['dot']} />
              <text className={styles['title']}>
                {lines.map((line, index) => (
                  <tspan key={line} x="15" y={lineOf(top, index)}>
                    {line}
                  </tspan>
                ))}
                <tspan x="15" y={lineOf(top, lines.length)} className={styles['effect']}>
                  {writtenMoveOf(record.impact, record.moves)}
                </tspan>
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

/** Labels of thin bands are moved apart. */
function bandsOf({ bands, margin }: SheetPlan, height: number) {
  let start = 0;
  const named = bands.map(({ title, squares }) => {
    const middle = rowOf(start + squares / 2);
    start += squares;
    return { title, squares, middle };
  });
  const niches = rowOf(start + margin.squares / 2);
  const all = [...named, { title: 'Niches fiscales', squares: margin.squares, middle: niches }].map(
    (band) => {
      const lines = linesOf(band.title, NAME_WIDTH);
      const tall = (lines.length + 1) * LINE + AIR;
      return { ...band, lines, height: tall, at: band.middle - tall / 2 };
    },
  );
  return placed(all, height);
}

/** The largest changes, in sheet order. */
function labelsOf({ sheet, changes, records }: PlateProps, height: number) {
  const labels = records
    .filter(({ ids }) => changes.some(({ cardId }) => ids.includes(cardId)))
    .slice(0, MOST_LABELS)
    .map((record) => {
      const square = squareOf(sheet, record);
      const lines = linesOf(labelOf(record), WIDTH);
      const tall = (lines.length + 1) * LINE + AIR;
      const y = rowOf(square);
      return { record, x: xOf(square), y, lines, height: tall, at: Math.max(0, y - tall / 2) };
    });
  return placed(apart(sorted(labels, (a, b) => a.y - b.y || b.x - a.x)), height);
}

function labelOf(record: VoteRecord): string {
  return `${record.title}${beforeChoice(record.type)}${shortChoiceWords(heldChoiceOf(record))}`;
}

/** Leaders of one row of squares, drawn one under the other. */
function apart<L extends { readonly y: number }>(labels: readonly L[]): L[] {
  return labels.map((label) => {
    const row = labels.filter(({ y }) => y === label.y);
    const step = Math.min(3, (SIDE - 1) / row.length);
    return { ...label, y: label.y + (row.indexOf(label) - (row.length - 1) / 2) * step };
  });
}

function placed<L extends Label>(labels: readonly L[], bottom: number) {
  const tops = spreadOf(labels, bottom);
  return labels.map((label, index) => ({ ...label, top: tops[index] ?? label.at }));
}

/** The last square of its first card, where a cut is drawn; revenue is after the niches. */
function squareOf({ places, margin }: SheetPlan, { ids }: VoteRecord): number {
  const [place] = ids.flatMap((id) => places.get(id) ?? []);
  if (place === undefined) return (Math.floor((SQUARES + margin.squares) / ROWS) + 1) * ROWS - 1;
  return place.start + Math.max(0, Math.ceil(place.squares) - 1);
}

/** Upright, the 25 squares of a column are a row. */
function rowOf(square: number): number {
  return Math.floor(columnOf(square)) * PITCH + SIDE / 2;
}

function xOf(square: number): number {
  return Math.floor(square % ROWS) * PITCH + SIDE / 2;
}

/** Baseline of a line of text. */
function lineOf(top: number, index: number): number {
  return Math.round((top + (index + 1) * LINE - AIR / 2) * 10) / 10;
}
