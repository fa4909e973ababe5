import type { ReactNode } from 'react';
import { linePath } from '#site/path.ts';
import { Amount } from '#ui/amount.tsx';
import { Squares, type DrawnSquares } from '#ui/sheet/squares.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { ComparedLine } from './compared-line.ts';
import styles from './pile.module.css';

type PileProps = {
  readonly line: Pick<ComparedLine, 'id' | 'title' | 'amount'>;
  /** After the title: « recette » among expenses. */
  readonly kind?: string;
  readonly drawn: DrawnSquares | null;
  readonly note?: string;
  /** What one does with the line. */
  readonly children: ReactNode;
};

/** A line, its amount and its squares: half of a pair, or a row. */
export function Pile({ line, kind, drawn, note, children }: PileProps) {
  return (
    <li>
      <div className={styles['words']}>
        <h3>
          <TextLink to={linePath(line.id)}>{line.title}</TextLink>
          {kind !== undefined && <small> {kind}</small>}
        </h3>
        <p className={styles['amount']}>
          <Amount value={line.amount} size="poster" />
        </p>
        {note !== undefined && <p className="note inked">{note}</p>}
      </div>
      {drawn && <Squares drawn={drawn} className={styles['pile']} />}
      <div className={styles['tools']}>{children}</div>
    </li>
  );
}
