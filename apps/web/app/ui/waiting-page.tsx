import type { ReactNode } from 'react';
import { PageHeading } from './page-heading.tsx';
import styles from './waiting-page.module.css';

type WaitingPageProps = {
  readonly title: string;
  readonly lede?: string;
  /** Said when the reading lasts. */
  readonly waiting: string;
  /** What came, where it keeps this frame. */
  readonly children?: ReactNode;
};

/** A page there before its script: it holds its height, so that nothing jumps when it fills. */
export function WaitingPage({ title, lede, waiting, children }: WaitingPageProps) {
  return (
    <div className={styles['page']}>
      <PageHeading lede={lede}>{title}</PageHeading>
      <div className={styles['body']}>
        {children ?? <p className={styles['late']}>{waiting}</p>}
      </div>
    </div>
  );
}
