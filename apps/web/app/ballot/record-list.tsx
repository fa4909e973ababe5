import { arrowOf, columnFormOf } from '@nosmilliards/domain/money/arrow-form';
import { magnitudeOf } from '@nosmilliards/domain/money/money';
import { heldChoiceOf, type VoteRecord } from '@nosmilliards/domain/outcome/decisions';
import { shortChoiceWords } from '@nosmilliards/domain/vote/choice-words';
import { movedWordsOf } from '@nosmilliards/domain/vote/moved';
import { Amount } from '#ui/amount.tsx';
import { SquareGlyph } from '#ui/square-glyph.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './record-list.module.css';

type RecordListProps = { readonly records: readonly VoteRecord[] };

/** Each decision, what it moves and by how much; what is kept, with its amount. */
export function RecordList({ records }: RecordListProps) {
  const changes = records.filter(({ type }) => type !== 'keep');
  const form = columnFormOf(changes.map(({ impact }) => impact));
  return (
    <ol className={styles['list']}>
      {records.map((record) => (
        <li key={record.nodeId} className={styles['item']}>
          <SquareGlyph kind={record.type} />
          <span>
            <strong>{record.title}</strong>{' '}
            {record.type !== 'keep' && <Change record={record} form={form} />}
          </span>
          <span className={styles['effect']}>
            {record.type === 'keep' ? (
              <strong>
                <Amount value={record.originalAmount} form="billions" />
              </strong>
            ) : (
              <>
                {movedWordsOf(record.impact, record.moves)}{' '}
                <strong>
                  <Amount value={magnitudeOf(record.impact)} form={form} />
                </strong>
              </>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

type ChangeProps = {
  readonly record: VoteRecord;
  /** The unit of every amount of the list. */
  readonly form: 'billions' | 'millions';
};

/** « −5 %, 149,0 → 141,6 Md€ ». */
function Change({ record, form }: ChangeProps) {
  const { text, spoken } = arrowOf(record.originalAmount, record.newAmount, form);
  return (
    <small className={styles['change']}>
      {shortChoiceWords(heldChoiceOf(record))}, <span aria-hidden="true">{text}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </small>
  );
}
