import { answersIn, type Tally } from '@nosmilliards/domain/tally/tally';
import type { CardTrend } from '@nosmilliards/domain/trends/card-trend';
import { medianWords, NOT_AVAILABLE, shareWords } from '@nosmilliards/domain/trends/trend-words';
import { sectorPaintOf } from '@nosmilliards/domain/budget/paint';
import type { Card } from '@nosmilliards/domain/vote/card';
import type { Choice, ChoiceType } from '@nosmilliards/domain/vote/vote';
import { shortChoiceWords } from '@nosmilliards/domain/vote/choice-words';
import { VERBS } from '#ballot/vote-words.ts';
import { classNames } from '#ui/class-names.ts';
import sectors from '#ui/sector.module.css';
import styles from './trends.module.css';

/** From the largest decrease to the largest increase. */
export const BAR_ORDER = [
  'remove',
  'decrease',
  'keep',
  'increase',
] as const satisfies readonly ChoiceType[];

const HATCHED = 'tendances-reduit';
const CROSSED = 'tendances-ajoute';
const FILLS: Readonly<Partial<Record<ChoiceType, string>>> = {
  decrease: `url(#${HATCHED})`,
  increase: `url(#${CROSSED})`,
};
/** Percent of the bar: the smallest share with space for its label. */
const WIDE_ENOUGH = 11;

/** The textures of the bars, once per page: solid, hatched, empty, crossed. */
export function BarTextures() {
  return (
    <svg aria-hidden="true" focusable="false" className={styles['textures']}>
      <pattern id={HATCHED} width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="6" />
        <path d="M-1 1l2-2M0 6l6-6M5 7l2-2" />
      </pattern>
      <pattern id={CROSSED} width="9" height="9" patternUnits="userSpaceOnUse">
        <rect width="9" height="9" />
        <path d="M4.5 2.5v4M2.5 4.5h4" />
      </pattern>
    </svg>
  );
}

type ShareRowProps = {
  readonly trend: CardTrend;
  readonly card: Card;
  /** The visitor's choice. */
  readonly choice: Choice | undefined;
};

/** One card: the shares of the four choices, the median, and the visitor’s own. */
export function ShareRow({ trend, card, choice }: ShareRowProps) {
  return (
    <li className={styles['row']}>
      <p className={styles['name']}>
        <span
          aria-hidden="true"
          className={classNames(styles['chip'], sectors[sectorPaintOf(card.sector)])}
        />{' '}
        {card.title}
      </p>
      {trend.median === null ? (
        <p className={styles['bar']}>{NOT_AVAILABLE}</p>
      ) : (
        <ShareBar tally={trend.tally} own={choice?.type} />
      )}
      <p className={styles['medians']}>
        <span>médiane : {medianWords(trend.median)}</span>
        {choice !== undefined && (
          <span className={styles['vous']}>vous : {shortChoiceWords(choice)}</span>
        )}
      </p>
    </li>
  );
}

function ShareBar({ tally, own }: { readonly tally: Tally; readonly own: ChoiceType | undefined }) {
  const parts = partsOf(tally);
  const words = parts.map(({ type }) => `${VERBS[type].toLowerCase()} ${shareWords(tally[type])}`);
  const ownWords = own === undefined ? '' : ` Vous\u00A0: ${VERBS[own].toLowerCase()}.`;
  return (
    <svg
      // An inline SVG: `img` would need a file.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={`${words.join(', ')}.${ownWords}`}
      className={styles['bar']}
    >
      {parts.map(({ type, x, width }) => (
        <rect
          key={type}
          x={`${round(x)}%`}
          y="1"
          width={`${round(width)}%`}
          height="22"
          fill={FILLS[type]}
          className={styles[type]}
        />
      ))}
      {parts
        .filter(({ width }) => width >= WIDE_ENOUGH)
        .map(({ type, middle }) => (
          <svg key={type} x={middle} y="12" className={styles['free']}>
            {FILLS[type] !== undefined && (
              <rect x="-18" y="-8" width="36" height="16" className={styles['ground']} />
            )}
            <text y="5" className={classNames(type === 'keep' && styles['inverse'])}>
              {shareWords(Math.round(tally[type]))}
            </text>
          </svg>
        ))}
      {parts
        .filter(({ type }) => type === own)
        .map(({ type, middle }) => (
          <svg key={type} x={middle} y="25" className={styles['free']}>
            <path d="M0 0l6 7h-12z" className={styles['mark']} />
          </svg>
        ))}
    </svg>
  );
}

function partsOf(tally: Tally) {
  const sum = answersIn(tally);
  let end = 0;
  return BAR_ORDER.flatMap((type) => {
    const width = (tally[type] / sum) * 100;
    const x = end;
    end += width;
    return width > 0 ? [{ type, x, width, middle: `${round(x + width / 2)}%` }] : [];
  });
}

function round(percent: number): number {
  return Math.round(percent * 100) / 100;
}
