import { expect, it } from 'vitest';
import { REFUSAL_STATUSES } from './community-message.ts';
import {
  readRoomState,
  ROOM_REFUSAL_STATUSES,
  roomRequestSchema,
  roomStateSchema,
  stageRequestSchema,
  voteRequestSchema,
} from './room-message.ts';
import { readAs } from './schema.ts';
import { aRoomState, PLAYING } from './room.testing.ts';

const secret = 'A'.repeat(22);
const vote = { token: secret, rev: 1, choices: 'A'.repeat(22) };
const stage = { teacher: secret, ...PLAYING };
const state = aRoomState();

it('accepts the messages of the screens', () => {
  const counted = aRoomState({
    counts: [
      [128, 14],
      [118, 7],
    ],
  });
  expect(readAs(voteRequestSchema, vote)).toEqual(vote);
  expect(readAs(stageRequestSchema, stage)).toEqual(stage);
  expect(readRoomState(state)).toEqual(state);
  expect(readRoomState(counted)).toEqual(counted);
  expect(readRoomState({ ...state, item: 16 })).toBeNull();
});

it.each([
  ['a token cut short', voteRequestSchema, { ...vote, token: secret.slice(1) }],
  ['a first revision of zero', voteRequestSchema, { ...vote, rev: 0 }],
  ['another alphabet', voteRequestSchema, { ...vote, choices: 'A+/=' }],
  ['a third pace', stageRequestSchema, { ...stage, pace: 'fast' }],
  ['a room of any size', roomRequestSchema, { edition: 2025, deck: 'cards', items: 76, size: 500 }],
  ['a byte that means nothing', roomStateSchema, { ...state, counts: [[26, 1]] }],
])('refuses %s', (_what, schema, value) => {
  expect(readAs<unknown>(schema, value)).toBeNull();
});

it('has refusals with other names than those of ballots', () => {
  expect(Object.keys(ROOM_REFUSAL_STATUSES).filter((name) => name in REFUSAL_STATUSES)).toEqual([]);
});
