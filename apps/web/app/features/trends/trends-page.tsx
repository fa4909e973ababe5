import { NOT_A_POLL, volunteersWords } from '@nosmilliards/domain/trends/trend-words';
import type { ReactNode } from 'react';
import { published } from '#browser/published-path.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { HowMade } from './how-made.tsx';
import styles from './trends.module.css';

type TrendsPageProps = {
  /** `null` until they are read, and while they are too few. */
  readonly ballots: number | null;
  /** Whatever is falsy: not there yet. */
  readonly children: ReactNode;
};

/** The frame of the common totals: there before the script, empty of any figure. */
export function TrendsPage({ ballots, children }: TrendsPageProps) {
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <PageHeading eyebrow={ballots === null ? undefined : 'Tendances'}>
          {ballots === null ? 'Tendances' : volunteersWords(ballots)}
        </PageHeading>
        <p className={styles['warning']}>
          {ballots === null && 'Choix de visiteurs volontaires de ce site. '}
          {NOT_A_POLL} Le choix de chacun est protégé :{' '}
          <a href="#methode">comment ces totaux sont faits</a>.
        </p>
        <p className={styles['note']} data-print="hide">
          <a href={published.page}>Les mêmes totaux en tableaux, sans script</a>
        </p>
      </div>
      <div className={styles['body']}>
        {children || <p className={styles['late']}>Lecture des totaux…</p>}
      </div>
      <HowMade />
    </div>
  );
}
