import type { Baseline } from '@nosmilliards/domain/budget/baseline';
import { formatEuros } from '@nosmilliards/domain/money/format';
import { magnitudeOf, type Millions } from '@nosmilliards/domain/money/money';
import { paths } from '#browser/path.ts';
import { Amount } from '#ui/amount.tsx';
import { TensionLine } from '#ui/tension-line.tsx';
import { TextLink } from '#ui/text-link.tsx';
import styles from './stake.module.css';

type StakeProps = {
  readonly baseline: Baseline;
  /** The deficit in the national accounts. */
  readonly foundDeficit: Millions;
  /** Euros out of 1 000 € spent. */
  readonly borrowed: number;
};

/** The two deficits: that of the national accounts and that of the starting budget. */
export function Stake({ baseline, foundDeficit, borrowed }: StakeProps) {
  const { balance, year } = baseline;
  const deficit = magnitudeOf(balance);
  return (
    <section aria-labelledby="enjeu" className={styles['stake']}>
      <h2 id="enjeu" className={styles['title']}>
        {`Sur ${poster(formatEuros(1000))} dépensés, ${poster(formatEuros(borrowed))} sont empruntés.`}
      </h2>
      <div className={styles['line']}>
        <TensionLine initial={balance} balance={balance} size="bar" />
        <p className={styles['note']}>
          {'C’est le solde de départ, à ramener vers zéro ou non. '}
          <TextLink to={`${paths.about}#deficit_reference`}>{`Déficit public ${year}`}</TextLink>
          {'\u00A0: '}
          <strong>
            <Amount value={deficit} plain />
          </strong>{' '}
          {'(référence). '}
          <TextLink to={`${paths.about}#deficit_constate`}>{`Déficit constaté ${year}`}</TextLink>
          {'\u00A0: '}
          <strong>
            <Amount value={foundDeficit} plain />
          </strong>{' '}
          (Insee).
        </p>
      </div>
    </section>
  );
}

/** Without U+202F, which the poster font subset lacks. */
function poster(figure: string): string {
  return figure.replaceAll('\u202F', '\u00A0');
}
