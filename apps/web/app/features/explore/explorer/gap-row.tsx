import type { Millions } from '@nosmilliards/domain/money/money';
import { Amount } from '#ui/amount.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './line-row.module.css';

/** The difference between a parent and the sum of its children. */
export function GapRow({ amount }: { readonly amount: Millions }) {
  return (
    <li className={styles['item']}>
      <div className={styles['row']}>
        <div className={classNames(styles['main'], styles['gap'])}>
          <span className={styles['title']}>Écart non détaillé</span>
          <span className={styles['facts']}>
            {amount > 0
              ? 'part du montant que les lignes connues n’expliquent pas'
              : 'les lignes connues dépassent le montant retenu'}
          </span>
          <span className={styles['amount']}>
            <Amount value={amount} signed />
          </span>
        </div>
      </div>
    </li>
  );
}
