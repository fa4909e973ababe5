import type { ReactNode } from 'react';
import styles from './ruled-list.module.css';

/** Children are `<li>`, in as many columns as fit. */
export function RuledList({ children }: { children: ReactNode }) {
  return <ul className={styles['list']}>{children}</ul>;
}
