import { withWon } from './achievement.ts';
import { act, type Ballot, type BallotAction, type BallotRefusal } from './ballot.ts';
import type { Edition } from './edition.ts';
import type { Vote } from '../vote/ledger.ts';
import { accept, refuse, type Result } from '../result.ts';

type Step = {
  readonly before: Ballot;
  /** The card, group or line it answered; `null` for what is about them all. */
  readonly id: string | null;
  /** The card to show again when this step is undone; `null` leaves the player in place. */
  readonly cardIndex: number | null;
  /** A new game had begun: what was given in the one before comes back too. */
  readonly wasRestart: boolean;
  /** Every vote was erased, and what was given of the surplus with them. */
  readonly wasClearing: boolean;
  /** By another budget, which may have brought the revenue into play: it leaves with it. */
  readonly wasAdoption: boolean;
  /** That card is one of revenue: undoing brings them back into play. */
  readonly isRevenue: boolean;
};

export type History = { readonly present: Ballot; readonly past: readonly Step[] };

export type Performance = { readonly history: History; readonly replaced: readonly Vote[] };

export function historyOf(present: Ballot): History {
  return { present, past: [] };
}

export function perform(
  history: History,
  edition: Edition,
  action: BallotAction,
): Result<Performance, BallotRefusal> {
  const { present, past } = history;
  const transition = act(present, edition, action);
  if (!transition.ok) return transition;
  const { replaced } = transition.value;
  const ballot = withWon(transition.value.ballot, edition);
  const cardIndex = cardIndexOf(present, edition, action);
  const step = {
    before: present,
    id: 'id' in action ? action.id : null,
    cardIndex,
    isRevenue: (cardIndex ?? 0) >= Math.max(1, edition.deckWithoutRevenue.length),
    wasRestart: action.type === 'reset' || action.type === 'adopt',
    wasClearing: action.type === 'clear',
    wasAdoption: action.type === 'adopt',
  };
  const isUndoable = ballot.ledger !== present.ledger || ballot.game.unsure !== present.game.unsure;
  return accept({
    history: { present: ballot, past: isUndoable ? [...past, step] : past },
    replaced,
  });
}

/**
 * Restores answers and completion exactly; moves are not undone, so only a card pulls back. What was
 * set since, and the questions asked since, stay.
 */
export function undo({ present, past }: History): Result<History, 'nothing-to-undo'> {
  const step = past.at(-1);
  if (!step) return refuse('nothing-to-undo');
  const { ledger, game } = step.before;
  const currentCardIndex = step.cardIndex ?? present.game.currentCardIndex;
  const { isGuessing, deal, priorities, target, won, guessed, guessRest } = present.game;
  const { spread } = step.wasRestart || step.wasClearing ? game : present.game;
  const withRevenue = step.wasAdoption
    ? game.withRevenue
    : present.game.withRevenue || step.isRevenue;
  const given = step.wasRestart ? {} : { priorities, target, won, guessed, guessRest };
  return accept({
    present: {
      ledger,
      game: { ...game, withRevenue, isGuessing, deal, ...given, spread, currentCardIndex },
    },
    past: past.slice(0, -1),
  });
}

function cardIndexOf({ game }: Ballot, { deck }: Edition, action: BallotAction): number | null {
  switch (action.type) {
    case 'cast':
    case 'unsure':
    case 'withdraw': {
      const index = deck.findIndex((card) => card.id === action.id);
      return index === -1 ? null : index;
    }
    case 'reset':
    case 'adopt':
      return game.currentCardIndex;
    case 'clear':
    case 'set-revenue':
    case 'set-guessing':
    case 'prioritise':
    case 'aim':
    case 'guessed':
    case 'spread':
    case 'next':
    case 'previous':
    case 'go-on':
    case 'jump':
    case 'complete':
      return null;
  }
}
