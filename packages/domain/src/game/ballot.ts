import { deckInPlay, type Edition } from './edition.ts';
import {
  actedAt,
  ALL_SURE,
  move,
  MOST_PRIORITIES,
  NEW_GAME,
  reopenIfEmpty,
  sureOfVoted,
  unsureOf,
  type Deal,
  type Game,
  type Move,
  type MoveRefusal,
} from './game.ts';
import { groupCardsOf } from './group.ts';
import { EMPTY_SPREAD, type Spread } from './surplus.ts';
import { afterAnswer, afterQuestion } from './guess.ts';
import type { TargetId } from './target.ts';
import {
  cast,
  EMPTY_LEDGER,
  withdraw,
  type CastRefusal,
  type Decision,
  type Ledger,
  type Vote,
} from '../vote/ledger.ts';
import { accept, refuse, type Result } from '../result.ts';
import { isRevenueCard, type Card } from '../vote/card.ts';
import { receivedLedgerOf, type ReceivedDecision } from '../vote/received.ts';
import { checkChoice, clippedTo, type Choice } from '../vote/vote.ts';

/** One visitor's state. The explorer and the game are two doors to the same ledger. */
export type Ballot = { readonly ledger: Ledger; readonly game: Game };

type Answering = {
  readonly id: string;
  readonly at: number;
  /** Where it is played; left out elsewhere than in the game. */
  readonly deal?: Deal;
};

/** Of a group, the cards that are meant; all of them when left out. */
type Part = { readonly only?: readonly string[] };

export type BallotAction =
  /** On a line, a card, or a group: then on each of its cards. */
  | ({ readonly type: 'cast'; readonly choice: Choice } & Answering & Part)
  | ({ readonly type: 'unsure' } & Answering)
  | ({ readonly type: 'withdraw'; readonly id: string } & Part)
  | { readonly type: 'clear' | 'reset' }
  /** Another budget takes the place of every vote. */
  | {
      readonly type: 'adopt';
      readonly decisions: readonly ReceivedDecision[];
      readonly at: number;
    }
  | { readonly type: 'set-revenue' | 'set-guessing'; readonly on: boolean }
  | { readonly type: 'prioritise'; readonly ids: readonly string[] }
  | { readonly type: 'aim'; readonly target: TargetId }
  | { readonly type: 'guessed'; readonly id: string }
  | { readonly type: 'spread'; readonly spread: Spread }
  | Move;

export type BallotRefusal =
  | CastRefusal
  | MoveRefusal
  | 'no-vote'
  | 'no-such-group'
  | 'too-many-priorities';
export type Transition = { readonly ballot: Ballot; readonly replaced: readonly Vote[] };

export const NEW_BALLOT: Ballot = { ledger: EMPTY_LEDGER, game: NEW_GAME };

export function act(
  ballot: Ballot,
  edition: Edition,
  action: BallotAction,
): Result<Transition, BallotRefusal> {
  const { ledger, game } = ballot;
  switch (action.type) {
    case 'cast': {
      const cards = meantBy(action, edition);
      const casting = castAll(ledger, edition, decisionsOf(action, cards, edition));
      if (!casting.ok) return casting;
      const answered = answeredOn(game, cards, action);
      return accept({
        ballot: withLedger(answered, edition, casting.value.ledger),
        replaced: casting.value.replaced,
      });
    }
    case 'unsure': {
      const cards = cardsNamed(action.id, edition);
      if (cards.length === 0) return refuse('no-such-card');
      const ids = cards.map(({ id }) => id);
      const next = { ...answeredOn(game, cards, action), ...unsureOf(game, ids) };
      const isVoted = ids.some((id) => ledger.has(id));
      return settled(withLedger(next, edition, isVoted ? without(ledger, cards) : ledger));
    }
    case 'withdraw': {
      const cards = meantBy(action, edition).filter(({ id }) => ledger.has(id));
      if (cards.length > 0) return settled(withLedger(game, edition, without(ledger, cards)));
      const withdrawn = withdraw(ledger, action.id);
      return withdrawn.ok ? settled(withLedger(game, edition, withdrawn.value)) : withdrawn;
    }
    case 'clear':
      if (ledger.size === 0 && game.unsure.length === 0) return refuse('no-vote');
      return settled(
        withLedger({ ...game, ...ALL_SURE, spread: EMPTY_SPREAD }, edition, EMPTY_LEDGER),
      );
    case 'reset':
      return settled({ ledger: without(ledger, edition.deck), game: restarted(game) });
    case 'adopt': {
      const adopted = receivedLedgerOf(action.decisions, edition.territory, action.at).ledger;
      if (adopted.size === 0) return refuse('no-vote');
      const voted = edition.deck.filter(({ id }) => adopted.has(id));
      return settled(withLedger(answeredOn(restarted(game), voted, action), edition, adopted));
    }
    case 'set-revenue':
      return settled(withLedger({ ...game, withRevenue: action.on }, edition, ledger));
    case 'set-guessing':
      return settled({ ledger, game: { ...game, isGuessing: action.on } });
    case 'prioritise': {
      const priorities = [...new Set(action.ids)];
      if (priorities.length > MOST_PRIORITIES) return refuse('too-many-priorities');
      const isKnown = priorities.every((id) => edition.groups.some((group) => group.id === id));
      return isKnown ? settled({ ledger, game: { ...game, priorities } }) : refuse('no-such-group');
    }
    case 'aim':
      return settled({ ledger, game: { ...game, target: action.target } });
    case 'guessed':
      return settled({
        ledger,
        game: afterQuestion(game, action.id, deckInPlay(edition, game).length),
      });
    case 'spread': {
      const spread = new Map([...action.spread].filter(([, amount]) => amount > 0));
      return settled({ ledger, game: { ...game, spread } });
    }
    case 'next':
    case 'previous':
    case 'go-on':
    case 'jump':
    case 'complete': {
      const moved = move(game, deckInPlay(edition, game), ledger, action);
      return moved.ok ? settled({ ...ballot, game: moved.value }) : moved;
    }
  }
}

/** A card by its id, the cards of a group by its own; none for a line. */
export function cardsNamed(id: string, { deck, groups }: Edition): readonly Card[] {
  const group = groups.find((one) => one.id === id);
  return group ? groupCardsOf(group, deck) : deck.filter((card) => card.id === id);
}

function meantBy({ id, only }: { readonly id: string } & Part, edition: Edition): readonly Card[] {
  const cards = cardsNamed(id, edition);
  return only === undefined ? cards : cards.filter((card) => only.includes(card.id));
}

/** A percentage nobody can read is left as it is, for `cast` to refuse. */
function decisionsOf(
  { id, choice, at }: Pick<Decision, 'id' | 'choice'> & { readonly at: number },
  cards: readonly Card[],
  { territory }: Edition,
): readonly Decision[] {
  if (territory.has(id)) return [{ id, choice, timestamp: at }];
  const isReadable = checkChoice(choice, null).ok;
  return cards.map((card) => ({
    id: card.id,
    choice: isReadable ? clippedTo(choice, card.constraints) : choice,
    timestamp: at,
  }));
}

/** All or nothing: a group is not left half voted. */
function castAll(
  ledger: Ledger,
  { territory }: Edition,
  decisions: readonly Decision[],
): Result<{ readonly ledger: Ledger; readonly replaced: readonly Vote[] }, CastRefusal> {
  if (decisions.length === 0) return refuse('not-votable');
  const replaced: Vote[] = [];
  let next = ledger;
  for (const decision of decisions) {
    const casting = cast(next, territory, decision);
    if (!casting.ok) return casting;
    next = casting.value.ledger;
    replaced.push(...casting.value.replaced);
  }
  return accept({ ledger: next, replaced });
}

/**
 * An answer about revenue brings the revenue cards into play: none would be counted unseen. So does
 * any answer by groups, which cover them.
 */
function answeredOn(
  game: Game,
  cards: readonly Card[],
  { at, deal = game.deal }: Pick<Answering, 'at' | 'deal'>,
): Game {
  if (cards.length === 0) return game;
  const withRevenue = game.withRevenue || deal === 'express' || cards.some(isRevenueCard);
  return { ...afterAnswer(actedAt(game, at)), withRevenue, deal };
}

function settled(ballot: Ballot): Result<Transition, never> {
  return accept({ ballot, replaced: [] });
}

/** Places stay in the deck, a voted card is no longer unsure, an emptied game is not over. */
function withLedger(game: Game, edition: Edition, ledger: Ledger): Ballot {
  const deck = deckInPlay(edition, game);
  const currentCardIndex = Math.max(0, Math.min(game.currentCardIndex, deck.length - 1));
  const placed = currentCardIndex === game.currentCardIndex ? game : { ...game, currentCardIndex };
  return { ledger, game: reopenIfEmpty(sureOfVoted(placed, ledger), deck, ledger) };
}

function without(ledger: Ledger, cards: readonly Card[]): Ledger {
  const cardIds = new Set(cards.map((card) => card.id));
  return new Map([...ledger].filter(([id]) => !cardIds.has(id)));
}

/** What the visitor set stays set; what was answered in the game before goes. */
function restarted({ withRevenue, isGuessing, deal }: Game): Game {
  return { ...NEW_GAME, withRevenue, isGuessing, deal };
}
