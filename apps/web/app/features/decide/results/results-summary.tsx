import { formatCount } from '@nosmilliards/domain/money/format';
import { magnitudeOf, type Millions } from '@nosmilliards/domain/money/money';
import type { Outcome } from '@nosmilliards/domain/outcome/outcome';
import { recordCountOf } from '@nosmilliards/domain/outcome/decisions';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { counted } from '@nosmilliards/domain/money/counted';
import { keptText } from '#ballot/told-words.ts';
import { paths, termPath } from '#site/path.ts';
import { Amount } from '#ui/amount.tsx';
import { Icon } from '#ui/icon.tsx';
import { TermLink } from '#ui/term-link.tsx';
import { TextLink } from '#ui/text-link.tsx';
import styles from './results-summary.module.css';

type ResultsSummaryProps = {
  readonly outcome: Extract<Outcome, { kind: 'voted' }>;
  /** The starting balance. */
  readonly initial: Millions;
  /** Value of one square, in millions of euros. */
  readonly square: number;
};

export function ResultsSummary({ outcome, initial, square }: ResultsSummaryProps) {
  const { records, kept, impact, balance, tone } = outcome;
  const decisions = records.filter(({ kind }) => kind === 'decision').length;
  return (
    <section className="stack-2" aria-label="En bref">
      <dl className={styles['facts']}>
        <div>
          <dt>{changeWords(records.length, decisions === records.length)}</dt>
          <dd className={styles['figure']}>{formatCount(records.length)}</dd>
          {decisions > 0 && decisions < records.length && (
            <dd className={styles['aside']}>{recordCountOf(records)}</dd>
          )}
          {kept.length > 0 && <dd className={styles['aside']}>et {keptText(kept)}</dd>}
        </div>
        <div>
          <dt>Impact sur le budget</dt>
          <dd className={styles['figure']}>
            <Amount value={impact} size="poster" signed />
          </dd>
          <dd className={styles['aside']}>
            {counted(Math.round(magnitudeOf(impact) / square), 'carré')}
          </dd>
        </div>
        <div className={styles['hero']}>
          <dt>{balance < 0 ? 'Déficit final' : 'Solde final'}</dt>
          <dd className={styles['figure']}>
            <Amount value={balance} size="poster" signed />
          </dd>
          <dd className={styles['aside']}>
            <Icon icon={tone === 'good' ? CircleCheck : TriangleAlert} /> Solde {placeOf(impact)}{' '}
            départ, <Amount value={initial} />
          </dd>
        </div>
      </dl>
      <p className={styles['note']}>
        <TermLink to={termPath('effet_comptable')}>Effet comptable</TermLink>, toutes choses égales
        par ailleurs.{' '}
        <TextLink to={`${paths.about}#deficit_reference`}>D’où vient le déficit de départ</TextLink>
      </p>
    </section>
  );
}

function changeWords(count: number, areDecisions: boolean): string {
  if (!areDecisions) return count > 1 ? 'Changements' : 'Changement';
  return count > 1 ? 'Décisions changées' : 'Décision changée';
}

/** Neutral words: neither a surplus nor a deficit is presented as better. */
function placeOf(impact: Millions): string {
  if (impact === 0) return 'égal au';
  return impact > 0 ? 'au-dessus du' : 'au-dessous du';
}
