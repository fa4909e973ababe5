import type { Answer } from '@nosmilliards/domain/game/unit';
import type { ChoiceType } from '@nosmilliards/domain/vote/vote';
import { CHOICES, VERBS } from '#ballot/vote-words.ts';
import { CHOICE_ANCHORS } from '#site/game-path.ts';
import { ChoiceButton } from '#ui/choice-button.tsx';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { signedPercent } from './answer-words.ts';
import type { Face } from './face.ts';

type ChoicesProps = {
  readonly face: Pick<Face, 'title' | 'closed'>;
  readonly answer: Answer;
  readonly onChoose: (type: ChoiceType) => void;
};

export function Choices({ face, answer, onChoose }: ChoicesProps) {
  return (
    <ChoiceGroup label={`Votre choix pour «\u00A0${face.title}\u00A0»`}>
      {CHOICES.map((type) => {
        const isChosen = typeof answer !== 'string' && answer.type === type;
        const percent = isChosen ? signedPercent(answer) : '';
        return (
          <ChoiceButton
            key={type}
            id={CHOICE_ANCHORS[type]}
            kind={type}
            pressed={isChosen}
            closed={face.closed[type]}
            onClick={() => onChoose(type)}
          >
            {VERBS[type]}
            {percent !== '' && <small> {percent}</small>}
          </ChoiceButton>
        );
      })}
    </ChoiceGroup>
  );
}
