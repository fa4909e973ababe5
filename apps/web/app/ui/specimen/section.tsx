import type { ReactNode } from 'react';
import styles from './specimen.module.css';

type SectionProps = { number: number; title: string; children: ReactNode };

export function Section({ number, title, children }: SectionProps) {
  return (
    <section aria-labelledby={`section-${number}`} className={styles['section']}>
      <h2 id={`section-${number}`} className={styles['head']}>
        <span className={styles['number']}>{number}</span>
        {title}
      </h2>
      {children}
    </section>
  );
}

export function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles['sample']}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}
