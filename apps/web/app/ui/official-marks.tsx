import type { Millions } from '@nosmilliards/domain/money/money';
import { Fragment } from 'react';
import { Amount } from '#ui/amount.tsx';
import styles from './official-marks.module.css';

type Mark = {
  readonly word: string;
  readonly amount?: Millions;
  /** Set when it differs from the year of the edition. */
  readonly year?: string;
};

type OfficialMarksProps = {
  readonly marks: readonly Mark[];
  /** The amount of the card, when none of the marks is that amount. */
  readonly own?: Millions | undefined;
};

/** « Voté 59,9 Md€ · Dépensé 62,1 Md€ », beside the amount of a card. */
export function OfficialMarks({ marks, own }: OfficialMarksProps) {
  return (
    <p className={styles['marks']}>
      {marks.map(({ word, amount, year }, index) => (
        <Fragment key={word}>
          {index > 0 && ' · '}
          {word} {amount === undefined ? 'non disponible' : <Amount value={amount} plain />}
          {year !== undefined && ` (${year})`}
        </Fragment>
      ))}
      {own !== undefined && (
        <>
          {'\u202F'}; <Amount value={own} plain /> est le montant du jeu
        </>
      )}
    </p>
  );
}
