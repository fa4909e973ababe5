import { useId, useState, type KeyboardEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Announcement } from '#ui/live-region.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './range-field.module.css';

type RangeFieldProps = {
  label: string;
  /** `null` until the visitor gives one: nothing suggests an answer. */
  value: number | null;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step: number;
  /** Step of PageUp and PageDown. */
  bigStep: number;
  /**
   * `sign` is shown after the number, `name` is in the accessible name: « % », « en pourcentage ».
   */
  unit: { sign: string; name: string };
  presets?: readonly number[] | undefined;
  /** The value in a sentence: « réduire de 15 %, soit 92,5 milliards d’euros ». */
  valueText: string;
};

/** A slider, a number field and presets: touch screen readers cannot operate a slider alone. */
export function RangeField({
  label,
  value,
  onChange,
  min,
  max,
  step,
  bigStep,
  unit,
  presets,
  valueText,
}: RangeFieldProps) {
  const id = useId();
  const middle = (min + max) / 2;
  // Text being typed, which may be empty or out of bounds; `value` never is.
  const [draft, setDraft] = useState<string>();
  // A slider announces its value; a preset or a typed number needs the live region.
  const [isAnnounced, setAnnounced] = useState(false);

  const typed = draft === undefined || draft.trim() === '' ? (value ?? middle) : Number(draft);

  function give(next: number) {
    onChange(Math.min(max, Math.max(min, toStep(next, step))));
  }

  // Discards the draft, which would otherwise be restored on blur.
  function set(next: number) {
    setDraft(undefined);
    give(next);
  }

  function jump(event: KeyboardEvent<HTMLInputElement>) {
    const leap = { PageUp: bigStep, PageDown: -bigStep }[event.key];
    if (leap === undefined) return;
    event.preventDefault();
    setAnnounced(event.currentTarget.type === 'number');
    set(typed + leap);
  }

  function type(text: string) {
    setDraft(text);
    setAnnounced(true);
    // Out of bounds too: the amounts and the button must show what leaving the field will give.
    if (text.trim() !== '') give(Number(text));
  }

  function leave() {
    if (draft === undefined) return;
    if (value === null && draft.trim() === '') setDraft(undefined);
    else set(typed);
  }

  return (
    <fieldset className={styles['field']}>
      <legend className={styles['legend']}>
        {label}{' '}
        <small id={`${id}-bounds`} className={styles['bounds']}>
          (de {written(min)} à {written(lastStepOf(max, step))} {unit.sign})
        </small>
      </legend>
      <div className={styles['inputs']}>
        <div className={styles['slider']}>
          <svg aria-hidden="true" focusable="false" className={styles['track']}>
            <rect width={`${(((value ?? min) - min) / (max - min || 1)) * 100}%`} height="100%" />
          </svg>
          <input
            type="range"
            className={classNames(styles['range'], value === null && styles['empty'])}
            aria-label={`${label}, curseur`}
            aria-valuetext={valueText}
            min={min}
            max={max}
            step={step}
            value={value ?? middle}
            onChange={(event) => {
              setAnnounced(false);
              set(event.currentTarget.valueAsNumber);
            }}
            // A press where the handle already stands changes nothing, but is an answer.
            onPointerUp={({ currentTarget }) => {
              if (value === null) set(currentTarget.valueAsNumber);
            }}
            onKeyDown={(event) => {
              jump(event);
              sendByEnter(event);
            }}
          />
          <Announcement text={isAnnounced ? valueText : ''} />
        </div>
        <span className={styles['typed']}>
          <label htmlFor={`${id}-number`}>
            <VisuallyHidden>
              {label}, {unit.name}
            </VisuallyHidden>
          </label>
          <input
            id={`${id}-number`}
            type="number"
            inputMode={step < 1 ? 'decimal' : 'numeric'}
            className={styles['number']}
            min={min}
            max={max}
            step={step}
            aria-describedby={`${id}-bounds`}
            value={draft ?? (value === null ? '' : toStep(value, step))}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={jump}
            onBlur={leave}
          />
          <span aria-hidden="true">{unit.sign}</span>
        </span>
      </div>
      {presets !== undefined && (
        <div className={styles['presets']}>
          {presets.map((preset) => (
            <Button
              key={preset}
              pressed={preset === value}
              onClick={() => {
                setAnnounced(true);
                set(preset);
              }}
            >
              {`${String(preset).replace('-', '\u2212')}\u00A0${unit.sign}`}
            </Button>
          ))}
        </div>
      )}
    </fieldset>
  );
}

/** A bound shown beside the field; `max` may fall between two steps. */
function written(value: number): string {
  return String(Number(value.toFixed(1))).replace('.', ',');
}

/** Divides integers: adding 0.1 three times does not give 0.3. */
/** 611,3 by steps of 0,1 is 6 112,999… steps. */
function lastStepOf(max: number, step: number): number {
  return Math.floor(max / step + 1e-6) * step;
}

function toStep(value: number, step: number): number {
  return Math.round(value / step) / Math.round(1 / step);
}

/** Firefox does not submit a form on Enter in a slider. */
function sendByEnter(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
