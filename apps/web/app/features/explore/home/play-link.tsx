import { cardVotesOf, isCompleted } from '@nosmilliards/domain/game/game';
import { deckInPlay } from '@nosmilliards/domain/game/edition';
import { groupUnitsOf, isDecided } from '@nosmilliards/domain/game/unit';
import { formatCount } from '@nosmilliards/domain/money/format';
import { useBallot, type OpenBallot } from '#ballot/provider.tsx';
import { dealPaths } from '#browser/game-path.ts';
import { votePath } from '#browser/path.ts';
import { TextLink } from '#ui/text-link.tsx';

/** « Carte 1 sur 64 », or how far the game stored on this device went. */
export function GameTag({ cardCount }: { readonly cardCount: number }) {
  const { ballot } = useBallot();
  return (
    <span>
      {ballot !== null && isUnderWay(ballot)
        ? standingOf(ballot)
        : `Carte 1 sur ${formatCount(cardCount)}`}
    </span>
  );
}

export function PlayLink({ className }: { readonly className: string | undefined }) {
  const { ballot } = useBallot();
  return ballot !== null && isUnderWay(ballot) ? (
    <TextLink to={dealPaths[ballot.history.present.game.deal]} className={className}>
      Reprendre ma partie
    </TextLink>
  ) : (
    <TextLink to={votePath} className={className}>
      Je fais mon budget
    </TextLink>
  );
}

/** A completed game is not resumed. */
function isUnderWay({ history: { present }, edition }: OpenBallot): boolean {
  return !isCompleted(present.game) && cardVotesOf(edition.deck, present.ledger).length > 0;
}

/** « 5 décisions sur 16 » or « 12 cartes votées sur 64 », depending on the mode. */
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
