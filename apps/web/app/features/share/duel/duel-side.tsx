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
  /** In squares, equal on both sides: rows above the sheet, columns in all. */
  readonly headroom: number;
  readonly columns: number;
};

export function DuelSide({ letter, name, balance, sheet, changes, ...size }: DuelSideProps) {
  return (
    // RGAA 1.9: explicit role and label, since few screen readers tie a figure to its caption.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <figure role="figure" aria-label={`${letter}, ${name}`} className={styles['side']}>
      <figcaption className={styles['caption']}>
        <Letter letter={letter} />
        <strong>{name}</strong>
        <span className={styles['balance']}>
          <Amount value={balance} form="billions" signed />
        </span>
      </figcaption>
      <Sheet sheet={sheet} changes={changes} {...size} />
    </figure>
  );
}
