import { CHOICE_TYPES, type Tally } from '@nosmilliards/domain/tally/tally';
import styles from './stage.module.css';

type PeopleSquaresProps = { readonly count: number; readonly rows: number };

const PITCH = 7;
const SIDE = 6;
/** Squares per row. */
const WIDEST = 12;

/** Rows needed for the largest count: the four choices share one scale. */
export function rowsFor(tally: Tally): number {
  const most = Math.max(...CHOICE_TYPES.map((type) => tally[type]));
  return Math.max(2, Math.ceil(most / WIDEST));
}

/** One square per person. Hidden: the number is beside it. */
export function PeopleSquares({ count, rows }: PeopleSquaresProps) {
  const columns = Math.max(1, Math.ceil(count / rows));
  const squares = Array.from(
    { length: count },
    (_, index) =>
      `M${(index % columns) * PITCH} ${Math.floor(index / columns) * PITCH}h${SIDE}v${SIDE}h-${SIDE}z`,
  );
  return (
    <svg
      viewBox={`0 0 ${columns * PITCH} ${rows * PITCH}`}
      aria-hidden="true"
      focusable="false"
      className={styles['people']}
    >
      <path d={squares.join('')} />
    </svg>
  );
}
