import { describe, expect, it } from 'vitest';
import { millions } from '../money/money.ts';
import { showingOf, stagesOf, stageWord } from './next-law.ts';

const AMOUNTS = {
  proposed: millions(130),
  nextVoted: millions(110),
  voted: millions(100),
  spent: millions(90),
};

describe('stages of a line', () => {
  it('[D16] come in one order, and only the next vote is compared', () => {
    expect(stagesOf(2025, AMOUNTS, 'change')).toEqual([
      { name: 'voted', year: 2025, amount: 100, change: null },
      { name: 'spent', year: 2025, amount: 90, change: null },
      { name: 'nextVoted', year: 2026, amount: 110, change: expect.closeTo(10) },
      { name: 'proposed', year: 2027, amount: 130, change: null },
    ]);
  });

  it('[D16] give an amount without change where the perimeter was not read', () => {
    expect(stagesOf(2025, AMOUNTS, 'amount').map(({ change }) => change)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('[D16] leave the amounts of the year out beside a whole programme', () => {
    expect(stagesOf(2025, AMOUNTS, 'whole').map(({ name }) => name)).toEqual([
      'nextVoted',
      'proposed',
    ]);
  });

  it('[D16] hide a vote that may not be shown, and then the year that stands alone', () => {
    expect(stagesOf(2025, AMOUNTS, 'none').map(({ name }) => name)).toEqual([
      'voted',
      'spent',
      'proposed',
    ]);
    const { proposed: _proposed, ...voted } = AMOUNTS;
    expect(stagesOf(2025, voted, 'none')).toEqual([]);
  });

  it('[D16] have no change from nothing', () => {
    const nextVoted = millions(5);
    expect(stagesOf(2025, { nextVoted }, 'change')).toMatchObject([{ change: null }]);
    expect(stagesOf(2025, { voted: millions(0), nextVoted }, 'change').at(-1)?.change).toBeNull();
  });
});

it('[D16] names a stage by its year', () => {
  const stages = stagesOf(2025, AMOUNTS, 'change');
  expect(stages.map((stage) => stageWord(stage))).toEqual([
    'Voté 2025',
    'Dépensé 2025',
    'Voté 2026',
    'Proposé 2027',
  ]);
  expect(stages.map((stage) => stageWord(stage, { isTarget: true }))).toEqual([
    'Objectif voté 2025',
    'Dépensé 2025',
    'Objectif voté 2026',
    'Proposé 2027',
  ]);
});

describe('how a programme is shown', () => {
  const plain = {
    voted: millions(100),
    nextVoted: millions(125),
    isOneLine: true,
    isNet: false,
  };

  it('[D16] compares up to a quarter more or less', () => {
    expect(showingOf(plain)).toBe('change');
    expect(showingOf({ ...plain, nextVoted: millions(75) })).toBe('change');
    expect(showingOf({ ...plain, nextVoted: millions(125.1) })).toBe('amount');
    expect(showingOf({ ...plain, nextVoted: millions(74.9) })).toBe('amount');
    expect(showingOf({ ...plain, voted: millions(0) })).toBe('amount');
  });

  it('[D16] names a whole programme where its line is net', () => {
    expect(showingOf({ ...plain, isNet: true })).toBe('whole');
  });

  it('[D16] shows nothing of a programme closed, created or shared', () => {
    expect(showingOf({ ...plain, voted: undefined })).toBe('none');
    expect(showingOf({ ...plain, nextVoted: undefined })).toBe('none');
    expect(showingOf({ ...plain, isOneLine: false })).toBe('none');
  });
});
