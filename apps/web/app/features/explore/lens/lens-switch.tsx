import { LENSES, type Lens } from '@nosmilliards/domain/budget/lens';
import { useEffect, useId, useRef } from 'react';
import { DEFAULT_LENS, useLens } from '#browser/lens.ts';
import styles from './lens-switch.module.css';

const words: Record<Lens, string> = {
  billions: 'Milliards d’euros',
  'per-thousand': 'Pour 1\u202F000\u00A0€ dépensés',
  'per-adult': 'Par adulte',
  'per-inhabitant': 'Par habitant',
  'per-inhabitant-and-day': 'Par habitant et par jour',
};

/** One choice for the whole site, stored on the device. */
export function LensSwitch() {
  const [lens, setLens] = useLens();
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);

  // A unit chosen before the script, or restored by the browser, is already shown by the list.
  useEffect(() => {
    const shown = LENSES.find((one) => one === select.current?.value);
    if (shown !== undefined && shown !== DEFAULT_LENS) setLens(shown);
  }, [setLens]);

  return (
    <p className={styles['switch']} data-print="hide">
      <label htmlFor={id}>Voir les montants</label>
      <select
        id={id}
        ref={select}
        value={lens}
        onChange={({ target }) => {
          const chosen = LENSES.find((one) => one === target.value);
          if (chosen) setLens(chosen);
        }}
      >
        {LENSES.map((one) => (
          <option key={one} value={one}>
            {words[one]}
          </option>
        ))}
      </select>
    </p>
  );
}
