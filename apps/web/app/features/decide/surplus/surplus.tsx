import type { Baseline } from '@nosmilliards/domain/budget/baseline';
import { formatPopulation, speakAmount } from '@nosmilliards/domain/money/format';
import { ZERO, type Millions } from '@nosmilliards/domain/money/money';
import {
  allocate,
  EMPTY_SPREAD,
  fitTo,
  mostFor,
  purposeTotalOf,
  remainingOf,
  spreadSentenceOf,
  type Spread,
  type SurplusPurpose,
  type SurplusUse,
} from '@nosmilliards/domain/game/surplus';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { REACTIONS } from '#ballot/vote-words.ts';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Announcement } from '#ui/live-region.tsx';
import { Destination } from './destination.tsx';
import type { Choosable } from './largest-taxes.ts';
import { SpreadResult } from './spread-result.tsx';
import { SpreadSummary } from './spread-summary.tsx';
import { SurplusField, type NamedUse } from './surplus-field.tsx';
import styles from './surplus.module.css';

type SurplusSpreadProps = {
  readonly surplus: Millions;
  /** What was given when it was stored: the surplus may have shrunk since. */
  readonly given: Spread;
  readonly onSpread: (spread: Spread) => void;
  readonly taxes: readonly Choosable[];
  readonly spending: readonly Choosable[];
  readonly baseline: Baseline;
  /** Value of one square, in millions of euros. */
  readonly square: number;
  readonly sharing: ReactNode;
  readonly isGameOver: boolean;
};

/** Shares out the surplus by hand. On a return visit, what was given comes before the fields. */
export function SurplusSpread(props: SurplusSpreadProps) {
  const { surplus, given, onSpread, taxes, spending, baseline, square, sharing, isGameOver } =
    props;
  const uses = usesOf(props);
  const spread = fitTo(given, uses, surplus);
  const left = remainingOf(spread, surplus);
  const sentence = spreadSentenceOf(spread, uses);
  // Decided on arrival: the fields must not move under the hand.
  const [isBack] = useState(sentence !== null);
  const isFirst = isBack && sentence !== null;
  const heading = useRef<HTMLHeadingElement>(null);
  const totalOf = (purpose: SurplusPurpose) => purposeTotalOf(spread, uses, purpose);

  function give(use: SurplusUse, amount: Millions) {
    const allocated = allocate(spread, surplus, use, amount);
    if (allocated.ok) onSpread(allocated.value);
  }

  /** The button leaves with the rest: the focus goes to what follows. */
  function giveRest(use: SurplusUse) {
    const allocated = allocate(spread, surplus, use, mostFor(spread, surplus, use));
    if (!allocated.ok) return;
    flushSync(() => onSpread(allocated.value));
    if (remainingOf(allocated.value, surplus) === 0) heading.current?.focus();
  }

  const result = sentence !== null && (
    <SpreadResult
      sentence={sentence}
      spread={spread}
      uses={uses}
      surplus={surplus}
      baseline={baseline}
      square={square}
      sharing={sharing}
      isGameOver={isGameOver}
      heading={heading}
    />
  );

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
            onRest={() => giveRest(use)}
          />
        ))}
    </ul>
  );

  return (
    <div className="stack-3" data-back={isFirst || undefined}>
      {isFirst ? result : <SpreadSummary surplus={surplus} left={left} baseline={baseline} />}
      {isFirst && <h2>Changer la répartition</h2>}
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
      {!isFirst && result}
      <p>
        <Button icon={RotateCcw} onClick={() => onSpread(EMPTY_SPREAD)}>
          Tout remettre à zéro
        </Button>
      </p>
      <Announcement isSilentOnArrival text={`Reste à répartir : ${speakAmount(left)}.`} />
    </div>
  );
}

/** In the order served when the surplus shrinks: taxes, debt, spending. */
function usesOf({
  taxes,
  spending,
  baseline,
}: Pick<SurplusSpreadProps, 'taxes' | 'spending' | 'baseline'>): readonly NamedUse[] {
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
