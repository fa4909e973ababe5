import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  endedYearOf,
  counted,
  moved,
  newSession,
  readSession,
  tallyIn,
  withFrozen,
  withShown,
  written,
} from './session.ts';

const ids = new Set(['sante', 'retraites']);
const start = newSession({
  edition: '2025',
  way: 'hands',
  deck: 'groups',
  members: 28,
  percent: 10,
});

describe('a session', () => {
  it('counts hands, never fewer than none', () => {
    const one = counted(start, 'sante', 'keep', 14);
    expect(tallyIn(one, 'sante').keep).toBe(14);
    expect(tallyIn(counted(one, 'sante', 'keep', -1), 'sante').keep).toBe(0);
    expect(tallyIn(one, 'retraites')).toEqual({ keep: 0, increase: 0, decrease: 0, remove: 0 });
  });

  it('counts nothing more once frozen, nor once shown', () => {
    const one = counted(start, 'sante', 'keep', 14);
    for (const held of [withFrozen(one, 'sante', true), withShown(one, 'sante', true)]) {
      expect(counted(held, 'sante', 'keep', 15)).toBe(held);
    }
    const free = withFrozen(withFrozen(one, 'sante', true), 'sante', false);
    expect(tallyIn(counted(free, 'sante', 'keep', 15), 'sante').keep).toBe(15);
  });

  it('never leaves the deck', () => {
    expect(moved(start, -1, 2).place).toBe(0);
    expect(moved(moved(moved(start, 1, 2), 1, 2), 1, 2).place).toBe(1);
  });

  it('starts with the hands, or with the sheets or budgets to take in', () => {
    expect(start.step).toBe('stage');
    expect(newSession({ ...start, way: 'paper' }).step).toBe('intake');
    expect(newSession({ ...start, way: 'budgets' }).step).toBe('intake');
  });
});

describe('a session kept', () => {
  it('is read back as it was', () => {
    const session = withShown(counted(start, 'sante', 'remove', 3), 'sante', true);
    expect(readSession(written(session), '2025', ids)).toEqual(session);
  });

  it('is read back with its sheets, without what is no choice or no question', () => {
    const papers = [{ sante: 'keep' }, {}, { retraites: 'remove' }] as const;
    const session = { ...newSession({ ...start, way: 'paper' }), papers };
    expect(readSession(written(session), '2025', ids)).toEqual(session);
    expect(tallyIn(session, 'retraites')).toMatchObject({ keep: 0, remove: 1 });
    const spoiled = { ...session, version: 1, papers: [{ sante: 'x', inconnue: 'keep' }, 7] };
    expect(readSession(JSON.stringify(spoiled), '2025', ids)?.papers).toEqual([{}]);
    const before = { ...start, version: 1, papers: undefined };
    expect(readSession(JSON.stringify(before), '2025', ids)?.papers).toEqual([]);
  });

  it('of another edition, another version or no session at all is dropped', () => {
    expect(readSession(written(start), '2026', ids)).toBeNull();
    expect(endedYearOf(written(start), '2026-1.0')).toBe(2025);
    expect(endedYearOf(null, '2026-1.0')).toBeNull();
    expect(
      readSession(written(start).replace('"version":1', '"version":2'), '2025', ids),
    ).toBeNull();
    for (const text of ['', 'null', '[]', '{}', '{"version":1,"edition":"2025"}']) {
      expect(readSession(text, '2025', ids)).toBeNull();
    }
  });

  it('goes on with the corrected amounts of its edition', () => {
    expect(readSession(written(start), '2025-3.4', ids)).toMatchObject({ edition: '2025-3.4' });
    expect(endedYearOf(written(start), '2025-3.4')).toBeNull();
  });

  it('loses what cannot be read, and only that', () => {
    const text = JSON.stringify({
      ...start,
      version: 1,
      members: -4,
      percent: 11,
      tallies: { sante: { keep: 3, remove: 'x' }, inconnue: { keep: 1 } },
      shown: ['inconnue', 'sante', 7],
      codes: ['abc', null],
    });
    expect(readSession(text, '2025', ids)).toMatchObject({
      members: null,
      percent: 10,
      tallies: { sante: { keep: 3, increase: 0, decrease: 0, remove: 0 } },
      shown: ['sante'],
      codes: ['abc'],
    });
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(() => readSession(text, '2025', ids)).not.toThrow();
      }),
    );
  });
});
