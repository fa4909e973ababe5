import { expect, it } from 'vitest';
import { REFUSAL_STATUSES } from './community-message.ts';
import {
  readRoomState,
  ROOM_REFUSAL_STATUSES,
  roomRequestSchema,
  roomStateSchema,
  stageRequestSchema,
  voteRequestSchema,
  type RoomState,
} from './room-message.ts';
import { readAs } from './schema.ts';

const secret = 'A'.repeat(22);
const vote = { token: secret, rev: 1, choices: 'A'.repeat(22) };
const stage = {
  item: 3,
  pace: 'together',
  isOpen: true,
  isFrozen: false,
  isRevealed: false,
  isOver: false,
  isShut: false,
} as const;
const state: RoomState = {
  edition: 2025,
  deck: 'groups',
  items: 16,
  ...stage,
  members: 35,
  answered: 21,
  counts: null,
  shown: [0],
};

it('accepts the messages of the screens', () => {
  const led = { teacher: secret, ...stage };
  const counted: RoomState = {
    ...state,
    counts: [
      [128, 14],
      [118, 7],
    ],
  };
  expect(readAs(voteRequestSchema, vote)).toEqual(vote);
  expect(readAs(stageRequestSchema, led)).toEqual(led);
  expect(readRoomState(state)).toEqual(state);
  expect(readRoomState(counted)).toEqual(counted);
  expect(readRoomState({ ...state, item: 16 })).toBeNull();
});

it.each([
  ['a token cut short', voteRequestSchema, { ...vote, token: secret.slice(1) }],
  ['a first revision of zero', voteRequestSchema, { ...vote, rev: 0 }],
  ['another alphabet', voteRequestSchema, { ...vote, choices: 'A+/=' }],
  ['a third pace', stageRequestSchema, { teacher: secret, ...stage, pace: 'fast' }],
  ['a room of any size', roomRequestSchema, { edition: 2025, deck: 'cards', items: 76, size: 500 }],
  ['a byte that means nothing', roomStateSchema, { ...state, counts: [[26, 1]] }],
])('refuses %s', (_what, schema, value) => {
  expect(readAs<unknown>(schema, value)).toBeNull();
});

it('has refusals with other names than those of ballots', () => {
  expect(Object.keys(ROOM_REFUSAL_STATUSES).filter((name) => name in REFUSAL_STATUSES)).toEqual([]);
});
