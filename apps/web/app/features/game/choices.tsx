import type { Vote } from '@nosmilliards/domain/vote/ledger';
import { boundsOf, percentOfChoice, type ChoiceType } from '@nosmilliards/domain/vote/vote';
import { ChoiceButton, type ChoiceTone } from '#ui/choice-button.tsx';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import type { GameCard } from './game-card.ts';
import { percentWords } from './wording.ts';
import styles from './choices.module.css';

export const CHOICES = [
  { type: 'keep', word: 'Garder', tone: 'neutral' },
  { type: 'increase', word: 'Augmenter', tone: 'up' },
  { type: 'decrease', word: 'Réduire', tone: 'down' },
  { type: 'remove', word: 'Supprimer', tone: 'remove' },
] as const satisfies readonly { type: ChoiceType; word: string; tone: ChoiceTone }[];

type ChoicesProps = {
  readonly card: GameCard;
  readonly vote: Vote | undefined;
  readonly onChoose: (type: ChoiceType) => void;
};

export function Choices({ card, vote, onChoose }: ChoicesProps) {
  const reasonId = 'choix-fermes';
  const closed = CHOICES.map(({ type }) => closedReasonOf(card, type)).filter(
    (why) => why !== null,
  );
  return (
    <>
      <ChoiceGroup label={`Votre choix pour «\u00A0${card.title}\u00A0»`}>
        {CHOICES.map(({ type, word, tone }) => {
          const isChosen = vote?.choice.type === type;
          const percent = isChosen && vote ? percentOfChoice(vote.choice) : 0;
          return (
            <ChoiceButton
              key={type}
              tone={tone}
              pressed={isChosen}
              closedBy={closedReasonOf(card, type) === null ? undefined : reasonId}
              onClick={() => onChoose(type)}
            >
              {word}
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
