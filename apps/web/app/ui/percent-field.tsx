import { useId, useState, type KeyboardEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './percent-field.module.css';

type PercentFieldProps = {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  presets?: readonly number[];
  /** What the value means, in a sentence: « réduire de 15 %, soit 92,5 milliards d’euros ». */
  valueText: string;
};

const BIG_STEP = 10;

/** One value, three ways in: a slider alone is out of reach for touch screen readers. */
export function PercentField({
  label,
  value,
  onChange,
  min = 0,
  max = 100,
  presets,
  valueText,
}: PercentFieldProps) {
  const id = useId();
  // What is being typed may be empty or out of bounds for a moment; the value never is.
  const [draft, setDraft] = useState<string>();

  const set = (next: number) => onChange(Math.min(max, Math.max(min, Math.round(next))));

  function jump(event: KeyboardEvent) {
    const step = { PageUp: BIG_STEP, PageDown: -BIG_STEP }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    set(value + step);
  }

  function type(text: string) {
    setDraft(text);
    const typed = Number(text);
    if (text.trim() !== '' && Number.isInteger(typed) && typed >= min && typed <= max) {
      onChange(typed);
    }
  }

  return (
    <fieldset className={styles['field']}>
      <legend className={styles['legend']}>{label}</legend>
      <div className={styles['inputs']}>
        <div className={styles['slider']}>
          <svg aria-hidden="true" focusable="false" className={styles['track']}>
            <rect width={`${((value - min) / (max - min)) * 100}%`} height="100%" />
          </svg>
          <input
            type="range"
            className={styles['range']}
            aria-label={`${label}, curseur`}
            aria-valuetext={valueText}
            min={min}
            max={max}
            step={1}
            value={value}
            onChange={(event) => set(event.currentTarget.valueAsNumber)}
            onKeyDown={jump}
          />
        </div>
        <span className={styles['typed']}>
          <label htmlFor={`${id}-number`}>
            <VisuallyHidden>{label}, en pourcentage</VisuallyHidden>
          </label>
          <input
            id={`${id}-number`}
            type="number"
            inputMode="numeric"
            className={styles['number']}
            min={min}
            max={max}
            step={1}
            value={draft ?? value}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={jump}
            onBlur={() => {
              const typed = Number(draft);
              if (draft !== undefined && draft.trim() !== '' && !Number.isNaN(typed)) set(typed);
              setDraft(undefined);
            }}
          />
          <span aria-hidden="true">%</span>
        </span>
      </div>
      {presets !== undefined && (
        <div className={styles['presets']}>
          {presets.map((preset) => (
            <Button key={preset} pressed={preset === value} onClick={() => set(preset)}>
              {`${String(preset).replace('-', '\u2212')}\u00A0%`}
            </Button>
          ))}
        </div>
      )}
    </fieldset>
  );
}
