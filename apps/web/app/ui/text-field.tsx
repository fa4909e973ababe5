import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Announcement } from '#ui/live-region.tsx';
import styles from './text-field.module.css';

type TextFieldProps = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'placeholder' | 'spellCheck'
> & {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly hint?: ReactNode;
  /** Shown in place of the hint; empty when the text can be read. */
  readonly refusal?: string;
  /** Shown after the field: « € ». */
  readonly unit?: string;
  /** The one amount that a page asks for. */
  readonly isBig?: boolean;
  /** Another way to give the same value, under the field. */
  readonly children?: ReactNode;
};

export function TextField({
  label,
  value,
  onChange,
  hint,
  refusal = '',
  unit,
  isBig = false,
  children,
  ...rest
}: TextFieldProps) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <span
        className={classNames(styles['typed'], isBig && styles['big'], unit && styles['short'])}
      >
        <input
          {...rest}
          type="text"
          id={id}
          value={value}
          aria-invalid={refusal !== ''}
          aria-describedby={`${id}hint`}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        {unit !== undefined && <span aria-hidden="true">{unit}</span>}
      </span>
      {children}
      <div>
        <p id={`${id}hint`} className={styles['hint']}>
          {refusal === '' ? hint : <strong className={styles['error']}>{refusal}</strong>}
        </p>
        {/* Spoken once typing has stopped: the first digits of an amount may be refused. */}
        <Announcement role="alert" rest={1500} text={refusal} />
      </div>
    </div>
  );
}
