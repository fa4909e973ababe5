import { formatEuros } from '@nosmilliards/domain/money/format';
import { Fragment } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { SheetPlan } from '#ui/sheet/plan.ts';
import styles from './sheet-figure.module.css';

export type Kind = { readonly title: string; readonly start: number; readonly squares: number };

/** The sheet and its margin: 40 columns of 25 squares, one of air, three of niches. */
const COLUMNS = 44;
const ROWS = 25;
/** A band narrower than four columns has no room for its name on a phone. */
const NARROW = 100;

/** Under the sheet: who spends what. The sheet itself says it to who does not see it. */
export function BandNames({ bands }: Pick<SheetPlan, 'bands'>) {
  const starts = bands.map((_, index) =>
    bands.slice(0, index).reduce((sum, { squares }) => sum + squares, 0),
  );
  return (
    <svg aria-hidden="true" focusable="false" className={styles['bands']}>
      {bands.map(({ paint, title, squares }, index) => {
        const start = starts[index] ?? 0;
        const isNarrow = squares < NARROW;
        const narrow = isNarrow ? styles[paint] : undefined;
        // The first of two narrow neighbours grows to the left, the other to the right.
        const edge = start + (paint === 'debt' ? squares : 0);
        const at = placeOf(isNarrow ? edge : start + squares / 2);
        return (
          <Fragment key={paint}>
            {index > 0 && <line x1={placeOf(start)} x2={placeOf(start)} y2="5" />}
            <text x={at} y="1.55rem" className={classNames(styles['euros'], narrow)}>
              {formatEuros(squares)}
            </text>
            <text x={at} y="2.55rem" className={narrow}>
              <ShortTitle title={title} />
            </text>
          </Fragment>
        );
      })}
    </svg>
  );
}

/** « Dette de l’État » is « Dette » here; what follows the first word waits for room. */
function ShortTitle({ title }: { readonly title: string }) {
  const [whole = title, first = title, rest] = /^(État)( et .+)$/.exec(title) ?? [];
  if (rest !== undefined) {
    return (
      <>
        {first}
        <tspan className={styles['wide']}>{rest}</tspan>
      </>
    );
  }
  return SHORT_TITLES[whole] ?? whole;
}

const SHORT_TITLES: Readonly<Record<string, string>> = {
  'Dette de l’État': 'Dette',
  'Lignes techniques': 'Technique',
};

/** Sub-categories named above their columns, and on which of the two lines. */
const NAMED: Readonly<
  Record<string, { name: string; anchor: 'start' | 'middle' | 'end'; high?: true }>
> = {
  Retraites: { name: 'Retraites', anchor: 'middle' },
  Santé: { name: 'Santé', anchor: 'middle' },
  'Enseignement scolaire': { name: 'École', anchor: 'end' },
  Défense: { name: 'Défense', anchor: 'start', high: true },
  Investissement: { name: 'Investissement local', anchor: 'middle', high: true },
};

/** Above the sheet, on a screen that has the room: a few names everybody knows. */
export function KindNames({ kinds }: { readonly kinds: readonly Kind[] }) {
  return (
    <svg aria-hidden="true" focusable="false" className={styles['kinds']}>
      {kinds.flatMap(({ title, start, squares }) => {
        const named = NAMED[title];
        if (named === undefined) return [];
        const { name, anchor, high = false } = named;
        const [from, to] = [placeOf(start + 6), placeOf(start + squares - 6)];
        const middle = placeOf(start + squares / 2);
        const at = { start: from, middle, end: to }[anchor];
        return (
          <Fragment key={title}>
            <line x1={from} x2={to} y1="40" y2="40" />
            {high && <line x1={middle} x2={middle} y1="19" y2="40" />}
            <text x={at} y={high ? 14 : 33} textAnchor={anchor}>
              {name} {formatEuros(squares)}
            </text>
          </Fragment>
        );
      })}
    </svg>
  );
}

function placeOf(square: number): string {
  return `${Math.round((square / ROWS / COLUMNS) * 10_000) / 100}%`;
}
