import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { millions } from '@nosmilliards/domain/money/money';
import { anEdition, BASELINE_2025, played, someCards } from '@nosmilliards/domain/testing';
import { ballotEngine } from '#layout/ballot-engine.ts';
import { ballotEngineOf } from './engine.ts';
import { forgetFormerBallot, formerBallot, loadBallot, saveBallot } from './stored-ballot.ts';

const { edition: real } = ballotEngine;
const aVote = { cardId: 'ET01', type: 'decrease', value: 10, timestamp: 5 };
const aGame = { version: 1, currentCardIndex: 3, endTime: null, votes: [aVote] };
const aLedgerVote = { type: 'decrease', value: 10, originalAmount: 1, timestamp: 5 };

/**
 * Values that a crash, an extension, an older or newer release may store; `kept` is what is read.
 */
const samples: { what: string; ledger?: string; game?: string; kept: string[]; card?: number }[] = [
  { what: 'an empty text', ledger: '', game: '', kept: [] },
  { what: 'a cut text', ledger: '{"votes":{"ET0', game: '{"version":1,"vo', kept: [] },
  { what: 'null', ledger: 'null', game: 'null', kept: [] },
  { what: 'a list', ledger: '[1]', game: '[]', kept: [] },
  { what: 'a number', ledger: '12', game: '1e999', kept: [] },
  { what: 'votes as a list', ledger: '{"votes":[]}', kept: [] },
  {
    what: 'a prototype',
    ledger: '{"votes":{"__proto__":{"type":"remove","timestamp":1}}}',
    kept: [],
  },
  { what: 'a constructor', ledger: '{"votes":{"constructor":7,"toString":null}}', kept: [] },
  { what: 'an unknown line', ledger: ledgerOf({ nulle_part: aLedgerVote }), kept: [] },
  {
    what: 'one good vote among bad ones',
    ledger: ledgerOf({
      ET01: aLedgerVote,
      ET02: { ...aLedgerVote, value: 1e308 },
      ET03: { ...aLedgerVote, value: -5 },
      ET04: { ...aLedgerVote, type: 'explode' },
      ET05: { ...aLedgerVote, timestamp: 'hier' },
    }),
    kept: ['ET01', 'ET02', 'ET05'],
  },
  {
    what: 'a cut beyond the limit',
    ledger: ledgerOf({ ET01: { ...aLedgerVote, value: 99 } }),
    kept: ['ET01'],
  },
  {
    what: 'a future version',
    game: gameOf({ version: 3 }),
    ledger: ledgerOf({ ET02: aLedgerVote }),
    kept: ['ET02'],
  },
  { what: 'no version', game: gameOf({ version: undefined }), kept: [] },
  {
    what: 'an index out of the deck',
    game: gameOf({ currentCardIndex: 9999 }),
    kept: ['ET01'],
    card: 63,
  },
  { what: 'a negative index', game: gameOf({ currentCardIndex: -4 }), kept: ['ET01'], card: 0 },
  {
    what: 'an index in words',
    game: gameOf({ currentCardIndex: 'trois' }),
    kept: ['ET01'],
    card: 0,
  },
  {
    what: 'a broken clock',
    game: gameOf({ timeSpent: 'NaN', lastActTime: [], endTime: {} }),
    kept: ['ET01'],
    card: 3,
  },
  { what: 'votes in another shape', game: gameOf({ votes: { ET01: aVote } }), kept: [], card: 3 },
  {
    what: 'one good game vote among bad ones',
    game: gameOf({
      votes: [
        null,
        7,
        'ET02',
        { cardId: 'XX99', type: 'keep', value: 0, timestamp: 1 },
        { ...aVote, cardId: 'NF01', type: 'increase' },
        aVote,
      ],
    }),
    kept: ['ET01', 'NF01'],
    card: 3,
  },
  {
    what: 'two stores that disagree',
    ledger: ledgerOf({
      ET01: { ...aLedgerVote, timestamp: 9 },
      defense_armees: { ...aLedgerVote, timestamp: 7 },
    }),
    game: gameOf({ votes: [aVote, { cardId: 'ET02', type: 'keep', value: 0, timestamp: 8 }] }),
    kept: ['ET01', 'ET02'],
    card: 3,
  },
  {
    what: 'answers, priorities and questions of another shape',
    game: gameOf({
      version: 2,
      currentCardIndex: 70,
      withRevenue: 1,
      unsure: { ET02: true },
      unsureAgain: 'ET02',
      priorities: [null, '__proto__', 'nulle-part'],
      isGuessing: 'non',
      guessed: [[], {}],
      guessRest: -1,
    }),
    kept: ['ET01'],
    card: 63,
  },
  {
    what: 'a completed game without a vote',
    game: gameOf({ endTime: 5, votes: [] }),
    kept: [],
    card: 3,
  },
];

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('[G18] a budget made with the amounts of another edition', () => {
  const before = anEdition();
  const doubled = someCards().map((card) => ({ ...card, amount: millions(2 * card.amount) }));
  const today = anEdition(doubled, { ...BASELINE_2025, year: 2026 });
  const made = played(before, [
    { type: 'cast', id: 'ET01', choice: { type: 'decrease', percent: 10 }, at: 1 },
    { type: 'cast', id: 'ET02', choice: { type: 'keep' }, at: 2 },
  ]);

  it('keeps its choices, counts them with the amounts of today, and says so once', () => {
    saveBallot(made, before);
    const restored = loadBallot(today);
    expect(restored.from).toBe(2025);
    expect([...restored.ballot.ledger.keys()]).toEqual(['ET01', 'ET02']);
    expect(restored.ballot.ledger.get('ET01')?.amount).toBe(60_000);
    expect(loadBallot(today).from).toBeNull();
  });

  it('can be seen again as it was, until it is no longer wanted', () => {
    saveBallot(made, before);
    loadBallot(today);
    expect(formerBallot()?.year).toBe(2025);
    expect(formerBallot()?.read(before)).toEqual(made);
    forgetFormerBallot();
    expect(formerBallot()).toBeNull();
  });

  it.each(['', 'null', '{"ledger":7}', '{"ledger":"{}","game":null}'])(
    'is not read from %j',
    (text) => {
      localStorage.setItem('nosMilliardsFormerBallot', text);
      expect(formerBallot()).toBeNull();
    },
  );
});

describe('a stored state', () => {
  it.each(samples)('that is $what never crashes and keeps what is readable', (sample) => {
    if (sample.ledger !== undefined) localStorage.setItem('simpleBudgetState', sample.ledger);
    if (sample.game !== undefined) localStorage.setItem('nosMilliardsGame', sample.game);
    const { ballot } = loadBallot(real);
    expect([...ballot.ledger.keys()].toSorted()).toEqual(sample.kept);
    expect(ballot.game.currentCardIndex).toBe(sample.card ?? 0);
    expect(ballot.game.endTime).toBeNull();

    // What was read can be stored and read again unchanged.
    saveBallot(ballot, real);
    expect([...loadBallot(real).ballot.ledger.keys()].toSorted()).toEqual(sample.kept);
  });
});

it('[L13] a vote brought back to the limits is told once, from whichever store', () => {
  const cut = { ...aLedgerVote, value: 99 };
  const raise = { ...aLedgerVote, type: 'increase' };
  localStorage.setItem('simpleBudgetState', ledgerOf({ ET01: cut, niches_fiscales: raise }));
  localStorage.setItem('nosMilliardsGame', gameOf({ votes: [{ ...aVote, value: 99 }] }));
  expect(loadBallot(real).mended).toEqual([
    expect.objectContaining({ id: 'ET01', choice: { type: 'decrease', percent: 30 } }),
    { id: 'niches_fiscales', choice: { type: 'keep' } },
  ]);
  expect(loadBallot(real).mended).toEqual([]);
});

describe('a game of a later version', () => {
  it('is put aside, not deleted, and comes back with the version that reads it', () => {
    const later = gameOf({ version: 3 });
    localStorage.setItem('nosMilliardsGame', later);
    loadBallot(real);
    expect(localStorage.getItem('nosMilliardsLaterGame')).toBe(later);
    expect(localStorage.getItem('nosMilliardsGame')).toBeNull();

    localStorage.setItem('nosMilliardsLaterGame', gameOf({}));
    expect([...loadBallot(real).ballot.ledger.keys()]).toEqual(['ET01']);
    expect(localStorage.getItem('nosMilliardsLaterGame')).toBeNull();
  });

  it('does not come over a game begun since', () => {
    localStorage.setItem('nosMilliardsLaterGame', gameOf({ currentCardIndex: 9 }));
    localStorage.setItem('nosMilliardsGame', gameOf({ currentCardIndex: 3 }));
    expect(loadBallot(real).ballot.game.currentCardIndex).toBe(3);
  });
});

it('[G18] what is answered without a vote is kept too: « Je ne sais pas », priorities, revenue', () => {
  const here = ballotEngineOf(real);
  here.perform({ type: 'prioritise', ids: ['sante'] });
  here.perform({ type: 'set-revenue', on: true });
  here.perform({ type: 'unsure', id: 'retraites', at: 3 });
  const { ledger, game } = loadBallot(real).ballot;
  expect(ledger.size).toBe(0);
  expect(game).toEqual(here.latest().present.game);
  expect(game).toMatchObject({
    priorities: ['sante'],
    withRevenue: true,
    unsure: ['SS01', 'SS03', 'SS04', 'SS06'],
  });
});

it('a device that keeps nothing is told once, and the votes go on', () => {
  const engine = ballotEngineOf(real);
  const listener = vi.fn<() => void>();
  engine.onUnsaved(listener);
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    removeItem: () => {},
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  engine.perform(keep('ET01', 1));
  engine.perform(keep('ET02', 2));
  expect(listener).toHaveBeenCalledOnce();
  expect([...engine.latest().present.ledger.keys()]).toEqual(['ET01', 'ET02']);
});

describe('two tabs', () => {
  it('adopt the votes of one another, and say so once', () => {
    const here = ballotEngineOf(real);
    const there = ballotEngineOf(real);
    const listener = vi.fn<() => void>();
    here.onAdopted(listener);

    there.perform(keep('ET01', 1));
    window.dispatchEvent(new Event('storage'));
    there.perform(keep('ET02', 2));
    window.dispatchEvent(new Event('storage'));
    expect([...here.latest().present.ledger.keys()]).toEqual(['ET01', 'ET02']);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('never overwrite what the other wrote, even when no event was heard', () => {
    const here = ballotEngineOf(real);
    const there = ballotEngineOf(real);
    there.perform(keep('ET01', 1));
    here.perform(keep('ET02', 2));
    expect([...loadBallot(real).ballot.ledger.keys()]).toEqual(['ET01', 'ET02']);
    here.undo();
    expect([...loadBallot(real).ballot.ledger.keys()]).toEqual(['ET01']);
  });

  it('keep the votes in memory when the store turns unreadable', () => {
    const here = ballotEngineOf(real);
    here.perform(keep('ET01', 1));
    localStorage.setItem('nosMilliardsGame', '{cut');
    window.dispatchEvent(new Event('storage'));
    here.perform(keep('ET02', 2));
    expect([...loadBallot(real).ballot.ledger.keys()]).toEqual(['ET01', 'ET02']);
  });

  it('keep the votes in memory when the browser refuses to write', () => {
    const here = ballotEngineOf(real);
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    here.perform(keep('ET01', 1));
    here.perform(keep('ET02', 2));
    expect([...here.latest().present.ledger.keys()]).toEqual(['ET01', 'ET02']);
  });
});

function ledgerOf(votes: Record<string, unknown>): string {
  return JSON.stringify({ votes, totalDeficitChange: 0 });
}

function gameOf(parts: Record<string, unknown>): string {
  return JSON.stringify({ ...aGame, ...parts });
}

function keep(id: string, at: number) {
  return { type: 'cast', id, choice: { type: 'keep' }, at } as const;
}
