import type { ReactNode } from 'react';
import { linePath } from '#site/path.ts';
import { Amount } from '#ui/amount.tsx';
import { Squares, type DrawnSquares } from '#ui/sheet/squares.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { ComparedLine } from './compared-line.ts';
import styles from './pile.module.css';

type PileProps = Omit<BarePileProps, 'to' | 'title' | 'amount'> & {
  readonly line: Pick<ComparedLine, 'id' | 'title' | 'amount'>;
};

type BarePileProps = {
  /** The page of what is compared. */
  readonly to: string;
  readonly title: string;
  readonly amount: ReactNode;
  /** After the title: « recette » among expenses. */
  readonly kind?: string;
  readonly drawn: DrawnSquares | null;
  readonly note?: string;
  /** What one does with the line. */
  readonly children: ReactNode;
};

/** A line, its amount and its squares: half of a pair, or a row. */
export function Pile({ line, ...rest }: PileProps) {
  return (
    <BarePile
      to={linePath(line.id)}
      title={line.title}
      amount={<Amount value={line.amount} size="poster" />}
      {...rest}
    />
  );
}

/** The same of anything else. */
export function BarePile({ to, title, amount, kind, drawn, note, children }: BarePileProps) {
  return (
    <li>
      <div className={styles['words']}>
        <h3>
          <TextLink to={to}>{title}</TextLink>
          {kind !== undefined && <small> {kind}</small>}
        </h3>
        <p className={styles['amount']}>{amount}</p>
        {note !== undefined && <p className="note inked">{note}</p>}
      </div>
      {drawn && <Squares drawn={drawn} className={styles['pile']} />}
      <div className={styles['tools']}>{children}</div>
    </li>
  );
}
