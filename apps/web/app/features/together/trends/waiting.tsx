import { PUBLICATION_RULE } from '@nosmilliards/contract/publication-rule';
import { formatCount } from '@nosmilliards/domain/money/format';
import { TOO_FEW } from '@nosmilliards/domain/trends/trend-words';
import type { ReactNode } from 'react';
import { paths } from '#site/path.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { PITCH, runOf } from '#ui/sheet/pen.ts';
import styles from './trends.module.css';

type WaitingProps = {
  /** Ballots of the closed lots; `null` when the ledger is not known. */
  readonly counted: number | null;
  readonly threshold: number;
  /** Whether the visitor has voted on a card. */
  readonly hasVoted: boolean;
  /** To add the visitor's choices. */
  readonly contribution: ReactNode;
};

const COLUMNS = 40;

/** One square per ballot awaited before the first publication. */
export function Waiting({ counted, threshold, hasVoted, contribution }: WaitingProps) {
  const title =
    counted === null
      ? `${formatCount(threshold)}\u00A0carrés à remplir`
      : `${formatCount(counted)}\u00A0bulletin${counted < 2 ? '' : 's'} sur\u00A0${formatCount(threshold)}`;
  return (
    <section className={styles['waiting']} aria-labelledby="attendus">
      <div className={styles['figure']}>
        <h2 id="attendus">{title}</h2>
        <Gauge counted={counted ?? 0} threshold={threshold} label={title} />
        <p className={styles['note']}>
          <strong>1 carré = 1 bulletin</strong>{' '}
          {counted === null || counted === 0 ? 'attendu' : 'attendu, plein quand il est compté'}.{' '}
          {counted !== null && TOO_FEW} Un lot n’est compté que fermé : au moins{' '}
          {formatCount(PUBLICATION_RULE.lotChanges)} ajouts ou retraits, au moins une heure.
        </p>
      </div>
      <div className={styles['volet']}>
        {hasVoted ? (
          contribution
        ) : (
          <>
            <h2>Votre bulletin</h2>
            <p>
              Vous n’avez voté aucune carte. Votre budget fait, vous pourrez l’ajouter, si vous le
              voulez.
            </p>
            <p data-print="hide">
              <ButtonLink to={paths.express}>Faire mon budget</ButtonLink>
            </p>
          </>
        )}
      </div>
    </section>
  );
}

type GaugeProps = {
  readonly counted: number;
  readonly threshold: number;
  readonly label: string;
};

function Gauge({ counted, threshold, label }: GaugeProps) {
  const width = COLUMNS * PITCH;
  const height = Math.ceil(threshold / COLUMNS) * PITCH;
  return (
    <svg
      // An inline SVG: `img` would need a file.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      className={styles['gauge']}
    >
      <pattern id="attendu" width={PITCH} height={PITCH} patternUnits="userSpaceOnUse">
        <rect x="0.25" y="0.25" width="5.5" height="5.5" />
      </pattern>
      <rect width={width} height={height} fill="url(#attendu)" />
      <path d={runOf(0, Math.min(counted, threshold), { rows: COLUMNS, upright: true })} />
    </svg>
  );
}
