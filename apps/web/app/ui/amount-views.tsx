import type { Millions } from '@nosmilliards/domain/money/money';
import { Amount } from '#ui/amount.tsx';
import { AmountLensContext } from '#ui/amount-lens.ts';
import styles from './amount-views.module.css';

type AmountViewsProps = {
  readonly value: Millions;
  readonly views: readonly { readonly text: string; readonly label: string }[];
};

/** One amount in several units, each with its denominator. */
export function AmountViews({ value, views }: AmountViewsProps) {
  return (
    <dl className={styles['views']}>
      {views.map((view) => (
        <div key={view.label}>
          <dt>{view.label}</dt>
          <dd>
            <AmountLensContext value={() => view}>
              <Amount value={value} />
            </AmountLensContext>
          </dd>
        </div>
      ))}
    </dl>
  );
}
