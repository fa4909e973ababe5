import { formatCount } from '@nosmilliards/domain/money/format';
import { cardVotesOf, isCompleted } from '@nosmilliards/domain/game/game';
import type { ReactNode } from 'react';
import type { OpenBallot } from '#ballot/provider.tsx';
import { paths } from '#browser/path.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Tag } from '#ui/tag.tsx';

type ResumeProps = {
  readonly ballot: OpenBallot;
  /** Shown when there is no game to go back to. */
  readonly fresh: ReactNode;
};

export function ResumeTag({ ballot, fresh }: ResumeProps) {
  const votes = votesUnderWay(ballot);
  if (votes === 0) return fresh;
  return (
    <Tag sector="social">
      {formatCount(votes)} {votes > 1 ? 'cartes votées' : 'carte votée'} sur{' '}
      {formatCount(ballot.edition.deck.length)}
    </Tag>
  );
}

export function ResumeLink({
  ballot,
  fresh,
  className,
}: ResumeProps & { readonly className: string | undefined }) {
  if (votesUnderWay(ballot) === 0) return fresh;
  return (
    <ButtonLink to={paths.game} className={className}>
      Reprendre ma partie
    </ButtonLink>
  );
}

/** A completed game is not one to take up again. */
function votesUnderWay({ history, edition }: OpenBallot): number {
  const { game, ledger } = history.present;
  return isCompleted(game) ? 0 : cardVotesOf(edition.deck, ledger).length;
}
