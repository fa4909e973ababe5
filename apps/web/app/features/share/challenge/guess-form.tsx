import { directionsOf, type Direction } from '@nosmilliards/domain/outcome/challenge';
import type { VoteRecord } from '@nosmilliards/domain/outcome/decisions';
import type { Territory } from '@nosmilliards/domain/vote/territory';
import { useId } from 'react';
import { VERBS } from '#ballot/vote-words.ts';
import { guessesOn, keepGuess } from '#browser/received.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import styles from './challenge.module.css';

type GuessFormProps = {
  /** The code of the challenge. */
  readonly code: string;
  /** At least one decision, of which only the name is shown. */
  readonly asked: readonly VoteRecord[];
  /** Of the decisions of the challenge. */
  readonly count: number;
  readonly territory: Territory;
};

export function GuessForm({ code, asked, count, territory }: GuessFormProps) {
  const guesses = guessesOn(code);
  return (
    <Disclosure summary={titleOf(asked.length, count)} aside="facultatif">
      <div className={styles['guesses']}>
        <p>
          Un nom dit déjà que quelque chose y change ; le sens et le montant restent cachés. Vos
          réponses restent dans cet onglet et se liront sur le duel, à côté de ses choix.
        </p>
        {asked.map((record) => (
          <Guess
            key={record.nodeId}
            title={record.title}
            directions={directionsOf(record, territory)}
            initial={guesses.get(record.nodeId) ?? null}
            onGuess={(guess) => keepGuess(code, record.nodeId, guess)}
          />
        ))}
      </div>
    </Disclosure>
  );
}

type GuessProps = {
  readonly title: string;
  readonly directions: readonly Direction[];
  readonly initial: Direction | null;
  readonly onGuess: (guess: Direction | null) => void;
};

function Guess({ title, directions, initial, onGuess }: GuessProps) {
  const name = useId();
  return (
    <fieldset>
      <legend>{title}</legend>
      <div className={styles['options']}>
        {[...directions, null].map((guess) => (
          <label key={guess}>
            <input
              type="radio"
              name={name}
              defaultChecked={guess === initial}
              onChange={() => onGuess(guess)}
            />
            {guess === null ? 'Je ne sais pas' : VERBS[guess]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function titleOf(asked: number, count: number): string {
  if (count === 1) return 'Deviner d’abord son seul changement';
  const number = asked === 2 ? 'deux' : 'trois';
  const what = asked === count ? 'changements' : 'plus grands choix';
  return `Deviner d’abord ses ${number} ${what}`;
}
