import type { Baseline } from '@nosmilliards/domain/budget/baseline';
import type { Deck } from '@nosmilliards/domain/game/deck';
import type { Plot } from '@nosmilliards/domain/vote/territory';
import {
  initialPercentOf,
  offeredBoundsOf,
  type Choice,
  type ChoiceType,
} from '@nosmilliards/domain/vote/vote';
import { ChoiceButton } from '#ui/choice-button.tsx';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { PercentPanel } from './percent-panel.tsx';
import { closedWords, NICHE_RULE, VERBS } from './vote-words.ts';

type ChoicePanelProps = {
  readonly plot: Pick<Plot, 'title' | 'side' | 'moves' | 'amount' | 'constraints' | 'limits'>;
  /** Of a decision on several cards. */
  readonly cards?: Deck | undefined;
  readonly types: readonly ChoiceType[];
  /** The current vote, if any. */
  readonly cast: Choice | undefined;
  /** `null` until the visitor chooses. */
  readonly choice: Choice | null;
  /** False when `choice` is the current vote, whose percentage is not being set. */
  readonly isSet?: boolean;
  readonly baseline: Baseline | undefined;
  readonly onChange: (choice: Choice) => void;
};

/** The choice on a line or a card, then its percentage. */
export function ChoicePanel(props: ChoicePanelProps) {
  const { plot, types, cast, choice, isSet = choice !== null, baseline, onChange } = props;

  const isNiche = plot.moves === 'revenue' && plot.side === 'expense';

  function choiceAt(type: ChoiceType): Choice | null {
    if (type === 'keep' || type === 'remove') return { type };
    const bounds = boundsAt(type);
    if (bounds === null) return null;
    const percent = choice && 'percent' in choice ? choice.percent : initialPercentOf(bounds);
    return { type, percent: Math.min(percent, bounds.max) };
  }

  function boundsAt(type: ChoiceType) {
    if (type === 'keep' || type === 'remove') return null;
    return offeredBoundsOf(type, plot, cast);
  }

  return (
    <>
      <ChoiceGroup label={`Votre choix\u00A0: ${plot.title}`}>
        {types.map((type) => (
          <ChoiceButton
            key={type}
            kind={type}
            pressed={choice?.type === type}
            closed={choiceAt(type) === null ? closedWords(type, isNiche) : undefined}
            onClick={() => {
              const next = choiceAt(type);
              if (next !== null) onChange(next);
            }}
          >
            {VERBS[type]}
          </ChoiceButton>
        ))}
      </ChoiceGroup>
      {isNiche && <p className="note">{NICHE_RULE}</p>}
      {choice !== null && isSet && (
        <PercentPanel
          plot={plot}
          cards={props.cards}
          choice={choice}
          bounds={boundsAt(choice.type)}
          baseline={baseline}
          onChange={onChange}
        />
      )}
    </>
  );
}
