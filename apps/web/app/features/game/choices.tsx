import type { Vote } from '@nosmilliards/domain/vote/ledger';
import { boundsOf, percentOfChoice, type ChoiceType } from '@nosmilliards/domain/vote/vote';
import { percentWords, TONES, VERBS } from '#ballot/vote-words.ts';
import { ChoiceButton } from '#ui/choice-button.tsx';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import type { GameCard } from './game-card.ts';
import styles from './choices.module.css';

/** In the order of their keys, 1 to 4. */
export const CHOICES = [
  'keep',
  'increase',
  'decrease',
  'remove',
] as const satisfies readonly ChoiceType[];

type ChoicesProps = {
  readonly card: GameCard;
  readonly vote: Vote | undefined;
  readonly onChoose: (type: ChoiceType) => void;
};

export function Choices({ card, vote, onChoose }: ChoicesProps) {
  const reasonId = 'choix-fermes';
  const closed = CHOICES.map((type) => closedReasonOf(card, type)).filter((why) => why !== null);
  return (
    <>
      <ChoiceGroup label={`Votre choix pour «\u00A0${card.title}\u00A0»`}>
        {CHOICES.map((type) => {
          const isChosen = vote?.choice.type === type;
          const percent = isChosen && vote ? percentOfChoice(vote.choice) : 0;
          return (
            <ChoiceButton
              key={type}
              tone={TONES[type]}
              pressed={isChosen}
              closedBy={closedReasonOf(card, type) === null ? undefined : reasonId}
              onClick={() => onChoose(type)}
            >
              {VERBS[type]}
              {percent > 0 && <small> {percentWords(percent)}</small>}
            </ChoiceButton>
          );
        })}
      </ChoiceGroup>
      {closed.length > 0 && (
        <p id={reasonId} className={styles['reason']}>
          {closed.join(' ')}
        </p>
      )}
    </>
  );
}

/** `null` when the choice is open. */
export function closedReasonOf(card: GameCard, type: ChoiceType): string | null {
  if (type !== 'increase' && type !== 'decrease') return null;
  if (boundsOf(type, card.constraints) !== null) return null;
  if (card.type === 'tax_expenditure') {
    return 'Une niche fiscale ne peut pas être augmentée ici, seulement gardée, réduite ou supprimée.';
  }
  return type === 'increase'
    ? 'Aucune hausse n’est prévue pour cette carte.'
    : 'Aucune baisse n’est prévue pour cette carte.';
}
