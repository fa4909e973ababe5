import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { STORAGE_KEYS } from '@nosmilliards/domain/storage-key';
import { TOTALS_KEY } from '@nosmilliards/domain/totals-key';
import { eraseDevice } from './erase.ts';
import { setLens } from './lens.ts';
import { writeLedRoom, type LedRoom } from './live-session.ts';
import { useShortcutSwitch } from './shortcuts.ts';
import { adding, keyed, outboxText, parseOutbox, sent } from './totals-outbox.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => vi.unstubAllGlobals());

it('leaves nothing behind, known to this version or not', async () => {
  setLens('per-adult');
  for (const key of [...Object.values(STORAGE_KEYS), 'a-key-of-an-older-version']) {
    localStorage.setItem(key, 'x');
    sessionStorage.setItem(key, 'x');
  }
  document.documentElement.dataset['voted'] = '';
  await eraseDevice();
  expect(localStorage.length).toBe(0);
  expect(sessionStorage.length).toBe(0);
  expect(document.documentElement.dataset['voted']).toBeUndefined();
});

it('shortcuts turned off stay off at the next visit, until they are erased, here and in another tab', async () => {
  const { result: first } = renderHook(useShortcutSwitch);
  act(() => first.current[1](false));
  vi.resetModules();
  const { useShortcutSwitch: useLater } = await import('./shortcuts.ts');
  const { result: later } = renderHook(useLater);
  expect([first.current[0], later.current[0]]).toEqual([false, false]);
  await act(eraseDevice);
  expect([first.current[0], later.current[0]]).toEqual([true, true]);
});

const ballot = { slot: 1, r: 'r'.repeat(22), codes: 'AAAA' };
/** A ballot that may have counted. */
const inTotals = outboxText(sent(keyed(adding(null, 2025, 'AAAA'), ballot)));

/** Records the bodies sent; every request gets `answer`. */
function service(answer: () => Promise<Response>) {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', (_address: string, { body = '' }: { body?: string }) => {
    bodies.push(JSON.parse(body));
    return answer();
  });
  return bodies;
}

it('withdraws from the common totals what may be there, then forgets it', async () => {
  const bodies = service(async () => Response.json({ status: 'withdrawn' }));
  localStorage.setItem(TOTALS_KEY, inTotals);
  localStorage.setItem(STORAGE_KEYS.ledger, 'x');
  const { withdrawal } = await eraseDevice();
  expect(await withdrawal).toBe('withdrawn');
  const { slot, r, codes } = ballot;
  expect(bodies).toMatchObject([{ remove: { slot, r, codes } }]);
  expect(localStorage.length).toBe(0);
});

it('keeps what withdraws it, and that alone, while the service does not answer', async () => {
  service(() => Promise.reject(new TypeError('offline')));
  localStorage.setItem(TOTALS_KEY, inTotals);
  localStorage.setItem(STORAGE_KEYS.ledger, 'x');
  const { withdrawal } = await eraseDevice();
  expect(await withdrawal).toBe('lost');
  expect(Object.keys(localStorage)).toEqual([TOTALS_KEY]);
  const kept = parseOutbox(localStorage.getItem(TOTALS_KEY) ?? '');
  expect(kept).toMatchObject({ adding: null, counted: null, removing: [ballot] });
});

const led: LedRoom = {
  code: 'KLMNPQ',
  teacher: 't'.repeat(22),
  shown: {},
  totals: null,
  deck: 'groups',
  isDeleted: false,
};

it('deletes the live room led from this tab, and forgets it', async () => {
  const bodies = service(async () => new Response(null, { status: 204 }));
  writeLedRoom(led);
  const { deletion } = await eraseDevice();
  expect(await deletion).toBe(true);
  expect(bodies).toEqual([{ teacher: led.teacher }]);
  expect(sessionStorage.length).toBe(0);
});

it('says so when the service did not delete that room', async () => {
  service(() => Promise.reject(new TypeError('offline')));
  writeLedRoom(led);
  const { deletion } = await eraseDevice();
  expect(await deletion).toBe(false);
});

it('asks nothing of the service for a room already deleted, or none', async () => {
  const bodies = service(async () => new Response(null, { status: 204 }));
  expect((await eraseDevice()).deletion).toBeNull();
  writeLedRoom({ ...led, isDeleted: true });
  expect((await eraseDevice()).deletion).toBeNull();
  expect(bodies).toEqual([]);
});
