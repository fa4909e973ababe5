import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

type VisuallyHiddenProps = { readonly id?: string; readonly children: ReactNode };

export function VisuallyHidden({ id, children }: VisuallyHiddenProps) {
  return (
    <span id={id} className={styles['root']}>
      {children}
    </span>
  );
}
