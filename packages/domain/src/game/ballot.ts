import type { Edition } from './edition.ts';
import {
  actedAt,
  move,
  NEW_GAME,
  reopenIfEmpty,
  type Game,
  type Move,
  type MoveRefusal,
} from './game.ts';
import {
  cast,
  EMPTY_LEDGER,
  withdraw,
  type CastRefusal,
  type Ledger,
  type Vote,
} from '../vote/ledger.ts';
import { accept, refuse, type Result } from '../result.ts';
import type { Choice } from '../vote/vote.ts';

/** One visitor's state. The explorer and the game are two doors to the same ledger. */
export type Ballot = { readonly ledger: Ledger; readonly game: Game };

export type BallotAction =
  | { readonly type: 'cast'; readonly id: string; readonly choice: Choice; readonly at: number }
  | { readonly type: 'withdraw'; readonly id: string }
  | { readonly type: 'clear' | 'reset' }
  | Move;

export type BallotRefusal = CastRefusal | MoveRefusal | 'no-vote';
export type Transition = { readonly ballot: Ballot; readonly replaced: readonly Vote[] };

export const NEW_BALLOT: Ballot = { ledger: EMPTY_LEDGER, game: NEW_GAME };

export function act(
  ballot: Ballot,
  edition: Edition,
  action: BallotAction,
): Result<Transition, BallotRefusal> {
  const { deck, territory } = edition;
  switch (action.type) {
    case 'cast': {
      const { id, choice, at } = action;
      const casting = cast(ballot.ledger, territory, { id, choice, timestamp: at });
      if (!casting.ok) return casting;
      const isCard = deck.some((card) => card.id === id);
      const game = isCard ? actedAt(ballot.game, at) : ballot.game;
      return accept({
        ballot: withLedger({ ...ballot, game }, edition, casting.value.ledger),
        replaced: casting.value.replaced,
      });
    }
    case 'withdraw': {
      const withdrawn = withdraw(ballot.ledger, action.id);
      return withdrawn.ok ? settled(withLedger(ballot, edition, withdrawn.value)) : withdrawn;
    }
    case 'clear':
      if (ballot.ledger.size === 0) return refuse('no-vote');
      return settled(withLedger(ballot, edition, EMPTY_LEDGER));
    case 'reset':
      return settled({ ledger: withoutCards(ballot.ledger, edition), game: NEW_GAME });
    case 'next':
    case 'previous':
    case 'go-on':
    case 'jump':
    case 'complete': {
      const moved = move(ballot.game, deck, ballot.ledger, action);
      return moved.ok ? settled({ ...ballot, game: moved.value }) : moved;
    }
  }
}

function settled(ballot: Ballot): Result<Transition, never> {
  return accept({ ballot, replaced: [] });
}

function withLedger({ game }: Ballot, { deck }: Edition, ledger: Ledger): Ballot {
  return { ledger, game: reopenIfEmpty(game, deck, ledger) };
}

function withoutCards(ledger: Ledger, { deck }: Edition): Ledger {
  const cardIds = new Set(deck.map((card) => card.id));
  return new Map([...ledger].filter(([id]) => !cardIds.has(id)));
}
