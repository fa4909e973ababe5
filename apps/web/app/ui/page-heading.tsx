import type { ReactNode } from 'react';
import styles from './page-heading.module.css';

type PageHeadingProps = { eyebrow?: ReactNode; lede?: ReactNode; children: ReactNode };

/** The h1 takes focus when the route changes, hence its tabindex. */
export function PageHeading({ eyebrow, lede, children }: PageHeadingProps) {
  return (
    <div className={styles['heading']}>
      {eyebrow !== undefined && <p className={styles['eyebrow']}>{eyebrow}</p>}
      <h1 tabIndex={-1}>{children}</h1>
      {lede !== undefined && <p className={styles['lede']}>{lede}</p>}
    </div>
  );
}
