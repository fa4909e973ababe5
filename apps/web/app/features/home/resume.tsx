import { groupUnitsOf, isDecided } from '@nosmilliards/domain/game/unit';
import { formatCount } from '@nosmilliards/domain/money/format';
import { deckInPlay } from '@nosmilliards/domain/game/edition';
import { cardVotesOf, isCompleted } from '@nosmilliards/domain/game/game';
import type { ReactNode } from 'react';
import type { OpenBallot } from '#ballot/provider.tsx';
import { dealPaths } from '#browser/game-path.ts';
import { TextLink } from '#ui/text-link.tsx';

type ResumeProps = {
  readonly ballot: OpenBallot;
  /** Shown when there is no game to go back to. */
  readonly fresh: ReactNode;
};

export function ResumeTag({ ballot, fresh }: ResumeProps) {
  return isUnderWay(ballot) ? <span>{standingOf(ballot)}</span> : fresh;
}

export function ResumeLink({
  ballot,
  fresh,
  className,
}: ResumeProps & { readonly className: string | undefined }) {
  if (!isUnderWay(ballot)) return fresh;
  return (
    <TextLink to={dealPaths[ballot.history.present.game.deal]} className={className}>
      Reprendre ma partie
    </TextLink>
  );
}

/** A completed game is not one to take up again. */
function isUnderWay({ history: { present }, edition }: OpenBallot): boolean {
  return !isCompleted(present.game) && cardVotesOf(edition.deck, present.ledger).length > 0;
}

/** « 5 décisions sur 16 », or « 12 cartes votées sur 64 », as the game is played. */
function standingOf({ history: { present }, edition }: OpenBallot): string {
  const { game, ledger } = present;
  if (game.deal === 'express') {
    const units = groupUnitsOf(edition);
    const decided = units.filter((unit) => isDecided(unit, present)).length;
    return countedOf(decided, units.length, decided > 1 ? 'décisions' : 'décision');
  }
  const deck = deckInPlay(edition, game);
  const votes = cardVotesOf(deck, ledger).length;
  return countedOf(votes, deck.length, votes > 1 ? 'cartes votées' : 'carte votée');
}

function countedOf(count: number, total: number, what: string): string {
  return `${formatCount(count)} ${what} sur ${formatCount(total)}`;
}
