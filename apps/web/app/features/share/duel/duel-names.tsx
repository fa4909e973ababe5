import { typedName } from '@nosmilliards/domain/duel/budget-link';
import { useId } from 'react';
import { Disclosure } from '#ui/disclosure.tsx';
import type { Person } from './people.ts';
import styles from './duel.module.css';

type DuelNamesProps = {
  readonly people: readonly Person[];
  /** As typed, by the letter of each. */
  readonly names: Readonly<Record<string, string>>;
  readonly onName: (person: Person, name: string) => void;
};

export function DuelNames({ people, names, onName }: DuelNamesProps) {
  const id = useId();
  return (
    <Disclosure look="inline" summary="Changer les noms" data-print="hide">
      <div className={styles['fields']}>
        {people.map((person) => (
          <div key={person.letter} className={styles['field']}>
            <label htmlFor={id + person.letter}>
              {person.isOwn ? 'Votre prénom' : `Budget ${person.letter}`}
            </label>
            <input
              id={id + person.letter}
              type="text"
              value={names[person.letter] ?? ''}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => onName(person, typedName(target.value))}
            />
          </div>
        ))}
      </div>
      <p className={styles['note']}>
        Ces prénoms, un mot chacun, sont dans le lien, après le signe #.
      </p>
    </Disclosure>
  );
}
