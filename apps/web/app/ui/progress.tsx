import type { ReactNode } from 'react';
import styles from './progress.module.css';

type ProgressProps = { value: number; max: number; children: ReactNode };

/**
 * The children give the measure in words: a screen reader would read a progress bar as a bare
 * number.
 */
export function Progress({ value, max, children }: ProgressProps) {
  return (
    <div className="stack-half">
      <p className={styles['text']}>{children}</p>
      <progress aria-hidden="true" value={value} max={max} className={styles['bar']} />
    </div>
  );
}
