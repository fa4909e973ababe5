import type { Line } from '@nosmilliards/domain/budget/line';
import { magnitudeOf } from '@nosmilliards/domain/money/money';
import { impactOf, type Vote } from '@nosmilliards/domain/vote/ledger';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import X from 'lucide-react/icons/x';
import { useBallot } from '#ballot/provider.tsx';
import { undoOffer } from '#ballot/undo-offer.ts';
import { Amount } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { useNotify } from '#ui/toast-provider.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { choiceWords, impactWord } from './vote-words.ts';
import styles from './vote-control.module.css';

type CastVoteProps = {
  readonly vote: Vote;
  readonly line: Line;
  readonly onWithdrawn: () => void;
};

const icons = { keep: null, increase: TrendingUp, decrease: TrendingDown, remove: X };

/** The current vote on a line, with the button that withdraws it. */
export function CastVote({ vote, line, onWithdrawn }: CastVoteProps) {
  const notify = useNotify();
  const { ballot } = useBallot();
  const impact = impactOf(vote);
  const icon = icons[vote.choice.type];

  function withdraw() {
    if (!ballot?.perform({ type: 'withdraw', id: line.id }).ok) return;
    onWithdrawn();
    notify(`Vote retiré : ${line.title}.`, undoOffer(ballot, notify));
  }

  return (
    <p className={classNames(styles['cast'], styles[vote.choice.type])}>
      <span>
        {icon && <Icon icon={icon} />} {choiceWords(vote.choice)}
      </span>
      <span>
        {impactWord(impact, vote.side).toLowerCase()} de{' '}
        <Amount value={magnitudeOf(impact)} plain />
      </span>
      <Button variant="quiet" onClick={withdraw} data-print="hide">
        Retirer<VisuallyHidden> le vote : {line.title}</VisuallyHidden>
      </Button>
    </p>
  );
}
