import type { Adjustment, ChoiceType } from '../vote/vote.ts';
import type { Turn, Position } from './turn.ts';
import { deckInPlay } from './edition.ts';
import { nextQuestionOf, type Question } from './guess.ts';
import type { History } from './history.ts';

/** A dialog over the card. `id` names a card or a group. */
export type GameWindow =
  | { readonly name: 'plan' | 'help' | 'resume' | 'restart' | 'finish' | 'priorities' | 'target' }
  | { readonly name: 'remove' | 'dossier' | 'elsewhere'; readonly id: string }
  | { readonly name: 'adjust'; readonly id: string; readonly type: Adjustment }
  | { readonly name: 'guess'; readonly question: Question };

/** The votes and the position of the player at one instant: all that a screen is computed from. */
export type Snapshot = Turn & {
  /** The card, group or line that the last step answered, and that « Annuler » would take back. */
  readonly lastId: string | null;
};

export type Phase =
  | { readonly name: 'card' }
  /** A choice tapped before the votes stored on the device were read. */
  | { readonly name: 'early'; readonly id: string; readonly choice: ChoiceType }
  /** The card just answered is still shown, stamped; the question comes after it. */
  | { readonly name: 'stamp'; readonly before: Snapshot; readonly question: Question | null };

/** What a game shows besides the votes. Nothing of it is stored. */
export type PlayState = {
  /** Among the groups. `null` card by card, and until the player moves: see `positionOf`. */
  readonly position: Position | null;
  readonly phase: Phase;
  /** The last one opened. It stays mounted once closed, to give the focus back. */
  readonly window: { readonly content: GameWindow; readonly isOpen: boolean } | null;
  /** False on the card that came with the page: it is neither animated nor focused. */
  readonly hasMoved: boolean;
  /** Read aloud after the last answer, or once it was taken back. */
  readonly announcement: string;
  /** What the last answer has just won; empty most of the time. */
  readonly won: string;
  /** Once all is answered, the player asked for the choices of the card again. */
  readonly isChanging: boolean;
};

export type PlayAction =
  | { readonly type: 'choose-early'; readonly id: string; readonly choice: ChoiceType }
  | {
      readonly type: 'answer';
      /** As it was before the answer, its position written down: the first group may change with it. */
      readonly before: Snapshot;
      readonly announcement: string;
      readonly won: string;
      /** `null` when nothing else waits for an answer: the player stays. */
      readonly next: {
        readonly position: Position | null;
        readonly question: Question | null;
      } | null;
    }
  | { readonly type: 'move'; readonly position: Position | null; readonly announcement?: string }
  /** The stamp was read, or the early choice was taken up. */
  | { readonly type: 'settle' }
  | { readonly type: 'change' }
  | { readonly type: 'open'; readonly window: GameWindow }
  /** The event of a closed dialog is asynchronous: it names its window, and closes no other. */
  | { readonly type: 'close'; readonly window?: GameWindow['name'] };

export const NEW_PLAY: PlayState = {
  position: null,
  phase: { name: 'card' },
  window: null,
  hasMoved: false,
  announcement: '',
  won: '',
  isChanging: false,
};

const STAMP_MS = 250;
const LONG_STAMP_MS = 700;

export function playReducer(state: PlayState, action: PlayAction): PlayState {
  switch (action.type) {
    case 'choose-early':
      return { ...state, phase: { name: 'early', id: action.id, choice: action.choice } };
    case 'answer': {
      const { before, announcement, won, next } = action;
      const answered = { ...closed(state), announcement, won, isChanging: false };
      if (next === null) return { ...answered, phase: { name: 'card' }, position: before.position };
      const phase = { name: 'stamp', before, question: next.question } as const;
      return { ...answered, phase, position: next.position, hasMoved: true };
    }
    case 'move':
      return {
        ...closed(state),
        phase: { name: 'card' },
        position: action.position,
        hasMoved: true,
        won: '',
        isChanging: false,
        announcement: action.announcement ?? state.announcement,
      };
    case 'change':
      return { ...state, isChanging: true };
    case 'settle': {
      const question = state.phase.name === 'stamp' ? state.phase.question : null;
      const settled = { ...state, phase: { name: 'card' } } as const;
      if (question === null || state.window?.isOpen === true) return settled;
      return { ...settled, window: { content: { name: 'guess', question }, isOpen: true } };
    }
    case 'open':
      // The question that opens by itself may still be loading: the help key must not replace it.
      if (action.window.name === 'help' && isResuming(state)) return state;
      return { ...state, window: { content: action.window, isOpen: true } };
    case 'close': {
      const shown = state.window?.content.name;
      return action.window === undefined || action.window === shown ? closed(state) : state;
    }
  }
}

export function snapshotOf(
  { present, past }: History,
  at: Pick<Turn, 'deal' | 'edition' | 'position'>,
): Snapshot {
  return {
    ...at,
    ballot: present,
    lastId: past.at(-1)?.id ?? null,
  };
}

/** The choice that waited for the stored votes; `null` when they show another card. */
export function earlyChoiceOf({ phase }: PlayState, shownId: string): ChoiceType | null {
  return phase.name === 'early' && phase.id === shownId ? phase.choice : null;
}

/** To ask before the card in hand; none by groups, which are meant to be quick. */
export function questionOf(
  { deal, ballot, edition }: Turn,
  questions: readonly Question[],
): Question | null {
  const card = deckInPlay(edition, ballot.game)[ballot.game.currentCardIndex];
  return deal === 'express' || card === undefined ? null : nextQuestionOf(ballot, questions, card);
}

/**
 * In milliseconds. Longer without motion, and before a question: a window opened sooner would
 * interrupt the screen reader, which says the balance 400 ms after the vote.
 */
export function stampTimeOf(question: Question | null, isMotionReduced: boolean): number {
  return question !== null || isMotionReduced ? LONG_STAMP_MS : STAMP_MS;
}

function isResuming({ window }: PlayState): boolean {
  return window?.isOpen === true && window.content.name === 'resume';
}

function closed(state: PlayState): PlayState {
  return state.window?.isOpen ? { ...state, window: { ...state.window, isOpen: false } } : state;
}
