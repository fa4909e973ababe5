import { formatCount } from '@nosmilliards/domain/money/format';
import { deckInPlay } from '@nosmilliards/domain/game/edition';
import { cardVotesOf, isCompleted } from '@nosmilliards/domain/game/game';
import type { ReactNode } from 'react';
import type { OpenBallot } from '#ballot/provider.tsx';
import { paths } from '#browser/path.ts';
import { TextLink } from '#ui/text-link.tsx';

type ResumeProps = {
  readonly ballot: OpenBallot;
  /** Shown when there is no game to go back to. */
  readonly fresh: ReactNode;
};

export function ResumeTag({ ballot, fresh }: ResumeProps) {
  const votes = votesUnderWay(ballot);
  if (votes === 0) return fresh;
  return (
    <span>
      {formatCount(votes)} {votes > 1 ? 'cartes votées' : 'carte votée'} sur{' '}
      {formatCount(deckOf(ballot).length)}
    </span>
  );
}

export function ResumeLink({
  ballot,
  fresh,
  className,
}: ResumeProps & { readonly className: string | undefined }) {
  if (votesUnderWay(ballot) === 0) return fresh;
  return (
    <TextLink to={paths.game} className={className}>
      Reprendre ma partie
    </TextLink>
  );
}

/** A completed game is not one to take up again. */
function votesUnderWay(ballot: OpenBallot): number {
  const { game, ledger } = ballot.history.present;
  return isCompleted(game) ? 0 : cardVotesOf(deckOf(ballot), ledger).length;
}

function deckOf({ edition, history }: OpenBallot) {
  return deckInPlay(edition, history.present.game);
}
