import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  choicesOf,
  createSender,
  keptSeat,
  leaveSeat,
  takeSeat,
  writeAnswer,
  type Seat,
  type Sender,
  type Sending,
} from './pupil-seat.ts';

type Answer = { status: number; body: unknown } | 'no network';
type Sent = { token: string; rev: number; choices: string };

/** Answers to the successive requests; the last one is repeated. */
let answers: Answer[];
let sent: Sent[];
let sendings: Sending[];
let gone: number;
let sender: Sender | null;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  leaveSeat();
  answers = [];
  sent = [];
  sendings = [];
  gone = 0;
  sender = null;
  vi.stubGlobal('fetch', async (_path: string, request: { body: string }) => {
    sent.push(JSON.parse(request.body));
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === undefined || answer === 'no network') throw new TypeError('no network');
    return Response.json(answer.body, { status: answer.status });
  });
});
afterEach(() => {
  sender?.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const KEPT = 128;
const ok = (rev: number): Answer => ({ status: 200, body: { rev } });
const frozen: Answer = { status: 409, body: { refusal: 'frozen' } };

async function sit(code = 'KMPTRX'): Promise<Seat> {
  answers = [{ status: 200, body: { pupil: 7 } }];
  const seat = await takeSeat(code);
  if (typeof seat === 'string') throw new Error(seat);
  sent = [];
  return seat;
}

function start(code = 'KMPTRX'): Sender {
  sender = createSender(code, {
    onSending: (sending) => sendings.push(sending),
    onGone: () => {
      gone += 1;
    },
  });
  return sender;
}

it('sends the newest answer though the device is full', async () => {
  const seat = await sit();
  const stored = Object.values(localStorage).at(0);
  vi.stubGlobal('localStorage', {
    getItem: () => stored,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  const answered = writeAnswer(seat, 0, KEPT, 3);
  expect(keptSeat()).toEqual(answered);
  answers = [ok(1)];
  start().send();
  await vi.waitFor(() => expect(sendings.at(-1)).toBe('sent'));
  expect(sent).toMatchObject([{ rev: 1, choices: answered.choices }]);
});

it('does not send again and again a ballot that the room cannot read', async () => {
  const seat = await sit();
  writeAnswer(seat, 0, KEPT, 3);
  answers = [{ status: 400, body: { refusal: 'malformed' } }];
  start().send();
  await vi.waitFor(() => expect(sendings.at(-1)).toBe('held'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
});

it('is forgotten with all that the device keeps', async () => {
  answers = [{ status: 200, body: { pupil: 3 } }];
  await takeSeat('ABCDEF');
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage'));
  expect(keptSeat()).toBeNull();
});

describe('a seat', () => {
  it('is the same after a reload, and when the code is typed again', async () => {
    const seat = await sit();
    expect(seat).toMatchObject({ code: 'KMPTRX', pupil: 7, rev: 0, choices: '' });
    expect(seat.token).toMatch(/^[\w-]{22}$/);
    expect(keptSeat()).toEqual(seat);
    writeAnswer(seat, 0, KEPT, 16);
    expect(await sit()).toMatchObject({ token: seat.token, rev: 1 });
  });

  it('of another room is another one', async () => {
    const seat = await sit();
    expect((await sit('ZZZZZZ')).token).not.toBe(seat.token);
  });

  it('is not taken when the room refuses', async () => {
    answers = [{ status: 409, body: { refusal: 'room-full' } }];
    expect(await takeSeat('KMPTRX')).toBe('room-full');
    expect(keptSeat()).toBeNull();
    answers = ['no network'];
    expect(await takeSeat('KMPTRX')).toBe('away');
  });

  it('whose answer is lost is asked for again with the same token, after a reload too', async () => {
    const seat = await sit('ABCDEF');
    answers = ['no network'];
    expect(await takeSeat('KMPTRX')).toBe('away');
    // The seat in the previous room is kept while the new room does not answer.
    expect(keptSeat()).toEqual(seat);
    vi.resetModules();
    const reloaded = await import('./pupil-seat.ts');
    answers = [{ status: 200, body: { pupil: 7 } }];
    expect(await reloaded.takeSeat('KMPTRX')).toMatchObject({ pupil: 7, rev: 0, choices: '' });
    const [first, second] = sent;
    expect(second?.token).toBe(first?.token);
    expect(second?.token).not.toBe(seat.token);
  });

  it('refused leaves the one before as it was, and nothing of its own', async () => {
    answers = [{ status: 404, body: { refusal: 'no-such-room' } }];
    await takeSeat('KMPTRX');
    expect(localStorage.getItem('nosMilliardsSeat')).toBeNull();
    const seat = await sit('ABCDEF');
    answers = [{ status: 404, body: { refusal: 'no-such-room' } }];
    await takeSeat('KMPTRX');
    expect(keptSeat()).toEqual(seat);
  });

  it('is forgotten with its answers when its room is, after 24 hours', async () => {
    const seat = writeAnswer(await sit(), 0, KEPT, 16);
    vi.setSystemTime(seat.at + 24 * 3_600_000 - 1);
    expect(keptSeat()).toEqual(seat);
    vi.setSystemTime(seat.at + 24 * 3_600_000);
    expect(keptSeat()).toBeNull();
    expect(localStorage.getItem('nosMilliardsSeat')).toBeNull();
  });

  it('that cannot be read, or has no date, is none, and does not stay', async () => {
    const seat = await sit();
    const { at: _, ...undated } = seat;
    for (const text of [JSON.stringify({ ...seat, rev: 'x' }), JSON.stringify(undated), '{']) {
      localStorage.setItem('nosMilliardsSeat', text);
      expect(keptSeat()).toBeNull();
      expect(localStorage.getItem('nosMilliardsSeat')).toBeNull();
    }
  });
});

describe('an answer', () => {
  it('changes one byte, and raises the revision', async () => {
    const first = writeAnswer(await sit(), 2, KEPT, 4);
    expect(choicesOf(first, 4)).toEqual([0, 0, KEPT, 0]);
    // A second tab of the same phone holds an older seat.
    const second = writeAnswer({ ...first, rev: 0, choices: '' }, 0, 27, 4);
    expect(second.rev).toBe(2);
    expect(choicesOf(second, 4)).toEqual([27, 0, KEPT, 0]);
  });

  it('is sent once, and not again once acknowledged', async () => {
    writeAnswer(await sit(), 0, KEPT, 2);
    answers = [ok(1)];
    start().send();
    await vi.advanceTimersByTimeAsync(1);
    expect(sendings).toEqual(['sending', 'sent']);
    sender?.send();
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
  });

  it('waits for the network, then goes as it stands by then', async () => {
    const seat = writeAnswer(await sit(), 0, KEPT, 2);
    answers = ['no network'];
    start().send();
    await vi.advanceTimersByTimeAsync(1);
    expect(sendings).toEqual(['sending', 'waiting']);
    writeAnswer(seat, 1, 27, 2);
    answers = [ok(2)];
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(1);
    expect(sendings.slice(2)).toEqual(['sending', 'sent']);
    expect(sent.map(({ rev }) => rev)).toEqual([1, 2]);
    expect(keptSeat()).toMatchObject({ rev: 2, acknowledged: 2 });
  });

  it('is tried again by itself, less and less often', async () => {
    writeAnswer(await sit(), 0, KEPT, 2);
    answers = [{ status: 503, body: { refusal: 'unavailable' } }];
    start().send();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent.length).toBeGreaterThanOrEqual(6);
    expect(sent.length).toBeLessThanOrEqual(10);
    answers = [ok(1)];
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sendings[sendings.length - 1]).toBe('sent');
  });

  it('given while another is on its way goes next', async () => {
    const seat = writeAnswer(await sit(), 0, KEPT, 2);
    answers = [ok(1), ok(2)];
    const { send } = start();
    send();
    writeAnswer(seat, 1, KEPT, 2);
    send();
    await vi.advanceTimersByTimeAsync(1);
    expect(sent.map(({ rev }) => rev)).toEqual([1, 2]);
  });

  it('is held back while the room is frozen, and goes when asked to', async () => {
    writeAnswer(await sit(), 0, KEPT, 2);
    answers = [frozen];
    const { send } = start();
    send();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sendings).toEqual(['sending', 'held']);
    expect(sent).toHaveLength(1);
    answers = [ok(1)];
    send();
    await vi.advanceTimersByTimeAsync(1);
    expect(sendings[sendings.length - 1]).toBe('sent');
  });

  it('to a room that is no more is told', async () => {
    writeAnswer(await sit(), 0, KEPT, 2);
    answers = [{ status: 404, body: { refusal: 'no-such-room' } }];
    start().send();
    await vi.advanceTimersByTimeAsync(1);
    expect(gone).toBe(1);
  });
});
