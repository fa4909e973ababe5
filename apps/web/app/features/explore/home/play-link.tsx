import { cardVotesOf, isCompleted } from '@nosmilliards/domain/game/game';
import { deckInPlay } from '@nosmilliards/domain/game/edition';
import { groupUnitsOf, isDecided } from '@nosmilliards/domain/game/unit';
import { formatCount } from '@nosmilliards/domain/money/format';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useBallot, type OpenBallot } from '#ballot/provider.tsx';
import { dealPaths } from '#site/game-path.ts';
import { paths, votePath } from '#site/path.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './play-link.module.css';

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

/** The button of the page: play, go on where one stopped, or see the end again. */
export function PlayLink() {
  const { ballot } = useBallot();
  const { to, words } = nextOf(ballot);
  return (
    <ButtonLink to={to} variant="play" className={styles['play']}>
      {words} <Icon icon={ArrowRight} />
    </ButtonLink>
  );
}

/** « Reprendre, carte 17 » on the door of the game under way, `null` on the others. */
export function useResumed(deal: 'cards' | 'express'): string | null {
  const { ballot } = useBallot();
  if (ballot === null || !isUnderWay(ballot)) return null;
  return ballot.history.present.game.deal === deal ? resumeWords(ballot) : null;
}

function nextOf(ballot: OpenBallot | null): { readonly to: string; readonly words: string } {
  const game = ballot?.history.present.game;
  if (ballot === null || game === undefined) return { to: votePath, words: PLAY };
  if (isCompleted(game)) return { to: paths.completion, words: 'Revoir mon affiche' };
  return isUnderWay(ballot)
    ? { to: dealPaths[game.deal], words: resumeWords(ballot) }
    : { to: votePath, words: PLAY };
}

const PLAY = 'Je fais mon budget';

/** A completed game is not resumed. */
function isUnderWay({ history: { present }, edition }: OpenBallot): boolean {
  return !isCompleted(present.game) && cardVotesOf(edition.deck, present.ledger).length > 0;
}

function resumeWords({ history: { present }, edition }: OpenBallot): string {
  if (present.game.deal === 'cards') {
    return `Reprendre, carte\u00A0${formatCount(present.game.currentCardIndex + 1)}`;
  }
  const place = groupUnitsOf(edition).findIndex((unit) => !isDecided(unit, present));
  return place < 0 ? 'Reprendre' : `Reprendre, décision\u00A0${formatCount(place + 1)}`;
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
