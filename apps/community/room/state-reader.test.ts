import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStateReader } from './state-reader.ts';

let reads = 0;
beforeEach(() => {
  vi.useFakeTimers();
  reads = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

const counting = (state: string | null) =>
  createStateReader(async () => {
    reads += 1;
    return state;
  });

it('reads a room once per second, however many clients ask', async () => {
  const { read } = counting('{}');
  const ask = () => Promise.all(Array.from({ length: 40 }, () => read('KMPTRX')));
  expect(new Set(await ask())).toEqual(new Set(['{}']));
  await ask();
  expect(reads).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  await ask();
  expect(reads).toBe(2);
});

it('reads a room again after a change', async () => {
  const { read, forget } = counting('{}');
  await read('KMPTRX');
  forget('KMPTRX');
  await read('KMPTRX');
  expect(reads).toBe(2);
});

it('caches neither a wrong code nor a failure', async () => {
  const { read } = counting(null);
  await read('KMPTRX');
  await read('KMPTRX');
  expect(reads).toBe(2);
  let isAway = true;
  const failing = createStateReader(async () => {
    if (isAway) throw new Error('No database');
    return '{}';
  });
  await expect(failing.read('KMPTRX')).rejects.toThrow('No database');
  isAway = false;
  expect(await failing.read('KMPTRX')).toBe('{}');
});
