import { waitFor } from '@testing-library/react';
import { REFUSAL_STATUSES, type BallotRequest } from '@nosmilliards/contract/community-message';
import { TOTALS_KEY } from '@nosmilliards/domain/totals-key';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

function refuse(refusal: string, status: number): Response {
  return Response.json({ refusal }, { status });
}

/** A model of the service without its database; the end-to-end tests use the real one. */
function createService() {
  const keys = new Map<string, boolean>();
  const requests: BallotRequest[] = [];
  const state = {
    edition: 2025,
    slot: 1,
    isDown: false,
    isSilent: false,
    answers,
    /** The response of a proxy in place of the service. */
    inItsPlace: null as (() => Response) | null,
    requests,
    keys,
  };
  function answers({ add, remove }: BallotRequest): Response {
    if (add === undefined && remove === undefined) return refuse('malformed', 400);
    const isOther = state.edition !== 2025 || (add !== undefined && add.slot !== state.slot);
    if (isOther) return refuse('stale-slot', 409);
    if (remove !== undefined) keys.set(JSON.stringify(remove), false);
    if (add === undefined) return Response.json({ status: 'withdrawn' });
    const key = JSON.stringify(add);
    if (!keys.has(key)) keys.set(key, true);
    return Response.json({ status: keys.get(key) === true ? 'counted' : 'withdrawn' });
  }
  vi.stubGlobal('fetch', async (address: string, { body = '' }: { body?: string }) => {
    if (state.isDown) throw new TypeError('Failed to fetch');
    if (address.endsWith('/slot')) {
      return Response.json({ edition: state.edition, cards: 3, slot: state.slot });
    }
    const request: BallotRequest = JSON.parse(body);
    requests.push(request);
    const response = state.answers(request);
    if (state.inItsPlace !== null) return state.inItsPlace();
    return state.isSilent ? refuse('unavailable', 503) : response;
  });
  return state;
}

const counted = (service: { keys: Map<string, boolean> }) =>
  [...service.keys.values()].filter(Boolean).length;

let service: ReturnType<typeof createService>;
let device: typeof import('./totals.ts');

beforeEach(async () => {
  localStorage.clear();
  vi.resetModules();
  service = createService();
  device = await import('./totals.ts');
});
afterEach(() => vi.unstubAllGlobals());

const outcome = (wanted: string) =>
  waitFor(() => {
    const { isSending, outcome: found } = device.totals.get();
    expect([isSending, found]).toEqual([false, wanted]);
  });

it('adds, then takes back, and keeps nothing once it is done', async () => {
  device.addToTotals(2025, 'gICA');
  await outcome('counted');
  expect(counted(service)).toBe(1);
  device.withdrawFromTotals();
  await outcome('withdrawn');
  expect(counted(service)).toBe(0);
  expect(localStorage.length).toBe(0);
});

it('does not say withdrawn what a service of another edition knows nothing of', async () => {
  device.addToTotals(2025, 'gICA');
  await outcome('counted');
  service.edition = 2026;
  device.withdrawFromTotals();
  await outcome('edition-closed');
  expect(counted(service)).toBe(1);
});

it('does not say counted, nor withdrawn, a withdrawal that the device could not write', async () => {
  device.addToTotals(2025, 'gICA');
  await outcome('counted');
  const stored = localStorage.getItem(TOTALS_KEY);
  vi.stubGlobal('localStorage', {
    getItem: () => stored,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  device.withdrawFromTotals();
  await outcome('unkept');
  expect(service.requests).toHaveLength(1);
});

it('does not send again and again what the service refuses for good, until the next visit', async () => {
  device.addToTotals(2025, 'gICA');
  await outcome('counted');
  const { answers } = service;
  service.answers = () => refuse('malformed', 400);
  device.withdrawFromTotals();
  await outcome('malformed');
  expect(device.readOutbox()?.after).toBe(Number.MAX_SAFE_INTEGER);
  service.answers = answers;
  vi.resetModules();
  device = await import('./totals.ts');
  device.finishEarlier(() => null);
  await outcome('withdrawn');
  expect(counted(service)).toBe(0);
});

it('sends the very same request again after an answer that was lost, spread over ten minutes', async () => {
  service.isSilent = true;
  device.addToTotals(2025, 'gICA');
  await outcome('unavailable');
  const wait = (device.readOutbox()?.after ?? 0) - Date.now();
  expect(wait).toBeLessThanOrEqual(600_000);
  service.isSilent = false;
  device.sendNow();
  await outcome('counted');
  const [first, second] = service.requests;
  expect(second).toEqual(first);
  expect(counted(service)).toBe(1);
});

it('counts once though the slot closed before the lost answer was asked for again', async () => {
  service.isSilent = true;
  device.addToTotals(2025, 'gICA');
  await outcome('unavailable');
  service.slot = 2;
  service.isSilent = false;
  device.sendNow();
  await outcome('counted');
  expect(counted(service)).toBe(1);
  expect(service.keys.size).toBe(2);
});

describe('a refusal that says nothing of the ballot', () => {
  const pages = [400, 403, 405, 413, 451].map((status): [string, string, () => Response] => [
    `a page and ${status}`,
    'unavailable',
    () => new Response('<h1>Access denied</h1>', { status }),
  ]);
  const words = (['malformed', 'too-large', 'wrong-type'] as const).map(
    (refusal): [string, string, () => Response] => [
      refusal,
      refusal,
      () => refuse(refusal, REFUSAL_STATUSES[refusal]),
    ],
  );

  it.each([...pages, ...words])(
    'leaves a withdrawal to be done: %s',
    async (_what, answer, front) => {
      device.addToTotals(2025, 'gICA');
      await outcome('counted');
      const ballot = device.readOutbox()?.counted;
      const { answers } = service;
      service.answers = front;
      device.withdrawFromTotals();
      await outcome(answer);
      expect(device.readOutbox()?.removing).toEqual([ballot]);
      service.answers = answers;
      device.sendNow();
      await outcome('withdrawn');
      expect(counted(service)).toBe(0);
      expect(localStorage.length).toBe(0);
    },
  );

  it.each([...pages, ...words])(
    'leaves an addition that counted to be known: %s',
    async (_what, answer, front) => {
      service.inItsPlace = front;
      device.addToTotals(2025, 'gICA');
      await outcome(answer);
      expect(counted(service)).toBe(1);
      service.inItsPlace = null;
      device.withdrawFromTotals();
      await outcome('withdrawn');
      expect(counted(service)).toBe(0);
    },
  );
});

it('withdraws what it counted, though a later service no longer takes it for a ballot', async () => {
  device.addToTotals(2025, 'gICA');
  await outcome('counted');
  service.answers = () => refuse('not-a-ballot', 400);
  device.withdrawFromTotals();
  await outcome('not-a-ballot');
  expect(device.readOutbox()?.removing).toHaveLength(1);
});

it('gives up what the service takes for no ballot, and keeps what counted before', async () => {
  device.addToTotals(2025, 'gICA');
  await outcome('counted');
  const before = device.readOutbox()?.counted;
  service.answers = () => refuse('not-a-ballot', 400);
  device.addToTotals(2025, 'AAAA');
  await outcome('not-a-ballot');
  expect(device.readOutbox()).toMatchObject({ counted: before, adding: null, removing: [] });
});

it('leaves by itself once the network is back', async () => {
  service.isDown = true;
  device.addToTotals(2025, 'gICA');
  await outcome('lost');
  service.isDown = false;
  dispatchEvent(new Event('online'));
  await outcome('counted');
  expect(counted(service)).toBe(1);
});

it('sends nothing that the device could not withdraw later', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  device.addToTotals(2025, 'gICA');
  await outcome('unkept');
  expect(service.requests).toEqual([]);
});

it('tells a site of another release, and keeps nothing for later', async () => {
  device.addToTotals(2025, 'gICAgA');
  await outcome('not-a-ballot');
  device.addToTotals(2024, 'gICA');
  await outcome('edition-closed');
  expect(service.requests).toEqual([]);
  expect(localStorage.length).toBe(0);
});

it('goes on with what an earlier visit left, and tells it once', async () => {
  service.isDown = true;
  device.addToTotals(2025, 'gICA');
  await outcome('lost');
  service.isDown = false;
  const stored = localStorage.getItem(TOTALS_KEY) ?? '';
  localStorage.setItem(TOTALS_KEY, stored.replace(/"after":\d+/, '"after":0'));
  vi.resetModules();
  device = await import('./totals.ts');
  const tell = vi.fn<(status: string) => void>();
  device.finishEarlier(tell);
  await outcome('counted');
  expect(tell.mock.calls).toEqual([['counted']]);
});

it('says where it was asked what another tab had the turn to do', async () => {
  device.addToTotals(2025, 'AAAA');
  await outcome('counted');
  vi.stubGlobal('navigator', {
    locks: {
      async request(_name: string, task: () => Promise<void>) {
        localStorage.removeItem(TOTALS_KEY);
        await task();
      },
    },
  });
  device.withdrawFromTotals();
  await outcome('withdrawn');
  expect(counted(service)).toBe(1);
});
