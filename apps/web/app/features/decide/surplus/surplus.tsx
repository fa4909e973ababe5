import type { Baseline } from '@nosmilliards/domain/budget/baseline';
import { formatPopulation } from '@nosmilliards/domain/money/format';
import { ZERO, type Millions } from '@nosmilliards/domain/money/money';
import {
  allocate,
  EMPTY_SPREAD,
  fitTo,
  mostFor,
  purposeTotalOf,
  remainingOf,
  type Spread,
  type SurplusPurpose,
  type SurplusUse,
} from '@nosmilliards/domain/outcome/surplus';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useState } from 'react';
import { REACTIONS } from '#ballot/vote-words.ts';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { TensionLine } from '#ui/tension-line.tsx';
import { Destination } from './destination.tsx';
import type { Choosable } from './largest-taxes.ts';
import { SpreadSquares } from './spread-squares.tsx';
import { SpreadSummary } from './spread-summary.tsx';
import { SurplusField, type NamedUse } from './surplus-field.tsx';
import styles from './surplus.module.css';

type SurplusSpreadProps = {
  readonly surplus: Millions;
  readonly taxes: readonly Choosable[];
  readonly spending: readonly Choosable[];
  readonly baseline: Baseline;
  /** Value of one square, in millions of euros. */
  readonly square: number;
};

/** Shares out the surplus by hand; the shares are not stored. */
export function SurplusSpread(props: SurplusSpreadProps) {
  const { surplus, taxes, spending, baseline, square } = props;
  const [given, setGiven] = useState<Spread>(EMPTY_SPREAD);
  const uses = usesOf(props);
  // Undoing a vote from a toast may reduce the surplus below what was shared out.
  const spread = fitTo(given, uses, surplus);
  const left = remainingOf(spread, surplus);
  const totalOf = (purpose: SurplusPurpose) => purposeTotalOf(spread, uses, purpose);

  function give(use: SurplusUse, amount: Millions) {
    const allocated = allocate(spread, surplus, use, amount);
    if (allocated.ok) setGiven(allocated.value);
  }

  const fieldsFor = (purpose: SurplusPurpose) => (
    <ul className={styles['fields']}>
      {uses
        .filter((use) => use.purpose === purpose)
        .map((use) => (
          <SurplusField
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
    <div className="stack-3">
      <SpreadSummary surplus={surplus} left={left} baseline={baseline} />
      <div className={styles['destinations']}>
        <Destination title="Des impôts en moins" amount={totalOf('tax-cut')} baseline={baseline}>
          <Disclosure summary={`Choisir parmi ${taxes.length} prélèvements`}>
            <p className="note">
              Les plus gros des recettes publiques. « Par adulte » divise la somme par{' '}
              {formatPopulation(baseline.adults)} d’adultes : une moyenne, car chacun ne paie pas le
              même impôt. {REACTIONS}
            </p>
            {fieldsFor('tax-cut')}
          </Disclosure>
        </Destination>
        <Destination title="De la dette en moins" amount={totalOf('debt')} baseline={baseline}>
          {fieldsFor('debt')}
        </Destination>
        <Destination
          title="Des dépenses en plus"
          amount={totalOf('new-spending')}
          baseline={baseline}
        >
          <Disclosure summary={`Choisir parmi ${spending.length} dépenses`}>
            <p className="note">
              Celles des décisions du jeu, sans les intérêts. « Par adulte » divise la somme par{' '}
              {formatPopulation(baseline.adults)} d’adultes : une moyenne, car chacun ne reçoit pas
              la même dépense. {REACTIONS}
            </p>
            {fieldsFor('new-spending')}
          </Disclosure>
        </Destination>
      </div>
      <section className={styles['picture']} aria-labelledby="partage">
        <h2 id="partage">L’excédent partagé</h2>
        <TensionLine initial={baseline.balance} balance={left} previous={surplus} size="bar" />
        <SpreadSquares
          square={square}
          parts={[
            { paint: 'revenue', label: 'Impôts', amount: totalOf('tax-cut') },
            { paint: 'debt', label: 'Dette', amount: totalOf('debt') },
            { paint: 'plain', label: 'Dépenses', amount: totalOf('new-spending') },
            { paint: 'empty', label: 'Solde qui reste', amount: left },
          ]}
        />
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
function usesOf({ taxes, spending, baseline }: SurplusSpreadProps): readonly NamedUse[] {
  const { debt, year } = baseline;
  const named = ({ id, title, amount }: Choosable) => ({
    id,
    title,
    base: amount,
    about: `Budget ${year}\u00A0:`,
  });
  return [
    ...taxes.map((tax) => ({
      ...named(tax),
      purpose: 'tax-cut' as const,
      ceiling: tax.amount,
    })),
    {
      id: 'dette',
      title: 'Rembourser la dette',
      purpose: 'debt',
      ceiling: debt,
      base: debt,
      about: `Dette à la fin de ${year - 1}\u00A0:`,
    },
    ...spending.map((one) => ({
      ...named(one),
      purpose: 'new-spending' as const,
      ceiling: null,
    })),
  ];
}
