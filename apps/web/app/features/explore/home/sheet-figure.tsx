import { formatEuros } from '@nosmilliards/domain/money/format';
import { sheetChangesOf } from '@nosmilliards/domain/sheet/changes';
import { Fragment, useState } from 'react';
import { useBallot } from '#ballot/provider.tsx';
import { paths } from '#site/path.ts';
import { classNames } from '#ui/class-names.ts';
import type { Paint } from '#ui/sector.ts';
import { NO_CHANGES, type SheetPlan } from '#ui/sheet/plan.ts';
import { SheetTable } from '#ui/sheet/sheet-table.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { Squares, type DrawnSquares } from '#ui/sheet/squares.tsx';
import { TextLink } from '#ui/text-link.tsx';
import styles from './sheet-figure.module.css';

export type Kind = { readonly title: string; readonly start: number; readonly squares: number };

/** Positions are percentages of its width. */
export type DrawnSheet = {
  readonly drawn: DrawnSquares;
  readonly sentence: string;
  readonly square: string;
  readonly margin: string;
  readonly bands: readonly {
    readonly paint: Paint;
    readonly start: string;
    readonly at: string;
    readonly isNarrow: boolean;
    readonly euros: string;
    readonly short: string;
    readonly rest: string;
  }[];
  readonly kinds: readonly {
    readonly text: string;
    readonly at: string;
    readonly anchor: 'start' | 'middle' | 'end';
    readonly isHigh: boolean;
    readonly from: string;
    readonly to: string;
    readonly middle: string;
  }[];
};

/** Rows above the sheet for added squares; `.bare` reserves the same space. */
const HEADROOM = 3;

type SheetFigureProps = {
  readonly year: number;
  readonly figure: DrawnSheet;
  readonly sheet: SheetPlan;
};

/** Public spending as 1 000 squares, with the votes of the visitor. */
export function SheetFigure({ year, figure, sheet }: SheetFigureProps) {
  const [wasOpened, setOpened] = useState(false);
  const { ballot } = useBallot();
  const changes =
    ballot === null
      ? NO_CHANGES
      : sheetChangesOf(ballot.history.present.ledger, ballot.edition, sheet);
  const isOwn = changes.length > 0;
  return (
    // RGAA 1.9: explicit role and label, since few screen readers tie a figure to its caption.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <figure role="figure" aria-label={`Dépense publique ${year}`} className={styles['figure']}>
      {!isOwn && <Kinds kinds={figure.kinds} />}
      {isOwn ? (
        <Sheet sheet={sheet} changes={changes} headroom={HEADROOM} />
      ) : (
        <div className={styles['bare']}>
          <Squares drawn={figure.drawn} label={figure.sentence} />
        </div>
      )}
      <svg aria-hidden="true" className={styles['bands']}>
        {figure.bands.map(({ paint, start, at, isNarrow, euros, short, rest }, index) => {
          const narrow = isNarrow ? styles[paint] : undefined;
          return (
            <Fragment key={paint}>
              {index > 0 && <line x1={start} x2={start} y2="5" />}
              <text x={at} className={classNames(styles['euros'], narrow)}>
                {euros}
              </text>
              <text x={at} className={narrow}>
                {short}
                {rest !== '' && <tspan className={styles['wide']}>{rest}</tspan>}
              </text>
            </Fragment>
          );
        })}
      </svg>
      <figcaption className={styles['caption']}>
        <p>
          {isOwn && 'Votre feuille. '}
          <strong>{`1\u00A0carré = ${formatEuros(1)} sur ${formatEuros(1000)}`}</strong>
          {isOwn ? '.' : ` (${figure.square}).`}
          <span className={styles['wide']}>
            {` En marge, ${figure.margin} de niches fiscales.`}
          </span>
        </p>
        <details className={styles['table']} onToggle={() => setOpened(true)}>
          <summary>
            Tableau<span className={styles['wide']}> et sources</span>
          </summary>
          {wasOpened && (
            <SheetTable
              caption={`Dépense publique ${year} par administration`}
              sheet={sheet}
              changes={changes}
            />
          )}
          <p>
            <TextLink to={paths.methodology}>Sources et méthode</TextLink>
          </p>
        </details>
      </figcaption>
    </figure>
  );
}

/** Brackets above the sheet, with the names of well-known parts. */
function Kinds({ kinds }: Pick<DrawnSheet, 'kinds'>) {
  return (
    <svg aria-hidden="true" className={styles['kinds']}>
      {kinds.map(({ text, at, anchor, isHigh, from, to, middle }) => (
        <Fragment key={text}>
          <line x1={from} x2={to} y1="40" y2="40" />
          {isHigh && <line x1={middle} x2={middle} y1="19" y2="40" />}
          <text x={at} y={isHigh ? 14 : 33} textAnchor={anchor}>
            {text}
          </text>
        </Fragment>
      ))}
    </svg>
  );
}
