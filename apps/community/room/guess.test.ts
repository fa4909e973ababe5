import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createGuesses } from './guess.ts';

const options = { burst: 60, perMinute: 6 };
const SCHOOL = '203.0.113.9';
const right = async () => 'found' as const;
const wrong = async () => 'no-such-room' as const;

function start() {
  const clock = { seconds: 10 };
  return { clock, ...createGuesses(options, () => clock.seconds) };
}

async function guess({ ask }: Pick<ReturnType<typeof start>, 'ask'>, tries = 60) {
  return Promise.all(Array.from({ length: tries }, () => ask(SCHOOL, 'ZZZZZZ', wrong)));
}

it('counts wrong codes sent together, before any of them is answered', async () => {
  const { promise: answered, resolve: release } = Promise.withResolvers<void>();
  let read = 0;
  const { ask, clock } = start();
  const asked = Array.from({ length: 500 }, () =>
    ask(SCHOOL, 'ZZZZZZ', async () => {
      read += 1;
      await answered;
      return 'no-such-room' as const;
    }),
  );
  expect(read).toBe(60);
  release();
  const answers = await Promise.all(asked);
  expect(answers.filter((answer) => answer === 'too-many')).toHaveLength(440);
  // Then 6 per minute.
  clock.seconds += 60;
  expect((await guess({ ask })).filter((answer) => answer === 'no-such-room')).toHaveLength(6);
});

it('refuses none of the right codes of a school that comes back at once', async () => {
  const { ask } = start();
  const read: string[] = [];
  const comeBack = (from: number, find: (code: string) => Promise<'found' | 'no-such-room'>) =>
    Array.from({ length: 300 }, (_, screen) => {
      const code = `CODE${from + screen}`;
      return ask(SCHOOL, code, async () => {
        read.push(code);
        await wait(1);
        return find(code);
      });
    });
  expect(new Set(await Promise.all(comeBack(0, right)))).toEqual(new Set(['found']));
  expect(read).toHaveLength(300);
  // A pupil who guesses at the same time gets no more answers than alone.
  const [answers, guesses] = await Promise.all([
    Promise.all(comeBack(300, right)),
    guess({ ask }, 1_000),
  ]);
  expect(guesses.filter((answer) => answer === 'no-such-room')).toHaveLength(60);
  expect(new Set(answers)).toEqual(new Set(['found']));
});

it('gives the token back for a right code and for a failed query', async () => {
  const { ask } = start();
  for (let pupil = 0; pupil < 200; pupil += 1) {
    // oxlint-disable-next-line no-await-in-loop -- sequential
    expect(await ask(SCHOOL, `CODE${pupil}`, right)).toBe('found');
  }
  const failing = Array.from({ length: 60 }, () =>
    ask(SCHOOL, 'KMPTRX', () => Promise.reject(new Error('No database'))),
  );
  expect(new Set((await Promise.allSettled(failing)).map(({ status }) => status))).toEqual(
    new Set(['rejected']),
  );
  expect(new Set(await guess({ ask }))).toEqual(new Set(['no-such-room']));
});

it('still lets a network without wrong codes left into the rooms it uses, and no other', async () => {
  const { ask, remember } = start();
  await ask(SCHOOL, 'KMPTRX', right);
  remember(SCHOOL, 'ABCDEF');
  await guess({ ask });
  expect(await ask(SCHOOL, 'KMPTRX', right)).toBe('found');
  expect(await ask(SCHOOL, 'ABCDEF', right)).toBe('found');
  expect(await ask(SCHOOL, 'YYYYYY', right)).toBe('too-many');
  // A deleted room is reported as such to a network that knew it.
  expect(await ask(SCHOOL, 'ABCDEF', wrong)).toBe('no-such-room');
  await guess({ ask: (_school, code, find) => ask('203.0.113.10', code, find) });
  expect(await ask('203.0.113.10', 'KMPTRX', right)).toBe('too-many');
});

it('forgets within the hour a code that is not used any more', async () => {
  const { ask, remember, clock } = start();
  remember(SCHOOL, 'KMPTRX');
  remember(SCHOOL, 'ABCDEF');
  const askAt = async (minutes: number, code: string) => {
    clock.seconds = 10 + minutes * 60;
    await guess({ ask });
    return ask(SCHOOL, code, right);
  };
  expect(await askAt(31, 'KMPTRX')).toBe('found');
  expect(await askAt(58, 'KMPTRX')).toBe('found');
  expect(await askAt(64, 'ABCDEF')).toBe('too-many');
  expect(await askAt(65, 'KMPTRX')).toBe('found');
});
