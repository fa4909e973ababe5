import type { Answer } from '@nosmilliards/domain/game/unit';
import type { Millions } from '@nosmilliards/domain/money/money';
import { choiceLabelOf } from '@nosmilliards/domain/vote/vote';
import { Amount } from '#ui/amount.tsx';
import { classNames } from '#ui/class-names.ts';
import { answerLabel, signedPercent } from './answer-words.ts';
import styles from './stamp.module.css';

type StampProps = {
  readonly answer: Answer;
  readonly impact: Millions;
  /** True right after the vote: the stamp is animated. */
  readonly isFresh: boolean;
};

/** The answer, over the card. Hidden from screen readers, which a live region informs. */
export function Stamp({ answer, impact, isFresh }: StampProps) {
  const percent = signedPercent(answer);
  return (
    <p
      aria-hidden="true"
      className={classNames(styles['stamp'], isFresh ? styles['fresh'] : styles['dry'])}
    >
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
