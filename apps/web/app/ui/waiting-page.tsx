import type { ReactNode } from 'react';
import { PageHeading } from './page-heading.tsx';
import styles from './waiting-page.module.css';

type WaitingPageProps = {
  readonly title: string;
  readonly lede?: string;
  /** Shown when the load lasts. */
  readonly waiting: string;
  /** The content once loaded, when it keeps this heading. */
  readonly children?: ReactNode;
};

/** Shown until the content is loaded; it reserves the height, to avoid a layout shift. */
export function WaitingPage({ title, lede, waiting, children }: WaitingPageProps) {
  return (
    <div className="stack-3">
      <PageHeading lede={lede}>{title}</PageHeading>
      <div className={styles['body']}>{children ?? <p className="late">{waiting}</p>}</div>
    </div>
  );
}
