import { ACHIEVEMENTS, withWon } from './achievement.ts';
import type { Ballot } from './ballot.ts';
import { deckInPlay, type Edition } from './edition.ts';
import { cardVotesOf, MOST_PRIORITIES, reopenIfEmpty, sureOfVoted, type Game } from './game.ts';
import { guessRestOf, MOST_GUESSES } from './guess.ts';
import { playingTimeOf } from './playing-time.ts';
import { TARGET_IDS } from './target.ts';
import type { Spread } from './surplus.ts';
import { readChoice, replay, type Replayed } from '../vote/ledger-storage.ts';
import type { Decision, Ledger } from '../vote/ledger.ts';
import { eurosOf, fromEuros } from '../money/money.ts';
import { accept, refuse, type Result } from '../result.ts';
import { isRecord, isTimestamp, parseRecord, type Dropped } from '../stored-value.ts';
import { percentOfChoice } from '../vote/vote.ts';

/** Decisions only. The cards kept live here alone: the simple vote state has no word for them. */
export type StoredGame = Omit<Game, 'spread'> & {
  /** In euros. */
  readonly spread: readonly (readonly [id: string, euros: number])[];
  readonly version: number;
  readonly edition: string;
  readonly votes: readonly {
    readonly cardId: string;
    readonly type: string;
    readonly value: number;
    readonly timestamp: number;
  }[];
};

export type ParsedGame = {
  readonly game: Game;
  readonly votes: readonly Decision[];
  readonly dropped: readonly Dropped[];
};

type Stored = Readonly<Record<string, unknown>>;

export const GAME_STORAGE_VERSION = 2;

/** The first had neither revenue, nor « Je ne sais pas », nor priorities, nor questions. */
const READABLE_VERSIONS: ReadonlySet<unknown> = new Set([1, GAME_STORAGE_VERSION]);

export function serialiseGame({ ledger, game }: Ballot, { deck, name }: Edition): string {
  const votes = cardVotesOf(deck, ledger).map(({ id, choice, timestamp }) => ({
    cardId: id,
    type: choice.type,
    value: percentOfChoice(choice),
    timestamp,
  }));
  const spread = [...game.spread].map(([id, amount]) => [id, eurosOf(amount)] as const);
  const stored: StoredGame = {
    version: GAME_STORAGE_VERSION,
    edition: name,
    ...game,
    spread,
    votes,
  };
  return JSON.stringify(stored);
}

/** Neither an answer, nor a place, nor anything answered or set: a new game. */
export function isUntouched({ ledger, game }: Ballot, { deck }: Edition): boolean {
  return (
    cardVotesOf(deck, ledger).length === 0 &&
    game.currentCardIndex === 0 &&
    !game.withRevenue &&
    game.isGuessing &&
    game.target === 'none' &&
    game.spread.size === 0 &&
    [game.unsure, game.priorities, game.guessed].every((list) => list.length === 0)
  );
}

/** A game stored before its time was counted has it counted from what is dated: votes and end. */
export function parseGame(
  text: string,
  edition: Edition,
): Result<ParsedGame, 'corrupt' | 'unknown-version'> {
  const parsed = parseRecord(text);
  if (!parsed.ok) return parsed;
  const { version, currentCardIndex, timeSpent, lastActTime, endTime, votes } = parsed.value;
  if (!READABLE_VERSIONS.has(version)) return refuse('unknown-version');
  const { deck, renamed } = edition;

  const readable: Decision[] = [];
  const dropped: Dropped[] = [];
  const cardIds = new Set(deck.map((card) => card.id));
  for (const [index, stored] of (Array.isArray(votes) ? votes : []).entries()) {
    const decision = readDecision(stored, renamed);
    if (!decision) dropped.push({ what: `votes[${index}]`, why: 'unreadable' });
    else if (!cardIds.has(decision.id)) dropped.push({ what: decision.id, why: 'unknown-card' });
    else readable.push(decision);
  }
  const dated = [...readable.map(({ timestamp }) => timestamp), endTime].filter(isTimestamp);
  const answers = readAnswers(parsed.value, edition);
  const game = {
    ...answers,
    ...(isTimestamp(timeSpent) && isTimestamp(lastActTime)
      ? { timeSpent, lastActTime }
      : playingTimeOf(dated)),
    currentCardIndex: isTimestamp(currentCardIndex)
      ? Math.max(0, Math.min(currentCardIndex, deckInPlay(edition, answers).length - 1))
      : 0,
    endTime: isTimestamp(endTime) ? endTime : null,
  };
  return accept({ game, votes: readable, dropped });
}

/**
 * Joins what the two stores hold. They are written one after the other and may disagree after
 * a crash or an edit: every decision is replayed in its order, so one truth comes out.
 */
export function restoreBallot(
  ledger: Ledger,
  { game, votes }: Pick<ParsedGame, 'game' | 'votes'>,
  edition: Edition,
): { readonly ballot: Ballot } & Pick<Replayed, 'dropped' | 'held'> {
  const all = [...ledger.values(), ...votes];
  const { ledger: restored, dropped, held } = replay(all, edition.territory);
  const sure = sureOfVoted(game, restored);
  const reopened = reopenIfEmpty(sure, deckInPlay(edition, game), restored);
  const ballot = withWon({ ledger: restored, game: reopened }, edition);
  return { ballot, dropped, held };
}

/** What a game holds besides its votes; whatever is not what was written is as in a new game. */
function readAnswers(stored: Stored, { deck, groups, renamed }: Edition) {
  const { withRevenue, deal, unsure, unsureAgain, priorities, target, won } = stored;
  const { isGuessing, guessed, guessRest, spread } = stored;
  const cardIds = new Set(deck.map(({ id }) => id));
  const groupIds = new Set(groups.map(({ id }) => id));
  const cards = readIds(unsure, renamed).filter((id) => cardIds.has(id));
  return {
    withRevenue: withRevenue === true,
    deal: deal === 'express' ? ('express' as const) : ('cards' as const),
    unsure: cards,
    unsureAgain: readIds(unsureAgain, renamed).filter((id) => cards.includes(id)),
    priorities: readIds(priorities)
      .filter((id) => groupIds.has(id))
      .slice(0, MOST_PRIORITIES),
    target: TARGET_IDS.find((id) => id === target) ?? 'none',
    won: readIds(won).filter((id) => ACHIEVEMENTS.some((achievement) => achievement.id === id)),
    isGuessing: isGuessing !== false,
    guessed: readIds(guessed).slice(0, MOST_GUESSES),
    guessRest: isTimestamp(guessRest) ? Math.min(guessRest, guessRestOf(deck.length)) : 0,
    spread: readSpread(spread),
  };
}

/** A use this edition lacks is left to `fitTo`. */
function readSpread(stored: unknown): Spread {
  const given: unknown[] = Array.isArray(stored) ? stored : [];
  return new Map(
    given.flatMap((one) => {
      const [id, euros]: unknown[] = Array.isArray(one) ? one : [];
      if (typeof id !== 'string' || typeof euros !== 'number') return [];
      return Number.isSafeInteger(euros) && euros > 0 ? [[id, fromEuros(euros)] as const] : [];
    }),
  );
}

function readIds(stored: unknown, renamed: Edition['renamed'] = new Map()): string[] {
  const ids: unknown[] = Array.isArray(stored) ? stored : [];
  const read = ids.filter((id) => typeof id === 'string').map((id) => renamed.get(id) ?? id);
  return [...new Set(read)];
}

function readDecision(stored: unknown, renamed: Edition['renamed']): Decision | null {
  if (!isRecord(stored)) return null;
  const { cardId, type, value, timestamp } = stored;
  const choice = readChoice(type, value);
  if (typeof cardId !== 'string' || !choice || !isTimestamp(timestamp)) return null;
  return { id: renamed.get(cardId) ?? cardId, choice, timestamp };
}
