import type { Baseline } from '@nosmilliards/domain/budget/baseline';
import { formatAmount, formatEuros, speakAmount } from '@nosmilliards/domain/money/format';
import { perAdultOf } from '@nosmilliards/domain/budget/lens';
import type { Millions } from '@nosmilliards/domain/money/money';
import {
  purposeTotalOf,
  remainingOf,
  type Spread,
  type SurplusUse,
} from '@nosmilliards/domain/outcome/surplus';
import { useEffect, useState } from 'react';
import { Amount } from '#ui/amount.tsx';
import { Card } from '#ui/card.tsx';
import { LiveRegion, SILENCE } from '#ui/live-region.tsx';
import { ProportionalBar } from '#ui/proportional-bar.tsx';
import styles from './surplus.module.css';

type SpreadSummaryProps = {
  readonly surplus: Millions;
  readonly spread: Spread;
  readonly uses: readonly SurplusUse[];
  readonly baseline: Baseline;
};

export function SpreadSummary({ surplus, spread, uses, baseline }: SpreadSummaryProps) {
  const left = remainingOf(spread, surplus);
  const parts = [
    {
      id: 'taxes',
      label: 'Impôts',
      sector: 'social',
      size: purposeTotalOf(spread, uses, 'tax-cut'),
    },
    { id: 'debt', label: 'Dette', sector: 'debt', size: purposeTotalOf(spread, uses, 'debt') },
    {
      id: 'spending',
      label: 'Dépenses',
      sector: 'local',
      size: purposeTotalOf(spread, uses, 'new-spending'),
    },
    { id: 'left', label: 'Solde qui reste', sector: 'plain', size: left },
  ] as const;
  return (
    <Card as="section" active className={styles['summary']} aria-label="Votre excédent">
      <dl className={styles['facts']}>
        <div>
          <dt>Excédent à répartir</dt>
          <dd>
            <Amount value={surplus} size="figure" />
          </dd>
          <dd className={styles['aside']}>
            {formatEuros(perAdultOf(surplus, baseline))} par adulte
          </dd>
        </div>
        <div>
          <dt>Baisses d’impôts</dt>
          <dd>
            <Amount value={parts[0].size} size="figure" />
          </dd>
          <dd className={styles['aside']}>
            {formatEuros(perAdultOf(parts[0].size, baseline))} par adulte
          </dd>
        </div>
        <div>
          <dt>Solde qui reste</dt>
          <dd>
            <Amount value={left} size="figure" />
          </dd>
          <dd className={styles['aside']}>{formatEuros(perAdultOf(left, baseline))} par adulte</dd>
        </div>
      </dl>
      <ProportionalBar
        label="Répartition de l’excédent"
        segments={parts
          .filter(({ size }) => size > 0)
          .map((part) => ({ ...part, value: formatAmount(part.size) }))}
      />
      <div>
        <p className={styles['note']}>
          Effet comptable, toutes choses égales par ailleurs, sur une année.
        </p>
        <Voice left={left} />
      </div>
    </Card>
  );
}

function Voice({ left }: { readonly left: Millions }) {
  const [said, say] = useState('');
  const [heard, setHeard] = useState(left);
  useEffect(() => {
    if (heard === left) return undefined;
    const timer = setTimeout(() => {
      setHeard(left);
      say(`Solde qui reste : ${speakAmount(left)}.`);
    }, SILENCE);
    return () => clearTimeout(timer);
  }, [heard, left]);
  return <LiveRegion text={said} />;
}
