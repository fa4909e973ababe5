import { PUBLICATION_RULE } from '@nosmilliards/contract/publication-rule';
import {
  NOT_A_POLL,
  thresholdWords,
  volunteersWords,
} from '@nosmilliards/domain/trends/trend-words';
import type { ReactNode } from 'react';
import { published } from '#site/published-path.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { HowMade } from './how-made.tsx';
import styles from './trends.module.css';

type TrendsPageProps = {
  /** `null` until the totals are read, and while there are too few ballots. */
  readonly ballots: number | null;
  /** Falsy while loading. */
  readonly children: ReactNode;
};

/** The prerendered part of the page, without figures. */
export function TrendsPage({ ballots, children }: TrendsPageProps) {
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <PageHeading eyebrow={ballots === null ? undefined : 'Tendances'}>
          {ballots === null ? 'Tendances' : volunteersWords(ballots)}
        </PageHeading>
        <p className={styles['warning']}>
          {ballots === null && (
            <>
              Ici s’additionnent les choix de visiteurs volontaires.{' '}
              <strong>{thresholdWords(PUBLICATION_RULE.threshold)}</strong>{' '}
            </>
          )}
          {NOT_A_POLL} Le choix de chacun est protégé :{' '}
          <a href="#methode">comment ces totaux sont faits</a>.
        </p>
        <p className={styles['note']} data-print="hide">
          <a href={published.page}>Les mêmes totaux en tableaux, sans script</a>
        </p>
      </div>
      <div className={styles['body']}>
        {children || <p className="late">Lecture des totaux…</p>}
      </div>
      <HowMade />
    </div>
  );
}
