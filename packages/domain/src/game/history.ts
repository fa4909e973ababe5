import { act, type Ballot, type BallotAction, type BallotRefusal } from './ballot.ts';
import type { Edition } from './edition.ts';
import type { Vote } from '../vote/ledger.ts';
import { accept, refuse, type Result } from '../result.ts';

type Step = {
  readonly before: Ballot;
  /** The card to show again when this step is undone; `null` leaves the player in place. */
  readonly cardIndex: number | null;
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
  const { ballot, replaced } = transition.value;
  const step = { before: present, cardIndex: cardIndexOf(present, edition, action) };
  const isUndoable = ballot.ledger !== present.ledger;
  return accept({
    history: { present: ballot, past: isUndoable ? [...past, step] : past },
    replaced,
  });
}

/** Restores votes and completion exactly; moves are not undone, so only a card pulls back. */
export function undo({ present, past }: History): Result<History, 'nothing-to-undo'> {
  const step = past.at(-1);
  if (!step) return refuse('nothing-to-undo');
  const currentCardIndex = step.cardIndex ?? present.game.currentCardIndex;
  return accept({
    present: { ledger: step.before.ledger, game: { ...step.before.game, currentCardIndex } },
    past: past.slice(0, -1),
  });
}

function cardIndexOf({ game }: Ballot, { deck }: Edition, action: BallotAction): number | null {
  switch (action.type) {
    case 'cast':
    case 'withdraw': {
      const index = deck.findIndex((card) => card.id === action.id);
      return index === -1 ? null : index;
    }
    case 'reset':
      return game.currentCardIndex;
    case 'clear':
    case 'next':
    case 'previous':
    case 'go-on':
    case 'jump':
    case 'complete':
      return null;
  }
}
