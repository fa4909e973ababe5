import { wholeOf } from '@nosmilliards/domain/budget/lens';
import { totalsOf } from '@nosmilliards/domain/comparison/reading';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { linePath } from '#browser/path.ts';
import { Amount } from '#ui/amount.tsx';
import { BarList } from '#ui/bar-list.tsx';
import { Button } from '#ui/button.tsx';
import { LineIcon } from '#ui/line-icon.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { ComparedLine } from './compared-line.ts';
import { nestedSentenceOf, sumLabelOf } from './sentence.ts';
import styles from './comparison.module.css';

/** The denominator of each sum. */
const sumWholes = {
  expense: { side: 'expense', isPart: true },
  revenue: { side: 'revenue', isPart: true },
  niche: { side: 'revenue', isPart: false },
  transfer: { side: 'expense', isPart: false },
} as const;

type ComparisonBarsProps = {
  /** Largest first. */
  readonly lines: readonly ComparedLine[];
  readonly lens: ReactNode;
  readonly onRemove: (id: string) => void;
};

export function ComparisonBars({ lines, lens, onRemove }: ComparisonBarsProps) {
  const { sums, nested } = totalsOf(lines);
  return (
    <section aria-labelledby="montants" className={styles['section']}>
      <div className={styles['head']}>
        <h2 id="montants">Sur une même échelle</h2>
        {lens}
      </div>
      <p className={styles['note']}>
        Chaque barre part du même point : deux fois plus longue, deux fois plus d’argent.
      </p>
      <BarList
        label="Lignes comparées, de la plus grande à la plus petite"
        items={lines.map((line) => ({
          id: line.id,
          label: (
            <span className={styles['label']}>
              {line.icon !== undefined && <LineIcon name={line.icon} />}
              <TextLink to={linePath(line.id)}>{line.title}</TextLink>
            </span>
          ),
          size: Math.max(0, line.amount),
          value: <Amount value={line.amount} whole={wholeOf(line)} />,
          sector: line.paint,
          action: (
            <Button variant="quiet" icon={X} onClick={() => onRemove(line.id)}>
              Retirer<VisuallyHidden> {line.title}</VisuallyHidden>
            </Button>
          ),
        }))}
      />
      {lines.length > 1 && (
        <dl className={styles['totals']}>
          {sums.map(({ kind, amount }) => (
            <div key={kind}>
              <dt>{sumLabelOf(kind, sums.length === 1)}</dt>
              <dd>
                <Amount value={amount} whole={sumWholes[kind]} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {sums.length > 1 && (
        <p className={styles['note']}>
          Dépenses, recettes, niches fiscales et transferts ne s’additionnent pas : chacun a son
          total.
        </p>
      )}
      {nested.map(({ inner, outer }) => (
        <p key={inner.id} className={styles['note']}>
          {nestedSentenceOf(inner, outer)}
        </p>
      ))}
    </section>
  );
}
