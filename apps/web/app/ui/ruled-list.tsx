import type { ReactNode } from 'react';
import styles from './ruled-list.module.css';

/** Short entries of a few lines each, in as many columns as fit, a rule under each: `<li>`s. */
export function RuledList({ children }: { children: ReactNode }) {
  return <ul className={styles['list']}>{children}</ul>;
}
