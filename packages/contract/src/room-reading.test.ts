import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { roomStateSchema, roomTotalsSchema, type RoomState } from './room-message.ts';
import {
  readOpenedRoom,
  readRevision,
  readRoomRefusal,
  readRoomState,
  readRoomTotals,
  readSeat,
} from './room-reading.ts';

const state: RoomState = {
  edition: 2025,
  deck: 'groups',
  items: 16,
  item: 15,
  pace: 'own',
  isOpen: true,
  isFrozen: true,
  isRevealed: true,
  isOver: false,
  isShut: false,
  members: 35,
  answered: 30,
  counts: [
    [27, 1],
    [128, 29],
  ],
  shown: [0, 15],
};
/** Values that a faulty server, or one of another version, could send. */
const intruders = [
  undefined,
  null,
  '',
  'x',
  -1,
  1.5,
  true,
  [],
  {},
  [[26, 1]],
  [[128]],
  [['128', 1]],
];

describe('the state of a room', () => {
  it('is read as it was written', () => {
    expect(readRoomState(JSON.parse(JSON.stringify(state)))).toEqual(state);
    expect(readRoomState({ ...state, counts: null })).toEqual({ ...state, counts: null });
  });

  it('is refused when its schema refuses it', () => {
    for (const key of Object.keys(state)) {
      for (const intruder of intruders) {
        const changed = { ...state, [key]: intruder };
        const isRight = Value.Check(roomStateSchema, changed);
        expect(isRight || readRoomState(changed) === null).toBe(true);
      }
    }
    expect(readRoomState({ ...state, item: 16 })).toBeNull();
    expect(readRoomState(intruders)).toBeNull();
  });
});

it('reads totals, and refuses partial ones', () => {
  const totals = { members: 6, items: [[[128, 6]], [], [[27, 5]]] };
  expect(Value.Check(roomTotalsSchema, totals)).toBe(true);
  expect(readRoomTotals(totals)).toEqual(totals);
  expect(readRoomTotals({ ...totals, items: [[[128, 6]], [[1, 6]]] })).toBeNull();
  expect(readRoomTotals({ ...totals, members: '6' })).toBeNull();
  expect(readRoomTotals(null)).toBeNull();
});

it('reads short answers', () => {
  expect(readOpenedRoom({ code: 'KMPTRX', teacher: 'A' })).toEqual({
    code: 'KMPTRX',
    teacher: 'A',
  });
  expect(readOpenedRoom({ code: 'KMPTRX' })).toBeNull();
  expect(readSeat({ pupil: 7 })).toBe(7);
  expect(readSeat({ pupil: '7' })).toBeNull();
  expect(readRevision({ rev: 3 })).toBe(3);
  expect(readRevision([])).toBeNull();
  expect(readRoomRefusal({ refusal: 'frozen' })).toBe('frozen');
  expect(readRoomRefusal({ refusal: 'unavailable' })).toBeNull();
  expect(readRoomRefusal('<html>')).toBeNull();
});
