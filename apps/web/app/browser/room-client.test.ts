import { aRoomState } from '@nosmilliards/contract/room.testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followRoom, joinRoom, openRoom } from './room-client.ts';

const state = aRoomState({ members: 3, answered: 1 });

/** The parts of `EventSource` that the client uses. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static opened: Stream[] = [];
  readyState = 1;
  constructor() {
    super();
    Stream.opened.push(this);
  }
  say(message: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  fail(readyState: number) {
    this.readyState = readyState;
    this.dispatchEvent(new Event('error'));
  }
  close() {
    this.readyState = Stream.CLOSED;
  }
}

let answer: () => Response;
let asked: string[];
let members: number[];
let links: boolean[];
let gone: number;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  Stream.opened = [];
  asked = [];
  members = [];
  links = [];
  gone = 0;
  answer = () => Response.json(state);
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`);
    return answer();
  });
  stop = followRoom('KMPTRX', {
    onState: (heard) => members.push(heard.members),
    onLink: (isHeard) => links.push(isHeard),
    onGone: () => {
      gone += 1;
    },
  });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const stream = () => Stream.opened[Stream.opened.length - 1] ?? new Stream();
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000);

describe('a room followed', () => {
  it('is heard by its stream, and asked for nothing else', async () => {
    stream().say(state);
    stream().say({ ...state, members: 4 });
    stream().say({ ...state, members: 'x' });
    await seconds(60);
    expect(members).toEqual([3, 4]);
    expect(asked).toEqual([]);
  });

  it('is asked for again and again while the stream is cut, until it speaks', async () => {
    stream().say(state);
    stream().fail(0);
    await seconds(6.5);
    expect(asked).toEqual(Array.from({ length: 3 }, () => 'GET /api/v1/rooms/KMPTRX/state'));
    stream().say({ ...state, members: 5 });
    await seconds(60);
    expect(asked).toHaveLength(3);
    expect(members[members.length - 1]).toBe(5);
  });

  it('is asked for when the stream opens and says nothing', async () => {
    await seconds(8);
    expect(asked).toHaveLength(1);
    expect(members).toEqual([3]);
  });

  it('has another stream after one that was refused', async () => {
    stream().fail(Stream.CLOSED);
    await seconds(16);
    expect(Stream.opened).toHaveLength(2);
  });

  it('is not heard while nothing answers, and is again after', async () => {
    answer = () => new Response('<html>', { status: 502 });
    stream().fail(0);
    await seconds(2.5);
    expect(links).toEqual([false]);
    answer = () => Response.json(state);
    window.dispatchEvent(new Event('online'));
    await seconds(0.1);
    expect(links).toEqual([false, true]);
  });

  it('is gone when it says so, or when nobody knows it any more: once, and silent after', async () => {
    stream().dispatchEvent(new Event('gone'));
    expect(gone).toBe(1);
    expect(stream().readyState).toBe(Stream.CLOSED);
    await seconds(60);
    expect(asked).toEqual([]);
  });

  it('is gone when the service has no such room', async () => {
    answer = () => Response.json({ refusal: 'no-such-room' }, { status: 404 });
    stream().fail(Stream.CLOSED);
    await seconds(60);
    expect(gone).toBe(1);
    expect(asked).toHaveLength(1);
    expect(Stream.opened).toHaveLength(1);
  });
});

it('takes for away whatever is not of the shape agreed', async () => {
  answer = () => Response.json({ pupil: 'seven' });
  expect(await joinRoom('KMPTRX', 'A')).toEqual({ ok: false, reason: 'away' });
  answer = () => new Response('{', { status: 201 });
  const request = { edition: 2025, deck: 'groups', items: 16, size: 'class' } as const;
  expect(await openRoom(request)).toEqual({ ok: false, reason: 'away' });
  answer = () => Response.json({ refusal: 'room-full' }, { status: 409 });
  expect(await joinRoom('KMPTRX', 'A')).toEqual({ ok: false, reason: 'room-full' });
});
