import { describe, expect, it } from 'vitest';
import { aCard, aGroup, anEdition, played } from '../testing.ts';
import type { BallotAction } from './ballot.ts';
import { positionOf, positionAfter } from './turn.ts';
import type { Deal } from './game.ts';
import { historyOf, perform } from './history.ts';
import {
  earlyChoiceOf,
  snapshotOf,
  NEW_PLAY,
  playReducer,
  questionOf,
  stampTimeOf,
  type Snapshot,
  type PlayAction,
  type PlayState,
} from './play.ts';

const groups = [aGroup({ id: 'a', cardIds: ['C1', 'C2'] }), aGroup({ id: 'b', cardIds: ['C3'] })];
const edition = anEdition(
  ['C1', 'C2', 'C3'].map((id) => aCard({ id })),
  undefined,
  groups,
);
const question = {
  id: 'Q1',
  question: 'Combien ?',
  cardId: 'C1',
  answer: 5,
  min: 0,
  max: 10,
  step: 1,
  note: '',
  nature: 'officiel',
} as const;
const guess = { name: 'guess', question } as const;
const keep = (id: string): BallotAction => ({ type: 'cast', id, choice: { type: 'keep' }, at: 1 });

function snapshot(deal: Deal, actions: readonly BallotAction[] = []): Snapshot {
  const place = { deal, edition, position: null };
  return snapshotOf(historyOf(played(edition, actions)), place);
}

/** Three cards were answered: a question may come. */
function begun(deal: Deal, actions: readonly BallotAction[] = []): Snapshot {
  const { ballot, ...rest } = snapshot(deal, actions);
  const unsure = ['C7', 'C8', 'C9'];
  return { ...rest, ballot: { ...ballot, game: { ...ballot.game, unsure } } };
}

const after = (...actions: readonly PlayAction[]): PlayState =>
  actions.reduce(playReducer, NEW_PLAY);
const answer = (more: Partial<Extract<PlayAction, { type: 'answer' }>> = {}): PlayAction => ({
  type: 'answer',
  before: snapshot('cards'),
  announcement: 'C1 : maintenu.',
  won: '',
  next: { position: null, question: null },
  ...more,
});

describe('an answer', () => {
  it('[G21] leaves the card stamped, and says it, until the stamp is read', () => {
    const stamped = after(answer());
    expect(stamped).toMatchObject({
      phase: { name: 'stamp', before: { lastId: null } },
      hasMoved: true,
      announcement: 'C1 : maintenu.',
    });
    expect(playReducer(stamped, { type: 'settle' }).phase).toEqual({ name: 'card' });
  });

  it('[G21] to the last card is said, and the card stays', () => {
    const last = after(answer({ next: null }));
    expect(last).toMatchObject({ phase: { name: 'card' }, hasMoved: false, position: null });
    expect(last.announcement).toBe('C1 : maintenu.');
  });

  it('[G8] once all is answered, the choices come back when asked for, until the next answer', () => {
    const asked = after(answer({ next: null }), { type: 'change' });
    expect(asked.isChanging).toBe(true);
    expect(playReducer(asked, answer({ next: null })).isChanging).toBe(false);
    expect(playReducer(asked, { type: 'move', position: null }).isChanging).toBe(false);
  });

  it('[G33] to the last group stays on it', () => {
    const untouched = snapshot('express', [keep('a')]);
    const before = { ...untouched, position: positionOf(untouched) };
    const { position } = after(answer({ before, next: null }));
    expect(position).toEqual({ group: 1, card: null });
    const over = snapshot('express', [keep('a'), keep('b')]);
    expect(positionOf(over)).toEqual({ group: 0, card: null });
    expect(positionAfter({ type: 'go-on' }, { ...over, position })).toBeNull();
  });

  it('closes the window it was given in', () => {
    const content = { name: 'remove', id: 'C1' } as const;
    const asked = after({ type: 'open', window: content });
    expect(asked.window).toEqual({ content, isOpen: true });
    expect(playReducer(asked, answer()).window).toEqual({ content, isOpen: false });
  });
});

describe('a question', () => {
  const stamped = after(answer({ next: { position: null, question } }));

  it('[G29] opens once the stamp is read', () => {
    expect(stamped.window).toBeNull();
    expect(playReducer(stamped, { type: 'settle' }).window).toEqual({
      content: guess,
      isOpen: true,
    });
  });

  it('[G29] never replaces a window opened meanwhile, nor follows a move', () => {
    const plan = playReducer(stamped, { type: 'open', window: { name: 'plan' } });
    expect(playReducer(plan, { type: 'settle' }).window).toEqual(plan.window);
    const moved = playReducer(stamped, { type: 'move', position: null });
    expect(playReducer(moved, { type: 'settle' }).window).toBeNull();
  });

  it('[G29] is asked card by card only, before the card in hand', () => {
    expect(questionOf(begun('cards'), [question])).toBe(question);
    expect(questionOf(begun('express'), [question])).toBeNull();
    expect(questionOf(begun('cards', [keep('C1')]), [question])).toBeNull();
  });

  it('[G29] leaves the time to say the balance', () => {
    expect(stampTimeOf(question, false)).toBe(stampTimeOf(null, true));
    expect(stampTimeOf(null, false)).toBeLessThan(stampTimeOf(question, false));
  });
});

describe('a move', () => {
  it('ends the stamp, closes the window, and tells that the player has moved', () => {
    const position = { group: 1, card: 0 };
    const moved = after(
      answer(),
      { type: 'open', window: { name: 'plan' } },
      { type: 'move', position },
    );
    expect(moved).toMatchObject({ position, phase: { name: 'card' }, hasMoved: true });
    expect(moved.window?.isOpen).toBe(false);
    expect(moved.announcement).toBe(after(answer()).announcement);
    const undone = after(answer(), {
      type: 'move',
      position,
      announcement: 'Dernier choix annulé.',
    });
    expect(undone.announcement).toBe('Dernier choix annulé.');
  });
});

describe('a window', () => {
  it('is closed once, and leaves the phase as it is', () => {
    expect(after({ type: 'close' })).toBe(NEW_PLAY);
    const reopened = after(
      { type: 'open', window: { name: 'resume' } },
      { type: 'open', window: { name: 'restart' } },
      { type: 'close', window: 'resume' },
    );
    expect(reopened.window).toEqual({ content: { name: 'restart' }, isOpen: true });
    const opened = after(answer(), { type: 'open', window: { name: 'help' } }, { type: 'close' });
    expect(opened.window).toEqual({ content: { name: 'help' }, isOpen: false });
    expect(opened.phase.name).toBe('stamp');
  });

  it('is not replaced by the help when it asks whether to resume', () => {
    const resumed = after({ type: 'open', window: { name: 'resume' } });
    expect(playReducer(resumed, { type: 'open', window: { name: 'help' } })).toBe(resumed);
  });
});

describe('a choice made before the stored votes are read', () => {
  const early = after({ type: 'choose-early', id: 'C1', choice: 'keep' });

  it('[G34] counts for its own card only', () => {
    expect(earlyChoiceOf(early, 'C1')).toBe('keep');
    expect(earlyChoiceOf(early, 'C2')).toBeNull();
  });

  it('[G34] is taken up once', () => {
    expect(earlyChoiceOf(playReducer(early, { type: 'settle' }), 'C1')).toBeNull();
  });
});

it('[G17] a snapshot knows what the last step answered', () => {
  const cast = perform(historyOf(played(edition, [])), edition, keep('C2'));
  if (!cast.ok) throw new Error(cast.reason);
  const place = { deal: 'cards', edition, position: null } as const;
  expect(snapshotOf(cast.value.history, place).lastId).toBe('C2');
  expect(snapshot('cards').lastId).toBeNull();
});
