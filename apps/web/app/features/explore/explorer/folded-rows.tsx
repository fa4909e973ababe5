import { counted } from '@nosmilliards/domain/money/counted';
import { speakAmount } from '@nosmilliards/domain/money/format';
import type { Line } from '@nosmilliards/domain/budget/line';
import type { Millions } from '@nosmilliards/domain/money/money';
import { shareOf } from '@nosmilliards/domain/budget/weight';
import { use, useState, type ReactNode } from 'react';
import { AmountLensContext, spokenView } from '#ui/amount-lens.ts';
import { Amount } from '#ui/amount.tsx';
import { classNames } from '#ui/class-names.ts';
import { SpokenButton } from './spoken-button.tsx';
import styles from './line-row.module.css';
import { shareWords } from './words.ts';

type FoldedRowsProps = {
  readonly parent: Line;
  readonly count: number;
  readonly amount: Millions;
  /** All the lines are small: they are shown unfolded, to spare a second click. */
  readonly isAlone: boolean;
  readonly children: () => ReactNode;
};

/** The lines under 100 M€, in one row that opens. */
export function FoldedRows({ parent, count, amount, isAlone, children }: FoldedRowsProps) {
  const [isOpen, setOpen] = useState(isAlone);
  const share = shareOf(amount, parent.amount);
  const seen = use(AmountLensContext)?.(amount);
  const spoken = seen ? spokenView(seen) : speakAmount(amount);
  const title = counted(count, 'autre ligne', 'autres lignes');
  return (
    <li className={styles['item']}>
      <div className={styles['row']}>
        <SpokenButton
          name={`${title} de moins de 100 millions d’euros, ${spoken}, ${shareWords(share)}`}
          isOpen={isOpen}
          className={classNames(styles['main'], styles['folded'])}
          onToggle={() => setOpen(!isOpen)}
        >
          <span className={styles['title']}>{title}</span>
          <span className={styles['facts']}>moins de 100&nbsp;M€{count > 1 && ' chacune'}</span>
          <span className={styles['amount']}>
            <Amount value={amount} />
          </span>
          <span className={styles['share']}>{shareWords(share)}</span>
        </SpokenButton>
      </div>
      {isOpen && <ul className={styles['others']}>{children()}</ul>}
    </li>
  );
}
