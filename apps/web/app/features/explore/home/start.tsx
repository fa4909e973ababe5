import { counted } from '@nosmilliards/domain/money/counted';
import { cardVotesOf, isCompleted, type Deal } from '@nosmilliards/domain/game/game';
import { dealOf } from '@nosmilliards/domain/game/deal';
import { decidedOf } from '@nosmilliards/domain/outcome/completion';
import { groupUnitsOf, isDecided } from '@nosmilliards/domain/game/unit';
import { formatCount } from '@nosmilliards/domain/money/format';
import { Link } from 'react-router';
import { useBallot, type OpenBallot } from '#ballot/provider.tsx';
import { dealPaths } from '#site/game-path.ts';
import { paths, votePath } from '#site/path.ts';
import styles from './start.module.css';

type Length = { readonly count: number; readonly minutes: number };

type StartProps = { readonly cards: Length; readonly express: Length };

/**
 * The two games, of equal size: links that work without script. The door of the stored game says how
 * to go on, in the space of its playing time.
 */
export function Start({ cards, express }: StartProps) {
  return (
    <div className="stack-half" data-print="hide">
      <ul className={styles['doors']}>
        <Door
          deal="cards"
          to={votePath}
          title="Je fais mon budget"
          squares={EIGHT_BY_EIGHT}
          length={[minutesOf(cards), `${cards.count}\u00A0cartes`]}
        />
        <Door
          deal="express"
          to={paths.express}
          title={`En ${express.count}\u00A0décisions`}
          squares={FOUR_BY_FOUR}
          length={[minutesOf(express), 'avec recettes']}
        />
      </ul>
      <p className="note">
        Objectif : <strong>Déficit ≤ 0 Md€</strong>
      </p>
    </div>
  );
}

type Lines = readonly [strong: string, plain: string];

type DoorProps = {
  readonly deal: Deal;
  readonly to: string;
  readonly title: string;
  /** One square per card or decision. */
  readonly squares: string;
  readonly length: Lines;
};

function Door({ deal, to, title, squares, length }: DoorProps) {
  const { ballot } = useBallot();
  const stored = ballot !== null && playedDealOf(ballot) === deal ? storedGameOf(ballot) : null;
  const [strong, plain] = stored?.words ?? length;
  return (
    <li>
      <Link to={stored?.to ?? to} className={styles['door']}>
        <span className={styles['title']}>{title}</span>{' '}
        <svg viewBox="0 0 40 40" aria-hidden="true" className={styles['squares']}>
          <path d={squares} />
        </svg>
        <span className={styles['words']}>
          <strong>{strong}</strong> {plain}
        </span>
      </Link>
    </li>
  );
}

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

/** To go on where one stopped, or to see the end again; `null` without a game. */
function storedGameOf(ballot: OpenBallot): { readonly to: string; readonly words: Lines } | null {
  const { game } = ballot.history.present;
  if (isCompleted(game)) return { to: paths.completion, words: ['Revoir', 'mon affiche'] };
  if (!isUnderWay(ballot)) return null;
  return { to: dealPaths[playedDealOf(ballot)], words: resumeWords(ballot) };
}

function resumeWords(ballot: OpenBallot): Lines {
  const { history, edition } = ballot;
  const { present } = history;
  const isOfCards = playedDealOf(ballot) === 'cards';
  const place = isOfCards
    ? present.game.currentCardIndex
    : groupUnitsOf(edition).findIndex((unit) => !isDecided(unit, present));
  if (place < 0) return ['Reprendre', 'pour finir'];
  return ['Reprendre,', `${isOfCards ? 'carte' : 'décision'}\u00A0${formatCount(place + 1)}`];
}

/** As the end and the results tell it. */
function playedDealOf({ history, edition }: OpenBallot): Deal {
  return dealOf(history.present, edition);
}

/** A completed game is not resumed. */
function isUnderWay({ history: { present }, edition }: OpenBallot): boolean {
  return !isCompleted(present.game) && cardVotesOf(edition.deck, present.ledger).length > 0;
}

/** « 5 décisions sur 16 » or « 12 cartes votées sur 64 », in what was played. */
function standingOf({ history: { present }, edition }: OpenBallot): string {
  const { deal, count, total } = decidedOf(present, edition);
  const words =
    deal === 'express'
      ? counted(count, 'décision')
      : counted(count, 'carte votée', 'cartes votées');
  return `${words} sur ${formatCount(total)}`;
}

function minutesOf({ minutes }: Length): string {
  return `${minutes}\u00A0min`;
}

/** At one scale, in a box of 40: eight rows fill it, four stand in its middle. */
const EIGHT_BY_EIGHT = squaresOf(8);
const FOUR_BY_FOUR = squaresOf(4);

function squaresOf(side: number): string {
  const start = (40 - side * 5) / 2 + 0.5;
  const row = 'h4v4h-4zm5 0'.repeat(side);
  return Array.from({ length: side }, (_, index) => `M${start} ${start + index * 5}${row}`).join(
    '',
  );
}
