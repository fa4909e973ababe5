import { newAmountOn, type Answer, type Unit } from '@nosmilliards/domain/game/unit';
import { readingOf } from '@nosmilliards/domain/money/arrow-form';
import { sumOf, type Millions } from '@nosmilliards/domain/money/money';
import type { Ledger } from '@nosmilliards/domain/vote/ledger';
import { choiceLabelOf } from '@nosmilliards/domain/vote/vote';
import { Amount } from '#ui/amount.tsx';
import { answerLabel, signedPercent } from './answer-words.ts';
import styles from './vote-band.module.css';

type VoteBandProps = {
  readonly answer: Exclude<Answer, 'none'>;
  readonly unit: Unit;
  readonly ledger: Ledger;
  /** On the balance. */
  readonly impact: Millions;
};

/** The answer to a card: the choice, what the card becomes, and what it does to the balance. */
export function VoteBand({ answer, unit, ledger, impact }: VoteBandProps) {
  const before = sumOf(unit.cards.map(({ amount }) => amount));
  const isKept = typeof answer !== 'string' && answer.type === 'keep';
  const { after, form } = readingOf(before, newAmountOn(unit, ledger));
  return (
    <div className={styles['band']}>
      <p className={styles['choice']}>
        <span>{labelOf(answer)}</span> <span>{signedPercent(answer)}</span>
      </p>
      {answer !== 'unsure' && (
        <dl className={styles['figures']}>
          <div>
            <dt>{isKept ? 'Montant gardé' : 'Nouveau montant'}</dt>
            <dd>
              <Amount value={after} form={form} plain />
            </dd>
          </div>
          {!isKept && (
            <div>
              <dt>Sur le solde</dt>
              <dd>
                <Amount value={impact} form={form} signed />
              </dd>
            </div>
          )}
        </dl>
      )}
    </div>
  );
}

/** The labels of the stamp, but for « Gardé », the word of the act everywhere else. */
function labelOf(answer: VoteBandProps['answer']): string {
  if (typeof answer === 'string' || answer.type === 'keep') return answerLabel(answer);
  return choiceLabelOf(answer.type);
}
