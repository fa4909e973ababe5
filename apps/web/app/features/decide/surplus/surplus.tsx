import type { Baseline } from '@nosmilliards/domain/budget/baseline';
import { formatPopulation } from '@nosmilliards/domain/money/format';
import { ZERO, type Millions } from '@nosmilliards/domain/money/money';
import {
  allocate,
  EMPTY_SPREAD,
  fitTo,
  mostFor,
  type Spread,
  type SurplusUse,
} from '@nosmilliards/domain/outcome/surplus';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import type { Tax } from './largest-taxes.ts';
import { SpreadSummary } from './spread-summary.tsx';
import { UseField, type NamedUse } from './use-field.tsx';
import styles from './surplus.module.css';

type SurplusSpreadProps = {
  readonly surplus: Millions;
  readonly taxes: readonly Tax[];
  readonly baseline: Baseline;
};

/** Shares out the surplus by hand; the shares are not stored. */
export function SurplusSpread({ surplus, taxes, baseline }: SurplusSpreadProps) {
  const [given, setGiven] = useState<Spread>(EMPTY_SPREAD);
  const uses = usesOf(taxes, baseline);
  // Undoing a vote from a toast may reduce the surplus below what was shared out.
  const spread = fitTo(given, uses, surplus);

  function give(use: SurplusUse, amount: Millions) {
    const allocated = allocate(spread, surplus, use, amount);
    if (allocated.ok) setGiven(allocated.value);
  }

  const fieldsOf = (isTax: boolean) => (
    <ul className={styles['fields']}>
      {uses
        .filter(({ purpose }) => (purpose === 'tax-cut') === isTax)
        .map((use) => (
          <UseField
            key={use.id}
            use={use}
            amount={spread.get(use.id) ?? ZERO}
            surplus={surplus}
            most={mostFor(spread, surplus, use)}
            baseline={baseline}
            onChange={(amount) => give(use, amount)}
          />
        ))}
    </ul>
  );

  return (
    <div className={styles['spread']}>
      <SpreadSummary surplus={surplus} spread={spread} uses={uses} baseline={baseline} />
      <section className={styles['group']} aria-labelledby="impots">
        <h2 id="impots">Baisser des impôts</h2>
        <p className={styles['note']}>
          Les plus gros prélèvements des recettes publiques. « Par adulte » divise la somme par{' '}
          {formatPopulation(baseline.adults)} d’adultes : une moyenne, car chacun ne paie pas le
          même impôt.
        </p>
        {fieldsOf(true)}
      </section>
      <section className={styles['group']} aria-labelledby="autres-usages">
        <h2 id="autres-usages">Rembourser ou dépenser</h2>
        {fieldsOf(false)}
      </section>
      <p>
        <Button icon={RotateCcw} onClick={() => setGiven(EMPTY_SPREAD)}>
          Tout remettre à zéro
        </Button>
      </p>
    </div>
  );
}

/** In the order served when the surplus shrinks: taxes, debt, spending. */
function usesOf(taxes: readonly Tax[], { debt, year }: Baseline): readonly NamedUse[] {
  return [
    ...taxes.map(({ id, title, amount }) => ({
      id,
      title,
      purpose: 'tax-cut' as const,
      ceiling: amount,
      about: 'Rapporte',
    })),
    {
      id: 'dette',
      title: 'Rembourser la dette',
      purpose: 'debt',
      ceiling: debt,
      about: `Dette à la fin de ${year}\u00A0:`,
    },
    {
      id: 'depenses',
      title: 'Financer de nouvelles dépenses',
      purpose: 'new-spending',
      ceiling: null,
      about: 'Le choix de la dépense reste à faire.',
    },
  ];
}
