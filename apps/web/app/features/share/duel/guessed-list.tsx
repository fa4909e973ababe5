import type { Guessed } from '@nosmilliards/domain/outcome/challenge';
import { choiceNoun, recordWords } from '#ballot/vote-words.ts';
import { Amount } from '#ui/amount.tsx';
import { guessedWords } from './duel-words.ts';
import styles from './duel.module.css';

/** What the visitor guessed of a challenge, beside what was chosen and its effect on the balance. */
export function GuessedList({ guessed }: { readonly guessed: readonly Guessed[] }) {
  return (
    <section className="stack-1" aria-labelledby="imagine">
      <h2 id="imagine">Ce que vous aviez imaginé</h2>
      <p>{guessedWords(guessed)}</p>
      <ul className={styles['guessed']}>
        {guessed.map(({ record, guess }) => (
          <li key={record.nodeId}>
            <p>
              <strong>{record.title}</strong>
              <span>Votre idée : {choiceNoun(guess)}</span>
              <span>Son choix : {recordWords(record).toLowerCase()}</span>
            </p>
            <strong>
              <Amount value={record.impact} form="billions" signed />
            </strong>
          </li>
        ))}
      </ul>
      <p className={styles['note']}>Le montant est l’effet de son choix sur le solde.</p>
    </section>
  );
}
