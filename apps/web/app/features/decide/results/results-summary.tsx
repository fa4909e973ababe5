import type { Millions } from '@nosmilliards/domain/money/money';
import type { Outcome } from '@nosmilliards/domain/outcome/outcome';
import CircleCheck from 'lucide-react/icons/circle-check';
import Coins from 'lucide-react/icons/coins';
import Flag from 'lucide-react/icons/flag';
import Printer from 'lucide-react/icons/printer';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { paths, termPath } from '#browser/path.ts';
import { printPage } from '#browser/print.ts';
import { Amount } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { TermLink } from '#ui/term-link.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { keptText } from './kept-text.ts';
import styles from './results-summary.module.css';

type ResultsSummaryProps = {
  readonly outcome: Extract<Outcome, { kind: 'voted' }>;
  /** The starting balance. */
  readonly initial: Millions;
  readonly kept: number;
  /** True when the game is completed: links to its end screen. */
  readonly isGameOver: boolean;
  readonly sharing: ReactNode;
};

export function ResultsSummary(props: ResultsSummaryProps) {
  const { outcome, initial, kept, isGameOver, sharing } = props;
  const { records, impact, balance, tone } = outcome;
  const isGood = tone === 'good';
  return (
    <section className={styles['summary']} aria-label="En bref">
      <dl className={styles['facts']}>
        <div>
          <dt>{records.length > 1 ? 'Changements' : 'Changement'}</dt>
          <dd className={styles['figure']}>{records.length}</dd>
          {kept > 0 && <dd className={styles['aside']}>et {keptText(kept)}</dd>}
        </div>
        <div>
          <dt>Impact sur le budget</dt>
          <dd className={styles['figure']}>
            <Amount value={impact} signed />
          </dd>
          <dd className={styles['aside']}>
            {impact >= 0 ? 'ajoutés au solde' : 'retirés du solde'}
          </dd>
        </div>
        <div>
          <dt>{balance < 0 ? 'Déficit final' : 'Solde final'}</dt>
          <dd className={styles['figure']}>
            <Amount value={balance} signed />
          </dd>
          <dd className={styles['aside']}>
            <Icon icon={isGood ? CircleCheck : TriangleAlert} /> Solde {placeOf(impact)} départ,{' '}
            <Amount value={initial} />
          </dd>
        </div>
      </dl>
      <div className={styles['side']}>
        <p className={styles['note']}>
          <TermLink to={termPath('effet_comptable')}>Effet comptable</TermLink>, toutes choses
          égales par ailleurs.{' '}
          <TextLink to={`${paths.about}#deficit_reference`}>D’où vient le point de départ</TextLink>
        </p>
        <div className={styles['links']}>
          {sharing}
          <Button icon={Printer} onClick={printPage}>
            Imprimer
          </Button>
          {isGameOver && (
            <ButtonLink to={paths.completion} variant="secondary" icon={Flag}>
              L’affiche de mon budget
            </ButtonLink>
          )}
          {balance > 0 && (
            <ButtonLink to={paths.surplus} variant="secondary" icon={Coins}>
              Répartir l’excédent
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}

/** Neutral words: neither a surplus nor a deficit is presented as better. */
function placeOf(impact: Millions): string {
  if (impact === 0) return 'égal au';
  return impact > 0 ? 'au-dessus du' : 'au-dessous du';
}
