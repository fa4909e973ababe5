import type { Baseline } from '@nosmilliards/domain/budget/baseline';
import { squareOf } from '@nosmilliards/domain/sheet/squares';
import type { ReactNode } from 'react';
import { paths } from '#site/path.ts';
import { Amount } from '#ui/amount.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { RowCompare } from '../explorer/row-compare.tsx';
import type { ComparedLine } from './compared-line.ts';
import { Pile } from './pile.tsx';
import { pilesOf } from './piles.ts';
import page from './comparison.module.css';
import styles from './pile.module.css';

type ComparisonChoiceProps = {
  /** The categories of both sides. */
  readonly lines: readonly ComparedLine[];
  readonly baseline: Baseline;
  /** The button that searches any other line. */
  readonly search: ReactNode;
};

/** The categories at one scale, to choose those that are compared. */
export function ComparisonChoice({ lines, baseline, search }: ComparisonChoiceProps) {
  const { square, drawn } = pilesOf(lines, squareOf(baseline.netExpenses));
  const rows = lines.map((line, index) => ({ line, drawn: drawn[index] ?? null }));
  const listOf = (side: ComparedLine['side'], title: string) => (
    <section aria-labelledby={side} className={page['section']}>
      <h2 id={side}>{title}</h2>
      <ul className={styles['rows']}>
        {rows
          .filter(({ line }) => line.side === side)
          .map((row) => (
            <Pile key={row.line.id} {...row}>
              <RowCompare line={row.line} />
            </Pile>
          ))}
      </ul>
    </section>
  );
  return (
    <article className={page['page']}>
      <PageHeading lede="Choisissez-en deux, ou plus : elles se dessinent à la même échelle.">
        Comparer deux à six lignes du budget
      </PageHeading>
      <div>{search}</div>
      {listOf('expense', 'Où va l’argent')}
      {listOf('revenue', 'D’où il vient')}
      <p className="note inked">
        <strong>
          1&nbsp;carré = <Amount value={square} />
        </strong>
        . Chaque catégorie s’ouvre dans <TextLink to={paths.explorer}>l’explorateur</TextLink>, où
        toutes les lignes se comparent.
      </p>
    </article>
  );
}
