import { useId, type ReactNode } from 'react';
import styles from './progress.module.css';

type ProgressProps = { label: string; value: number; max: number; children: ReactNode };

/** `label` is what is measured; the children say in words how far it has gone. */
export function Progress({ label, value, max, children }: ProgressProps) {
  const id = useId();
  return (
    <div className={styles['progress']}>
      <p id={id} className={styles['text']}>
        {children}
      </p>
      <progress
        aria-label={label}
        aria-describedby={id}
        value={value}
        max={max}
        className={styles['bar']}
      />
    </div>
  );
}
