import type { Millions } from '@nosmilliards/domain/money/money';
import { Amount } from '#ui/amount.tsx';
import type { SheetChange, SheetPlan } from '#ui/sheet/plan.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { Letter } from './letter.tsx';
import styles from './duel.module.css';

type DuelSideProps = {
  readonly letter: 'A' | 'B';
  readonly name: string;
  readonly balance: Millions;
  readonly sheet: SheetPlan;
  readonly changes: readonly SheetChange[];
  /** Rows above and columns in all, the same for both. */
  readonly headroom: number;
  readonly columns: number;
};

export function DuelSide({ letter, name, balance, sheet, changes, ...room }: DuelSideProps) {
  return (
    // RGAA 1.9: said twice, since few screen readers tie a figure to its caption by themselves.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <figure role="figure" aria-label={`${letter}, ${name}`} className={styles['side']}>
      <figcaption className={styles['caption']}>
        <Letter letter={letter} />
        <strong>{name}</strong>
        <span className={styles['balance']}>
          <Amount value={balance} form="billions" signed />
        </span>
      </figcaption>
      <Sheet sheet={sheet} changes={changes} {...room} />
    </figure>
  );
}
