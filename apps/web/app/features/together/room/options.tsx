import { useId, type ReactNode } from 'react';
import styles from './room.module.css';

type OptionsProps<Value> = {
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly words: ReactNode }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  readonly note?: string;
};

/** A radio group, all options visible. */
export function Options<Value extends string | number>(props: OptionsProps<Value>) {
  const { legend, options, chosen, onChoose, note } = props;
  const name = useId();
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className={styles['options']}>
        {options.map(({ value, words }) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              checked={chosen === value}
              onChange={() => onChoose(value)}
            />
            <span>{words}</span>
          </label>
        ))}
      </div>
      {note !== undefined && <p className={styles['note']}>{note}</p>}
    </fieldset>
  );
}
