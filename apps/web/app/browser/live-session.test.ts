import { beforeEach, expect, it } from 'vitest';
import { readLedRoom, writeLedRoom, type LedRoom } from './live-session.ts';

const KEY = 'nosMilliardsRoom';
const room: LedRoom = {
  code: 'KMPTRX',
  teacher: 'A'.repeat(22),
  deck: 'groups',
  shown: { '0': [[128, 6]], '3': [] },
  totals: { members: 6, items: [[[128, 6]], []] },
  isDeleted: true,
};

beforeEach(() => sessionStorage.clear());

it('is found again after a reload, until it is forgotten', () => {
  expect(readLedRoom()).toBeNull();
  writeLedRoom(room);
  expect(readLedRoom()).toEqual(room);
  writeLedRoom(null);
  expect(readLedRoom()).toBeNull();
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

it.each([
  ['not JSON', '{'],
  ['no code', JSON.stringify({ ...room, code: 7 })],
  ['another deck', JSON.stringify({ ...room, deck: 'all' })],
])('is none when it holds %s', (_what, text) => {
  sessionStorage.setItem(KEY, text);
  expect(readLedRoom()).toBeNull();
});

it('loses counts that cannot be read, and nothing else', () => {
  const shown = { '0': [[128, 6]], '1': [[1, 1]], '2': 'x' };
  sessionStorage.setItem(KEY, JSON.stringify({ ...room, shown, totals: 'x' }));
  expect(readLedRoom()).toEqual({ ...room, shown: { '0': [[128, 6]] }, totals: null });
});
