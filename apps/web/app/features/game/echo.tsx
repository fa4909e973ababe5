import type { ReactNode } from 'react';
import { Amount } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { SectorChip } from './sector-chip.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { shortAnswer } from './answer-words.ts';
import type { EchoLine } from './screen.ts';
import styles from './echo.module.css';

type EchoProps = {
  readonly echo: EchoLine | null;
  /** What the finance laws did, in words. */
  readonly law: string | null;
  readonly onUndo: () => void;
  /** Before anything is written, or beside what is. */
  readonly children?: ReactNode;
};

/** The last line of the register, folded above the card. Its place is kept before the first vote. */
export function Echo({ echo, law, onUndo, children }: EchoProps) {
  if (echo === null) {
    return (
      <div className={classNames(styles['echo'], styles['empty'])}>
        <span className={styles['name']}>Votre premier choix s’écrira ici.</span>
        {children}
      </div>
    );
  }
  const { title, paint, answer, impact } = echo;
  return (
    <div className={styles['echo']}>
      <SectorChip paint={paint} />
      <span className={styles['name']}>
        <VisuallyHidden>Dernier choix : </VisuallyHidden>
        {title}
      </span>
      <span className={styles['vote']}>{shortAnswer(answer) || 'vote retiré'}</span>
      <span className={styles['effect']}>{impact !== 0 && <Amount value={impact} signed />}</span>
      {children}
      {echo.isLast && (
        <Button
          variant="quiet"
          className={styles['undo']}
          aria-label="Annuler le dernier choix"
          onClick={onUndo}
        >
          Annuler
        </Button>
      )}
      {law !== null && <span className={styles['law']}>{law}</span>}
    </div>
  );
}
