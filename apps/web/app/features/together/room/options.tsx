import { useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './room.module.css';

type OptionsProps<Value> = {
  /** Its place among the choices of the form. */
  readonly number: number;
  readonly legend: string;
  readonly options: readonly {
    readonly value: Value;
    readonly title: string;
    readonly text?: string;
  }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  /** Side by side where there is space. */
  readonly columns?: boolean;
  readonly note?: string;
};

/** A radio group, all options visible. */
export function Options<Value extends string | number>(props: OptionsProps<Value>) {
  const { number, legend, options, chosen, onChoose, columns = false, note } = props;
  const name = useId();
  return (
    <fieldset>
      <legend>
        <span>{number}</span> {legend}
      </legend>
      <div className={classNames(styles['options'], columns && styles['columns'])}>
        {options.map(({ value, title, text }) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              checked={chosen === value}
              onChange={() => onChoose(value)}
            />
            <span>
              <strong>{title}</strong> {text !== undefined && <small>{text}</small>}
            </span>
          </label>
        ))}
      </div>
      {note !== undefined && <p className={styles['note']}>{note}</p>}
    </fieldset>
  );
}
