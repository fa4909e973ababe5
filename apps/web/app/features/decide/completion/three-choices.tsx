import { choiceOf, type VoteRecord } from '@nosmilliards/domain/outcome/outcome';
import { choiceWords } from '#ballot/vote-words.ts';
import { Amount } from '#ui/amount.tsx';
import styles from './three-choices.module.css';

type ThreeChoicesProps = {
  readonly records: readonly VoteRecord[];
  readonly titleOf: (id: string) => string;
};

/** The three votes with the largest effect. */
export function ThreeChoices({ records, titleOf }: ThreeChoicesProps) {
  const count = records.length;
  return (
    <section className={styles['section']} aria-labelledby="trois-choix">
      <h2 id="trois-choix">
        {count === 1
          ? 'Votre seul changement'
          : `Vos ${count === 2 ? 'deux' : 'trois'} plus grands choix`}
      </h2>
      <ol className={styles['list']}>
        {records.map((record) => (
          <li key={record.nodeId}>
            <p>
              {titleOf(record.nodeId)}{' '}
              <span className={styles['choice']}>
                {choiceWords(choiceOf(record)).toLowerCase()}
              </span>
            </p>
            <span className={styles['effect']}>
              <Amount value={record.impact} form="billions" signed />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
