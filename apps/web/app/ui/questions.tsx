import type { ReactNode } from 'react';
import { Disclosure } from '#ui/disclosure.tsx';
import styles from './questions.module.css';

type Question = {
  /** A public anchor: an address that names it opens the answer. */
  readonly id: string;
  readonly question: string;
  readonly answer: ReactNode;
};

/** Answers folded under their questions. */
export function Questions({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <div className={styles['questions']}>
      {questions.map(({ id, question, answer }) => (
        <Disclosure key={id} id={id} className={styles['question']} summary={question}>
          {answer}
        </Disclosure>
      ))}
    </div>
  );
}
