import { isOwnAmount, type NamedMark } from '@nosmilliards/domain/game/card-face';
import type { Millions } from '@nosmilliards/domain/money/money';
import { Fragment } from 'react';
import { Amount } from '#ui/amount.tsx';
import styles from './official-marks.module.css';

type OfficialMarksProps = {
  readonly marks: readonly NamedMark[];
  /** The amount of the card: said to be the game's when none of the marks is that amount. */
  readonly own: Millions;
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
      {isOwnAmount(own, marks) && (
        <>
          {'\u202F'};{' '}
          <span className={styles['own']}>
            <Amount value={own} plain /> est le montant du jeu
          </span>
        </>
      )}
    </p>
  );
}
