import { gdpSquaresOf } from '@nosmilliards/domain/series/gdp-sheet';
import { classNames } from '#ui/class-names.ts';
import { contourOf, PITCH, runOf } from '#ui/sheet/pen.ts';
import sheet from '#ui/sheet/sheet.module.css';
import styles from './year-panel.module.css';

/** Squares of the sheet, and of one of its rows. */
const SHEET = 1000;
const ACROSS = 40;
const LAYOUT = { rows: ACROSS, upright: true } as const;
const BOX = `-1 -1 ${ACROSS * PITCH + 1} ${(SHEET / ACROSS) * PITCH + 1}`;

type YearSheetProps = {
  /** In percent of GDP. */
  readonly spent: number;
  readonly balance: number;
};

/** 1 000 € produced in the year: what is spent, of which borrowed; or received and not spent. */
export function YearSheet({ spent, balance }: YearSheetProps) {
  const spentSquares = gdpSquaresOf(spent);
  const gap = gdpSquaresOf(Math.abs(balance));
  const [least, most] =
    balance < 0 ? [spentSquares - gap, spentSquares] : [spentSquares, spentSquares + gap];
  const between = runOf(least, most, LAYOUT);
  const rest = runOf(most, SHEET, LAYOUT);
  return (
    <svg
      viewBox={BOX}
      aria-hidden="true"
      focusable="false"
      className={classNames(sheet['sheet'], styles['sheet'])}
    >
      <path d={rest} className={styles['rest']} />
      <path d={rest} className={sheet['hole']} />
      <path d={runOf(0, least, LAYOUT)} className={sheet['plain']} />
      <path d={between} className={sheet['frame']} />
      {balance > 0 && <path d={between} className={sheet['hole']} />}
      <path d={contourOf(0, spentSquares, LAYOUT)} className={sheet['contour']} />
    </svg>
  );
}
