import type { Baseline } from '@nosmilliards/domain/budget/baseline';
import { perAdultOf } from '@nosmilliards/domain/budget/lens';
import { purposeTotalOf, remainingOf, type Spread } from '@nosmilliards/domain/game/surplus';
import { arrowOf } from '@nosmilliards/domain/money/arrow-form';
import { formatAmount, formatEuros } from '@nosmilliards/domain/money/format';
import { differenceOf, millions, type Millions } from '@nosmilliards/domain/money/money';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Check from 'lucide-react/icons/check';
import type { ReactNode, Ref } from 'react';
import { paths } from '#site/path.ts';
import { Amount } from '#ui/amount.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { mosaicOf } from '#ui/sheet/squares-drawing.ts';
import { Squares } from '#ui/sheet/squares.tsx';
import { SquareList } from '#ui/square-list.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { NamedUse } from './surplus-field.tsx';
import styles from './spread-result.module.css';

type SpreadResultProps = {
  readonly sentence: string;
  readonly spread: Spread;
  readonly uses: readonly NamedUse[];
  readonly surplus: Millions;
  readonly baseline: Baseline;
  /** Value of one square, in millions of euros. */
  readonly square: number;
  /** « Image de mon budget ». */
  readonly sharing: ReactNode;
  /** There is an end to go back to. */
  readonly isGameOver: boolean;
  readonly heading: Ref<HTMLHeadingElement>;
};

/** As wide as the sheet of 1 000 squares, at the same scale. */
const COLUMNS = 40;

const PURPOSES = [
  { purpose: 'tax-cut', paint: 'revenue', label: 'Des impôts en moins' },
  { purpose: 'debt', paint: 'debt', label: 'De la dette en moins' },
  { purpose: 'new-spending', paint: 'plain', label: 'Des dépenses en plus' },
] as const;

/** What was given, in a sentence and in squares, and the ways on. */
export function SpreadResult(props: SpreadResultProps) {
  const { sentence, spread, uses, surplus, baseline, square, sharing, isGameOver, heading } = props;
  const left = remainingOf(spread, surplus);
  const given = PURPOSES.map((one) => ({
    ...one,
    amount: purposeTotalOf(spread, uses, one.purpose),
    uses: uses.filter(({ id, purpose }) => purpose === one.purpose && spread.has(id)),
  })).filter(({ amount }) => amount > 0);
  const squares = [...given, { paint: 'empty' as const, amount: left }]
    .filter(({ amount }) => amount > 0)
    .map(({ paint, amount }) => ({ paint, squares: amount / square }));
  return (
    <section className={styles['result']} aria-labelledby="partage">
      <h2 id="partage" ref={heading} tabIndex={-1}>
        {sentence}
      </h2>
      <div className={styles['panel']}>
        <p>
          L’excédent partagé : <Amount value={surplus} />
        </p>
        <Squares drawn={mosaicOf(COLUMNS, squares, { upright: true })} />
        <SquareList
          label="Répartition de l’excédent"
          items={given.map(({ purpose, paint, label, amount, uses: receiving }) => ({
            paint,
            name: label,
            amount: <Amount value={amount} />,
            detail:
              purpose === 'debt'
                ? debtWords(baseline.debt, amount)
                : receiving
                    .map(({ id, title }) => `${title} ${formatAmount(spread.get(id) ?? amount)}`)
                    .join(' · '),
          }))}
        />
        <p className="note">
          Reste <Amount value={left} />.{' '}
          {formatEuros(perAdultOf(differenceOf(surplus, left), baseline))} par adulte. 1 carré ={' '}
          <Amount value={millions(square)} plain />, comme sur la feuille de 1 000 carrés.
        </p>
      </div>
      <div className={styles['ways']} data-print="hide">
        {sharing}
        {isGameOver && (
          <ButtonLink to={paths.completion} variant="secondary" icon={ArrowLeft}>
            Revenir à mon bilan
          </ButtonLink>
        )}
        <TextLink to={paths.results}>Le registre de mes choix</TextLink>
      </div>
      <p className={styles['kept']}>
        <Icon icon={Check} /> Gardé sur cet appareil : vous retrouverez cette répartition en
        revenant.
      </p>
    </section>
  );
}

function debtWords(debt: Millions, paid: Millions): string {
  return arrowOf(debt, differenceOf(debt, paid)).text;
}
