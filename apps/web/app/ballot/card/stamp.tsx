import type { Answer } from '@nosmilliards/domain/game/unit';
import type { Millions } from '@nosmilliards/domain/money/money';
import { choiceLabelOf } from '@nosmilliards/domain/vote/vote';
import { Amount } from '#ui/amount.tsx';
import { answerLabel, signedPercent } from './answer-words.ts';
import styles from './stamp.module.css';

type StampProps = {
  readonly answer: Answer;
  readonly impact: Millions;
};

/** The answer as it arrives, over the card. Hidden from screen readers, which a live region informs. */
export function Stamp({ answer, impact }: StampProps) {
  const percent = signedPercent(answer);
  return (
    <p aria-hidden="true" className={styles['stamp']}>
      {typeof answer === 'string' ? answerLabel(answer) : choiceLabelOf(answer.type)}
      {(percent !== '' || impact !== 0) && (
        <small>
          {percent}
          {percent !== '' && impact !== 0 && ' · '}
          {impact !== 0 && <Amount value={impact} signed />}
        </small>
      )}
    </p>
  );
}
