import { typedGuessOf } from '@nosmilliards/domain/game/day-guess';
import type { Millions } from '@nosmilliards/domain/money/money';
import { useState, type FormEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import styles from './daily.module.css';

const REFUSAL = 'Ce nombre ne se lit pas\u00A0: écrivez-le en chiffres, plus grand que zéro.';

type GuessFormProps = { readonly year: number; readonly onGuess: (guess: Millions) => void };

/** An empty field: a scale or an example would give the order of magnitude. */
export function GuessForm({ year, onGuess }: GuessFormProps) {
  const [text, setText] = useState('');
  const [isRefused, setRefused] = useState(false);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const guess = typedGuessOf(text);
    if (guess.ok) {
      onGuess(guess.value);
      return;
    }
    setRefused(true);
    event.currentTarget.querySelector('input')?.focus();
  }

  return (
    <form className={styles['guess']} onSubmit={send}>
      <TextField
        isBig
        label={`À votre avis, combien en ${year}\u202F?`}
        hint="En milliards d’euros ; la virgule est acceptée."
        refusal={isRefused ? REFUSAL : ''}
        unit="Md€"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(typed) => {
          setText(typed);
          setRefused(false);
        }}
      />
      <Button variant="primary" type="submit">
        Voir la réponse
      </Button>
    </form>
  );
}
