import { typedName } from '@nosmilliards/domain/duel/budget-link';
import { useId } from 'react';
import { Disclosure } from '#ui/disclosure.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Person } from './people.ts';
import styles from './duel.module.css';

type DuelNamesProps = {
  readonly people: readonly Person[];
  /** As typed, by the letter of each. */
  readonly names: Readonly<Record<string, string>>;
  readonly onName: (person: Person, name: string) => void;
};

/** Before the image is sent, which others read: without a name it says « A ». */
export function OwnName({ people, names, onName }: DuelNamesProps) {
  const own = people.find(({ isOwn }) => isOwn);
  if (!own) return null;
  return (
    <TextField
      label="Votre prénom (facultatif)"
      hint={`Sur l’image, à la place de «\u00A0${own.letter}\u00A0»\u00A0; il s’ajoute au lien, après le signe #.`}
      autoComplete="off"
      spellCheck={false}
      value={names[own.letter] ?? ''}
      onChange={(text) => onName(own, typedName(text))}
    />
  );
}

/** The names of the others. */
export function DuelNames({ people, names, onName }: DuelNamesProps) {
  const id = useId();
  return (
    <Disclosure look="inline" summary="Changer les noms" data-print="hide">
      <div className={styles['fields']}>
        {people
          .filter(({ isOwn }) => !isOwn)
          .map((person) => (
            <div key={person.letter} className={styles['field']}>
              <label htmlFor={id + person.letter}>Budget {person.letter}</label>
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
