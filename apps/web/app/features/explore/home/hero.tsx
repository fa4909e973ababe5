import { formatCount } from '@nosmilliards/domain/money/format';
import type { Millions } from '@nosmilliards/domain/money/money';
import type { ReactNode } from 'react';
import styles from './hero.module.css';

type HeroProps = {
  readonly expenses: Millions;
  /** The doors, the squares, then the first card. */
  readonly children: ReactNode;
};

export function Hero({ expenses, children }: HeroProps) {
  return (
    <div className={styles['hero']}>
      <div className={styles['words']}>
        <h1 tabIndex={-1} className={styles['tagline']}>
          Votre budget, vos choix
        </h1>
        <p className={styles['cry']}>
          <span className={styles['whole']}>{inPosterBillions(expenses)}.</span>{' '}
          <span className={styles['question']}>Que changeriez-vous ?</span>
        </p>
      </div>
      {children}
    </div>
  );
}

/** « 1 734 milliards », without U+202F, which the poster font subset lacks. */
function inPosterBillions(amount: Millions): string {
  return `${formatCount(amount / 1000).replaceAll('\u202F', '\u00A0')}\u00A0milliards`;
}
