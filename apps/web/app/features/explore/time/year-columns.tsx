import type { PointerEvent } from 'react';
import { classNames } from '#ui/class-names.ts';
import sheet from '#ui/sheet/sheet.module.css';
import type { DrawnColumns } from './time-drawing.ts';
import styles from './year-columns.module.css';

type YearColumnsProps = {
  readonly panel: DrawnColumns;
  /** Of a graduation. */
  readonly format: (value: number) => string;
  /** The years of the columns. */
  readonly years: readonly number[];
  readonly chosen?: { readonly year: number; readonly value: number | null };
  readonly onChoose?: (year: number) => void;
  readonly breaks: readonly number[];
  /** Written over each column, where there are few; `null` where nothing is known. */
  readonly values?: readonly (string | null)[];
  /** Two values beside each column, held by a bracket. */
  readonly brackets?: readonly (readonly [low: number, high: number] | null)[];
  /** The sentence that the drawing shows. */
  readonly label: string;
  /** Alone on its row. */
  readonly isWide: boolean;
};

/** A column of squares per year, drawn at build time; the frame is around the chosen year. */
export function YearColumns(props: YearColumnsProps) {
  const { panel, format, years, chosen, onChoose, breaks, label, isWide } = props;
  const { values = [], brackets = [] } = props;
  const { width, height, full, paint, paid, borrowed, surplus, contour, ticks, tops = [] } = panel;
  const [first = 0] = years;
  const placeOf = (year: number) => ((year - first) / years.length) * 100;
  const choose = (event: PointerEvent<HTMLDivElement>) => {
    // A finger that scrolls the page chooses nothing.
    if (event.type === 'pointermove' && event.buttons === 0) return;
    const { left, width: across } = event.currentTarget.getBoundingClientRect();
    const index = Math.floor(((event.clientX - left) / across) * years.length);
    const year = years[Math.min(years.length - 1, Math.max(0, index))];
    if (year !== undefined) onChoose?.(year);
  };
  return (
    // A shortcut of the slider, which is the control.
    <div
      className={classNames(styles['chart'], onChoose && styles['choosable'])}
      onPointerDown={choose}
      onPointerMove={choose}
    >
      <svg
        viewBox={`0 0 ${width} ${height}`}
        // An inline SVG: `img` would need a file.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="img"
        aria-label={label}
        className={classNames(sheet['sheet'], styles['squares'])}
      >
        <g transform={`matrix(1 0 0 -1 0 ${height})`}>
          <path d={paid} className={sheet[paint]} />
          {surplus !== '' && <path d={surplus} className={sheet['frame']} />}
          {surplus !== '' && <path d={surplus} className={sheet['hole']} />}
          {borrowed !== '' && <path d={borrowed} className={sheet['frame']} />}
          {contour && <path d={contour} className={sheet['contour']} />}
        </g>
      </svg>
      <svg aria-hidden="true" focusable="false" className={styles['axes']}>
        {ticks.map(({ value, at }) => (
          <g key={value}>
            <line x1="0" x2="100%" y1={`${at}%`} y2={`${at}%`} />
            <text x="-6" y={`${at}%`} dy="0.35em" className={styles['value']}>
              {format(value)}
            </text>
          </g>
        ))}
        {breaks.map((year) => (
          <line
            key={year}
            x1={`${placeOf(year)}%`}
            x2={`${placeOf(year)}%`}
            y1="-4"
            y2="100%"
            className={styles['break']}
          />
        ))}
        {labelledYears(years, isWide).map(({ year, anchor, isMinor }, index) => (
          <text
            key={year}
            x={`${placeOf(year) + 50 / years.length}%`}
            y="100%"
            dy="1.35em"
            textAnchor={anchor}
            className={classNames(
              isMinor && styles['minor'],
              years.length <= FEW_YEARS && isSecond(years, index) && styles['second'],
            )}
          >
            {year}
          </text>
        ))}
        {brackets.map(
          (bracket, index) =>
            bracket !== null && (
              <Bracket
                key={years[index]}
                x={placeOf(years[index] ?? first) + 93 / years.length}
                low={100 - (bracket[0] / full) * 100}
                high={100 - (bracket[1] / full) * 100}
              />
            ),
        )}
        {values.map(
          (value, index) =>
            value !== null && (
              <text
                key={years[index]}
                x={`${placeOf(years[index] ?? first) + 50 / years.length}%`}
                y={`${tops[index]}%`}
                dy="-0.4em"
                textAnchor="middle"
                className={classNames(styles['top'], isSecond(years, index) && styles['second'])}
              >
                {value}
              </text>
            ),
        )}
        {chosen?.value != null && (
          <rect
            x={`${placeOf(chosen.year) - 10 / years.length}%`}
            y={`${100 - (chosen.value / full) * 100}%`}
            width={`${106 / years.length}%`}
            height={`${(chosen.value / full) * 100}%`}
            className={styles['frame']}
          />
        )}
      </svg>
    </div>
  );
}

type BracketProps = { readonly x: number; readonly low: number; readonly high: number };

/** Places in percent: open to the left, around the column. */
function Bracket({ x, low, high }: BracketProps) {
  return (
    <g className={styles['bracket']}>
      <line x1={`${x}%`} x2={`${x}%`} y1={`${low}%`} y2={`${high}%`} />
      <line x1={`${x - 1.2}%`} x2={`${x}%`} y1={`${low}%`} y2={`${low}%`} />
      <line x1={`${x - 1.2}%`} x2={`${x}%`} y1={`${high}%`} y2={`${high}%`} />
    </g>
  );
}

/** Up to this many years, each is written. */
const FEW_YEARS = 10;

/** Left out where there is no space for each, from the last. */
function isSecond(years: readonly number[], index: number): boolean {
  return (years.length - 1 - index) % 2 === 1;
}

/** The ends; on a wide drawing, the decades between that leave them space. */
function labelledYears(years: readonly number[], isWide: boolean) {
  const [first = 0] = years;
  const last = years.at(-1) ?? 0;
  if (years.length <= FEW_YEARS) {
    return years.map((year) => ({ year, anchor: 'middle' as const, isMinor: false }));
  }
  const decades = years.filter(
    (year) => isWide && year % 10 === 0 && Math.min(year - first, last - year) > 6,
  );
  return [
    { year: first, anchor: 'start', isMinor: false },
    ...decades.map((year) => ({ year, anchor: 'middle' as const, isMinor: year % 20 !== 0 })),
    { year: last, anchor: 'end', isMinor: false },
  ] as const;
}
