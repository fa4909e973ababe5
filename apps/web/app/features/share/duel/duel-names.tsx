import { useId } from 'react';
import { Disclosure } from '#ui/disclosure.tsx';
import styles from './duel.module.css';

type Names = { readonly a: string; readonly b: string };
type DuelNamesProps = { readonly names: Names; readonly onName: (names: Names) => void };

const LONGEST_NAME = 24;

/** The names are neither stored nor in the link. */
export function DuelNames({ names, onName }: DuelNamesProps) {
  const id = useId();
  const field = (letter: 'a' | 'b') => (
    <div className={styles['field']}>
      <label htmlFor={id + letter}>Budget {letter.toUpperCase()}</label>
      <input
        id={id + letter}
        type="text"
        value={names[letter]}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onName({ ...names, [letter]: target.value })}
      />
    </div>
  );
  return (
    <Disclosure look="inline" summary="Nommer les deux budgets" data-print="hide">
      <div className={styles['fields']}>
        {field('a')}
        {field('b')}
      </div>
      <p className={styles['note']}>
        Ces noms ne sont ni gardés ni envoyés : ils disparaissent avec la page.
      </p>
    </Disclosure>
  );
}
