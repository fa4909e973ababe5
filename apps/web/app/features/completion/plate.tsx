import { formatAmount, formatEuros } from '@nosmilliards/domain/money/format';
import { choiceOf, type VoteRecord } from '@nosmilliards/domain/outcome/outcome';
import { choiceWords } from '#ballot/vote-words.ts';
import { ROWS } from '#ui/sheet/drawing.ts';
import { PITCH } from '#ui/sheet/pen.ts';
import type { SheetChange, SheetPlan } from '#ui/sheet/plan.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { linesOf, spreadOf } from './spread.ts';
import styles from './plate.module.css';

type PlateProps = {
  readonly sheet: SheetPlan;
  readonly changes: readonly SheetChange[];
  /** Largest first. */
  readonly records: readonly VoteRecord[];
  readonly titleOf: (id: string) => string;
};

const HEIGHT = 44 * PITCH;
const LABELS = 12;
const GAP = HEIGHT / (LABELS + 1.5);
/** Signs on one line of a label. */
const WIDTH = 36;
/** Of type, in units of the drawing. */
const LINE = 6.4;

/** The sheet upright, its largest changes named beside it: for paper, where nothing is pointed at. */
export function Plate({ sheet, changes, records, titleOf }: PlateProps) {
  return (
    <div className={styles['plate']} aria-hidden="true">
      <svg viewBox={`0 0 60 ${HEIGHT}`} className={styles['bands']}>
        {bandsOf(sheet).map(({ title, squares, middle }) => (
          <text key={title} x="58" y={middle} className={styles['band']}>
            {formatEuros(squares)}
            {linesOf(title, 17).map((line, index) => (
              <tspan key={line} x="58" y={middle + LINE * (index + 1)} className={styles['name']}>
                {line}
              </tspan>
            ))}
          </text>
        ))}
      </svg>
      <Sheet sheet={sheet} changes={changes} upright className={styles['sheet']} />
      <svg viewBox={`0 0 124 ${HEIGHT}`} className={styles['labels']}>
        {labelsOf(sheet, changes, records).map(({ record, from, to }) => {
          const lines = linesOf(titleOf(record.nodeId), WIDTH);
          return (
            <g key={record.nodeId}>
              <path d={`M1 ${from}H8L16 ${to - 2}`} className={styles['leader']} />
              <text x="18" y={to} className={styles['title']}>
                {lines.map((line, index) => (
                  <tspan key={line} x="18" y={to + LINE * index}>
                    {line}
                  </tspan>
                ))}
                <tspan x="18" y={to + LINE * lines.length} className={styles['effect']}>
                  {choiceWords(choiceOf(record)).toLowerCase()} ·{' '}
                  {formatAmount(record.impact, { form: 'billions', signed: true })}
                </tspan>
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

/** A thin band has no room for its name: labels keep apart. */
function bandsOf({ bands, margin }: SheetPlan) {
  let start = 0;
  const named = bands.map(({ title, squares }) => {
    const middle = yOf(start + squares / 2);
    start += squares;
    return { title, squares, middle };
  });
  const all = [
    ...named,
    { title: 'Niches fiscales', squares: margin.squares, middle: yOf(start + margin.squares / 2) },
  ];
  const places = spreadOf(
    all.map(({ middle }) => middle),
    { gap: LINE * 2.7, top: LINE, bottom: HEIGHT - LINE },
  );
  return all.map((band, index) => ({ ...band, middle: short(places[index] ?? band.middle) }));
}

function labelsOf(
  sheet: SheetPlan,
  changes: readonly SheetChange[],
  records: readonly VoteRecord[],
) {
  const drawn = records
    .filter(({ nodeId }) => changes.some(({ cardId }) => cardId === nodeId))
    .slice(0, LABELS)
    .map((record) => ({ record, from: short(placeOf(sheet, record)) }));
  // oxlint-disable-next-line unicorn/no-array-sort -- a list of its own
  const ordered = drawn.sort((a, b) => a.from - b.from);
  const places = spreadOf(
    ordered.map(({ from }) => from),
    { gap: GAP, top: LINE, bottom: HEIGHT - LINE * 2.5 },
  );
  return ordered.map((label, index) => ({ ...label, to: short(places[index] ?? label.from) }));
}

/** Where the change is drawn: at the end of a card that loses, at its middle when it gains. */
function placeOf({ places }: SheetPlan, { nodeId, type }: VoteRecord): number {
  const place = places.get(nodeId);
  // Revenue stands at the foot, beside the niches.
  if (place === undefined) return HEIGHT - PITCH;
  const { start, squares } = place;
  return yOf(type === 'increase' ? start + squares / 2 : start + Math.max(0, squares - 1));
}

/** Upright, the sheet is read row by row, and leaves one empty before its margin. */
function yOf(square: number): number {
  return (Math.floor(square / ROWS) + (square < 1000 ? 0.5 : 1.5)) * PITCH;
}

function short(value: number): number {
  return Math.round(value * 10) / 10;
}
