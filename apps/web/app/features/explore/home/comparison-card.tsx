import { formatRatio } from '@nosmilliards/domain/money/format';
import type { Millions } from '@nosmilliards/domain/money/money';
import { sorted } from '@nosmilliards/domain/list';
import { Fragment } from 'react';
import { comparePath, linePath, paths } from '#site/path.ts';
import { Amount } from '#ui/amount.tsx';
import type { Paint } from '#ui/sector.ts';
import { Squares, type DrawnSquares } from '#ui/sheet/squares.tsx';
import { TextLink } from '#ui/text-link.tsx';
import styles from './did-you-know.module.css';

type Budget = { readonly name: string; readonly amount: Millions; readonly context: string };

/** Two budgets compared, as in the dataset. */
export type HomeComparison = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly detail: string;
  readonly budgetA: Budget;
  readonly budgetB: Budget;
  /** The larger over the smaller; 0 when there is none. */
  readonly ratio: number;
  /** The ratio in a sentence. */
  readonly impact: string;
  /** The path after `/compare/`. */
  readonly address: string;
  /** Colours of the two bars, A then B. */
  readonly paints: readonly [Paint, Paint];
  readonly lines: readonly { readonly id: string; readonly title: string }[];
};

/** With the squares of A, then B. */
export type DrawnComparison = HomeComparison & {
  readonly ribbons: readonly [DrawnSquares, DrawnSquares];
};

export function ComparisonCard({ comparison }: { readonly comparison: DrawnComparison }) {
  const { title, description, detail, budgetA, budgetB, ratio, impact, address, lines } =
    comparison;
  const [ribbonA, ribbonB] = comparison.ribbons;
  const budgets = sorted(
    [
      { ...budgetA, ribbon: ribbonA },
      { ...budgetB, ribbon: ribbonB },
    ],
    (a, b) => b.amount - a.amount,
  );
  const times = formatRatio(ratio);
  return (
    <>
      <div className="stack-1">
        <h3>{title}</h3>
        <p>{description}</p>
        {ratio > 0 && (
          <p className="stack-1">
            <strong className={styles['times']}>
              {times === formatRatio(1) ? 'Presque autant' : times}
            </strong>{' '}
            {impact}
          </p>
        )}
      </div>
      <div className={styles['picture']}>
        <ul aria-label={title} className={styles['budgets']}>
          {budgets.map(({ name, amount, context, ribbon }) => (
            <li key={name}>
              <p className={styles['budget']}>
                <strong>{name}</strong>{' '}
                <span className={styles['amount']}>
                  <Amount value={amount} size="poster" plain />
                </span>
              </p>
              <Squares drawn={ribbon} look="ribbon" />
              <p className="small-note">{context}</p>
            </li>
          ))}
        </ul>
        {detail !== '' && <p className={styles['detail']}>{detail}</p>}
        <p className="small-note">
          Sources&nbsp;:{' '}
          {lines.map((line, index) => (
            <Fragment key={line.id}>
              {index > 0 && ', '}
              <TextLink to={linePath(line.id)}>{line.title}</TextLink>
            </Fragment>
          ))}
          .{' '}
          <TextLink to={comparePath(address)} state={{ origin: paths.home }}>
            Ouvrir cette comparaison
          </TextLink>
        </p>
      </div>
    </>
  );
}
