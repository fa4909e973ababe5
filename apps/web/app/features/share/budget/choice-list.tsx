import type { VoteRecord } from '@nosmilliards/domain/outcome/decisions';
import { recordWords } from '#ballot/vote-words.ts';
import { Amount } from '#ui/amount.tsx';
import { SquareGlyph } from '#ui/square-glyph.tsx';
import styles from './budget.module.css';

type ChoiceListProps = { readonly records: readonly VoteRecord[] };

/** Each choice and its effect on the balance; what is kept, with its amount. */
export function ChoiceList({ records }: ChoiceListProps) {
  return (
    <ol className={styles['choices']}>
      {records.map((record) => (
        <li key={record.nodeId}>
          <span className={styles['named']}>
            <SquareGlyph kind={record.type} />
            <span>
              {record.title}{' '}
              <span className={styles['choice']}>{recordWords(record).toLowerCase()}</span>
            </span>
          </span>
          <span className={styles['effect']}>
            {record.type === 'keep' ? (
              <Amount value={record.originalAmount} form="billions" />
            ) : (
              <Amount value={record.impact} form="billions" signed />
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
