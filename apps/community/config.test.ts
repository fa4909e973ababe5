import { expect, it } from 'vitest';
import { configOf } from './config.ts';

it('listens on 127.0.0.1 and counts the last edition by default', () => {
  expect(configOf({})).toMatchObject({
    host: '127.0.0.1',
    edition: null,
    publicationFolder: null,
    serves: ['ballots', 'rooms'],
    trustedProxy: '127.0.0.1',
    log: true,
  });
});

it('reads the environment, and refuses what is not a whole number', () => {
  expect(configOf({ PORT: '0', EDITION: '2026', LOG: 'off', BALLOTS_AT_ONCE: '5' })).toMatchObject({
    port: 0,
    edition: 2026,
    burst: 5,
    log: false,
  });
  expect(configOf({ SERVES: 'rooms' }).serves).toEqual(['rooms']);
  expect(() => configOf({ SERVES: 'room' })).toThrow('SERVES is neither');
  expect(() => configOf({ PORT: '80a' })).toThrow('PORT is not a whole number');
  expect(() => configOf({ BALLOTS_PER_MINUTE: '' })).toThrow('BALLOTS_PER_MINUTE');
});
