import type { BallotPart, BallotRequest } from '@nosmilliards/contract/community-message';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  adding,
  answered,
  dropped,
  keyed,
  outboxText,
  parseOutbox,
  postponed,
  sendingOf,
  sent,
  stale,
  withdrawing,
  type Outbox,
} from './totals-outbox.ts';

const EDITION = 2025;

function ballotOf(codes: string, slot: number, rank: number): BallotPart {
  return { slot, r: `r${rank}`.padEnd(22, '_'), codes };
}

function sendingIn(outbox: Outbox | null): BallotRequest {
  const sending = outbox && sendingOf(outbox);
  if (sending === null || sending === 'key') throw new Error('Nothing to send');
  return sending;
}

const first = ballotOf('AAAA', 1, 1);
const second = ballotOf('BBBB', 2, 2);
const counted = answered(
  sent(keyed(adding(null, EDITION, 'AAAA'), first)),
  { add: first },
  'counted',
);
if (counted === null) throw new Error('It is kept once counted');

describe('what a visitor wants', () => {
  it('is a key first, then one request, always the same', () => {
    const wanted = adding(null, EDITION, 'AAAA');
    expect(sendingOf(wanted)).toBe('key');
    const ready = keyed(wanted, first);
    expect(sendingOf(ready)).toEqual({ add: { slot: 1, r: first.r, codes: 'AAAA' } });
    expect(sendingOf(sent(ready))).toEqual(sendingOf(ready));
  });

  it('is one key, though two tabs make one each', () => {
    const ready = keyed(adding(null, EDITION, 'AAAA'), first);
    expect(keyed(ready, ballotOf('AAAA', 1, 9))).toBe(ready);
  });

  it('replaces in one request what is counted', () => {
    const ready = keyed(adding(counted, EDITION, 'BBBB'), second);
    expect(sendingIn(ready)).toEqual({
      add: { slot: 2, r: second.r, codes: 'BBBB' },
      remove: { slot: 1, r: first.r, codes: 'AAAA' },
    });
    expect(answered(ready, sendingIn(ready), 'counted')?.counted).toEqual(second);
  });

  it('asks nothing when the same choices are counted already', () => {
    expect(sendingOf(adding(counted, EDITION, 'AAAA'))).toBeNull();
  });

  it('asks for them again where the ballot that replaces them may have counted', () => {
    const replacing = sent(keyed(adding(counted, EDITION, 'BBBB'), second));
    const back = adding(replacing, EDITION, 'AAAA');
    expect(back.adding).toEqual({ codes: 'AAAA', ballot: null, isSent: false });
    expect(back.removing).toEqual([second, first]);
    expect(back.counted).toBeNull();
  });

  it('sends nothing when it is taken back before it left, and keeps nothing', () => {
    expect(withdrawing(keyed(adding(null, EDITION, 'AAAA'), first))).toBeNull();
  });

  it('is withdrawn when its answer was lost: it may have counted', () => {
    const left = withdrawing(sent(keyed(adding(null, EDITION, 'AAAA'), first)));
    expect(sendingIn(left)).toEqual({ remove: { slot: 1, r: first.r, codes: 'AAAA' } });
  });

  it('is withdrawn still, though the answer that counts it comes after', () => {
    const before = sent(keyed(adding(null, EDITION, 'AAAA'), first));
    const asked = sendingIn(before);
    const left = withdrawing(before);
    if (left === null) throw new Error('It may have counted');
    expect(answered(left, asked, 'counted')).toBe(left);
    expect(stale(left, asked, 9)).toBe(left);
    expect(dropped(left, asked)).toBe(left);
    expect(answered(left, sendingIn(left), 'withdrawn')).toBeNull();
  });

  it('forgets what belongs to another edition: its keys are erased', () => {
    const next = adding(counted, 2026, 'CCCC');
    expect([next.counted, next.removing, next.edition]).toEqual([null, [], 2026]);
  });
});

describe('a slot closed too long ago', () => {
  it('has another key made, and withdraws the first, which may have counted', () => {
    const late = sent(keyed(adding(null, EDITION, 'AAAA'), first));
    const again = stale(late, sendingIn(late), 5);
    expect(again?.removing).toEqual([first]);
    expect(again?.adding).toEqual({ codes: 'AAAA', ballot: null, isSent: false });
  });

  it('of the ballot to replace, that nobody knows any more, lets the other one count', () => {
    const late = sent(keyed(adding(counted, EDITION, 'BBBB'), second));
    const again = stale(late, sendingIn(late), second.slot);
    expect(again?.counted).toBeNull();
    expect(sendingIn(again).remove).toBeUndefined();
  });

  it('of a ballot to withdraw has nothing to withdraw', () => {
    const left = withdrawing(counted);
    expect(left && stale(left, sendingIn(left), 5)).toBeNull();
  });

  it('changes nothing when the service says it of the slot it has just told', () => {
    const late = sent(keyed(adding(null, EDITION, 'AAAA'), first));
    expect(stale(late, sendingIn(late), first.slot)).toBe(late);
  });
});

describe('what the device keeps', () => {
  it('is read back as it was written', () => {
    const whole = postponed(sent(keyed(adding(counted, EDITION, 'BBBB'), second)), 7);
    expect(parseOutbox(outboxText(whole))).toEqual(whole);
    const leaving = withdrawing(whole);
    expect(leaving && parseOutbox(outboxText(leaving))).toEqual(leaving);
  });

  it.each([
    ['no JSON', '{'],
    ['another version', outboxText(counted).replace('"version":1', '"version":2')],
    ['random bits cut short', outboxText(counted).replace(`"r":"${first.r}"`, '"r":"x"')],
    ['a date that is not one', outboxText(counted).replace('"after":0', '"after":-1')],
    ['a list that is not one', outboxText(counted).replace('"removing":[]', '"removing":{}')],
  ])('is left out with %s', (_what, text) => {
    expect(parseOutbox(text)).toBeNull();
  });

  it('whatever another hand wrote there, is read whole or left out', () => {
    const near = fc.record({
      version: fc.constantFrom(1, 2),
      edition: fc.oneof(fc.constant(EDITION), fc.anything()),
      counted: fc.oneof(fc.constantFrom(null, first), fc.anything()),
      adding: fc.oneof(
        fc.constantFrom(null, { codes: 'BBBB', ballot: second, isSent: true }),
        fc.anything(),
      ),
      removing: fc.oneof(fc.constantFrom([], [first]), fc.anything()),
      after: fc.oneof(fc.constant(0), fc.anything()),
    });
    fc.assert(
      fc.property(fc.oneof(near, fc.json()), (written) => {
        const text = typeof written === 'string' ? written : JSON.stringify(written);
        const read = parseOutbox(text);
        expect(read === null || parseOutbox(outboxText(read))).toEqual(read ?? true);
        expect(() => read && sendingOf(read)).not.toThrow();
      }),
      { numRuns: 500 },
    );
  });
});

type Accident = 'none' | 'answer-lost' | 'request-lost' | 'slot-closes';
type Gesture = { readonly wish: string };

/** A model of the service: a key counts once, is withdrawn once, and is never accepted again. */
function createService() {
  const keys = new Map<string, { counted: boolean; codes: string }>();
  let slot = 1;
  const spend = (part: { slot: number; r: string; codes: string }, isAddition: boolean) => {
    const known = keys.get(part.r);
    if (known === undefined) keys.set(part.r, { counted: isAddition, codes: part.codes });
    else if (!isAddition) known.counted = false;
    return keys.get(part.r)?.counted === true ? 'counted' : 'withdrawn';
  };
  return {
    slot: () => slot,
    closeSlot: () => {
      slot += 1;
    },
    ask: ({ add, remove }: BallotRequest) => {
      if (add !== undefined && add.slot !== slot) return 'stale';
      const removed = remove === undefined ? null : spend(remove, false);
      return add === undefined ? (removed ?? 'withdrawn') : spend(add, true);
    },
    counted: () => [...keys.values()].filter((key) => key.counted).map(({ codes }) => codes),
  };
}

it('whatever is lost on the way, what the visitor wanted last is counted, once', () => {
  const gesture = fc.record({ wish: fc.constantFrom('out', 'AAAA', 'BBBB', 'CCCC') });
  const accident = fc.constantFrom<Accident>(
    'none',
    'none',
    'answer-lost',
    'request-lost',
    'slot-closes',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(gesture, accident), { maxLength: 40 }), (events) => {
      const service = createService();
      let outbox: Outbox | null = null;
      let wanted: string | null = null;
      let made = 0;
      const step = (what: Accident) => {
        if (what === 'slot-closes') service.closeSlot();
        const asked: BallotRequest | 'key' | null = outbox && sendingOf(outbox);
        if (outbox === null || asked === null) return;
        if (asked === 'key') {
          made += 1;
          outbox = keyed(outbox, ballotOf(outbox.adding?.codes ?? '', service.slot(), made));
          return;
        }
        if (asked.add !== undefined) outbox = sent(outbox);
        // Serialised and parsed again, as when the browser is restarted.
        outbox = parseOutbox(outboxText(outbox)) ?? outbox;
        if (what === 'request-lost') return;
        const answer = service.ask(asked);
        if (what === 'answer-lost') return;
        outbox =
          answer === 'stale'
            ? stale(outbox, asked, service.slot())
            : answered(outbox, asked, answer);
      };
      for (const event of events as readonly (Gesture | Accident)[]) {
        if (typeof event === 'string') step(event);
        else if (event.wish === 'out') {
          outbox = outbox && withdrawing(outbox);
          wanted = null;
        } else {
          outbox = adding(outbox, EDITION, event.wish);
          wanted = event.wish;
        }
        expect(service.counted().length).toBeLessThanOrEqual(1);
      }
      for (let left = 0; left < 100; left += 1) step('none');
      expect(service.counted()).toEqual(wanted === null ? [] : [wanted]);
      expect(outbox === null).toBe(wanted === null);
    }),
    { numRuns: 500 },
  );
});
