import type { TimeUnit } from '@nosmilliards/domain/series/time-title';
import type { PointerEvent } from 'react';
import { classNames } from '#ui/class-names.ts';
import sheet from '#ui/sheet/sheet.module.css';
import type { DrawnPanel } from './time-drawing.ts';
import { formatTick } from './time-unit.ts';
import styles from './year-columns.module.css';

type YearColumnsProps = {
  readonly panel: DrawnPanel;
  readonly unit: TimeUnit;
  /** The years of the columns. */
  readonly years: readonly number[];
  readonly chosen?: { readonly year: number; readonly value: number | null };
  readonly onChoose?: (year: number) => void;
  readonly breaks: readonly number[];
  /** The sentence that the drawing shows. */
  readonly label: string;
  /** Alone on its row. */
  readonly isWide: boolean;
};

/** A column of squares per year, drawn at build time; the frame is around the chosen year. */
export function YearColumns(props: YearColumnsProps) {
  const { panel, unit, years, chosen, onChoose, breaks, label, isWide } = props;
  const { width, height, full, paint, paid, borrowed, surplus, ticks } = panel;
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
        </g>
      </svg>
      <svg aria-hidden="true" focusable="false" className={styles['axes']}>
        {ticks.map(({ value, at }) => (
          <g key={value}>
            <line x1="0" x2="100%" y1={`${at}%`} y2={`${at}%`} />
            <text x="-6" y={`${at}%`} dy="0.35em" className={styles['value']}>
              {formatTick(unit, value)}
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
        {labelledYears(years, isWide).map(({ year, anchor, isMinor }) => (
          <text
            key={year}
            x={`${placeOf(year) + 50 / years.length}%`}
            y="100%"
            dy="1.35em"
            textAnchor={anchor}
            className={classNames(isMinor && styles['minor'])}
          >
            {year}
          </text>
        ))}
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

/** The ends; on a wide drawing, the decades between that leave them space. */
function labelledYears(years: readonly number[], isWide: boolean) {
  const [first = 0] = years;
  const last = years.at(-1) ?? 0;
  const decades = years.filter(
    (year) => isWide && year % 10 === 0 && Math.min(year - first, last - year) > 6,
  );
  return [
    { year: first, anchor: 'start', isMinor: false },
    ...decades.map((year) => ({ year, anchor: 'middle' as const, isMinor: year % 20 !== 0 })),
    { year: last, anchor: 'end', isMinor: false },
  ] as const;
}
