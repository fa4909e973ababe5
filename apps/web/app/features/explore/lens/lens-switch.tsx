import { LENSES, type Lens } from '@nosmilliards/domain/budget/lens';
import { useId } from 'react';
import { useLens } from '#browser/lens.ts';
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
  return (
    <p className={styles['switch']} data-print="hide">
      <label htmlFor={id}>Voir les montants</label>
      <select
        id={id}
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
