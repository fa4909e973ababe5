import { describe, expect, it } from 'vitest';
import { aCard, aGroup, anEdition, played } from '../testing.ts';
import type { BallotAction } from './ballot.ts';
import { currentSpotOf, spotAfter } from './deal.ts';
import type { Deal } from './game.ts';
import { historyOf, perform } from './history.ts';
import {
  earlyChoiceOf,
  momentOf,
  NEW_PLAY,
  playReducer,
  questionOf,
  stampTimeOf,
  type Moment,
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

function moment(deal: Deal, actions: readonly BallotAction[] = []): Moment {
  const place = { deal, edition, spot: null };
  return momentOf(historyOf(played(edition, actions)), place);
}

/** Three cards were answered: a question may come. */
function begun(deal: Deal, actions: readonly BallotAction[] = []): Moment {
  const { ballot, ...rest } = moment(deal, actions);
  const unsure = ['C7', 'C8', 'C9'];
  return { ...rest, ballot: { ...ballot, game: { ...ballot.game, unsure } } };
}

const after = (...actions: readonly PlayAction[]): PlayState =>
  actions.reduce(playReducer, NEW_PLAY);
const answer = (more: Partial<Extract<PlayAction, { type: 'answer' }>> = {}): PlayAction => ({
  type: 'answer',
  before: moment('cards'),
  said: 'C1 : maintenu.',
  next: { spot: null, question: null },
  ...more,
});

describe('an answer', () => {
  it('[G21] leaves the card stamped, and says it, until the stamp is read', () => {
    const stamped = after(answer());
    expect(stamped).toMatchObject({
      table: { name: 'stamp', before: { lastId: null } },
      hasMoved: true,
      said: 'C1 : maintenu.',
    });
    expect(playReducer(stamped, { type: 'settle' }).table).toEqual({ name: 'card' });
  });

  it('[G21] to the last card is said, and the card stays', () => {
    const last = after(answer({ next: null }));
    expect(last).toMatchObject({ table: { name: 'card' }, hasMoved: false, spot: null });
    expect(last.said).toBe('C1 : maintenu.');
  });

  it('[G33] to the last group stays on it', () => {
    const untouched = moment('express', [keep('a')]);
    const before = { ...untouched, spot: currentSpotOf(untouched) };
    const { spot } = after(answer({ before, next: null }));
    expect(spot).toEqual({ place: 1, refined: null });
    const over = moment('express', [keep('a'), keep('b')]);
    expect(currentSpotOf(over)).toEqual({ place: 0, refined: null });
    expect(spotAfter({ type: 'go-on' }, { ...over, spot })).toBeNull();
  });

  it('closes the window it was given in', () => {
    const content = { name: 'remove', id: 'C1' } as const;
    const asked = after({ type: 'open', window: content });
    expect(asked.window).toEqual({ content, isOpen: true });
    expect(playReducer(asked, answer()).window).toEqual({ content, isOpen: false });
  });
});

describe('a question', () => {
  const stamped = after(answer({ next: { spot: null, question } }));

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
    const moved = playReducer(stamped, { type: 'move', spot: null });
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
    const spot = { place: 1, refined: 0 };
    const moved = after(
      answer(),
      { type: 'open', window: { name: 'plan' } },
      { type: 'move', spot },
    );
    expect(moved).toMatchObject({ spot, table: { name: 'card' }, hasMoved: true });
    expect(moved.window?.isOpen).toBe(false);
    expect(moved.said).toBe(after(answer()).said);
    const undone = after(answer(), { type: 'move', spot, said: 'Dernier choix annulé.' });
    expect(undone.said).toBe('Dernier choix annulé.');
  });
});

describe('a window', () => {
  it('is closed once, and leaves the table as it is', () => {
    expect(after({ type: 'close' })).toBe(NEW_PLAY);
    const reopened = after(
      { type: 'open', window: { name: 'resume' } },
      { type: 'open', window: { name: 'restart' } },
      { type: 'close', window: 'resume' },
    );
    expect(reopened.window).toEqual({ content: { name: 'restart' }, isOpen: true });
    const opened = after(answer(), { type: 'open', window: { name: 'help' } }, { type: 'close' });
    expect(opened.window).toEqual({ content: { name: 'help' }, isOpen: false });
    expect(opened.table.name).toBe('stamp');
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

it('[G17] a moment knows what the last step answered', () => {
  const cast = perform(historyOf(played(edition, [])), edition, keep('C2'));
  if (!cast.ok) throw new Error(cast.reason);
  const place = { deal: 'cards', edition, spot: null } as const;
  expect(momentOf(cast.value.history, place).lastId).toBe('C2');
  expect(moment('cards').lastId).toBeNull();
});
