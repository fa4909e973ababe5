import { budgetOf, childrenOf } from '@nosmilliards/domain/budget/budget';
import type { Line } from '@nosmilliards/domain/budget/line';
import { aLine } from '@nosmilliards/domain/testing';
import { expect, it, vi } from 'vitest';
import { detailsOf } from './detail.ts';

const known = budgetOf([
  { ...aLine({ id: 'defense' }), programmes: 1 },
  { ...aLine({ id: 'armees', parentId: 'defense', level: 2 }), programmes: 1 },
]);
const deeper = [aLine({ id: 'p146', parentId: 'armees', level: 3 })];

it('the detail of a category is downloaded once, and hangs below what the page knew', async () => {
  const load = vi.fn<() => Promise<readonly Line[]>>(async () => deeper);
  const details = detailsOf(known, load);
  void details.ask('defense');
  const budget = await details.of('defense');
  expect(load).toHaveBeenCalledTimes(1);
  expect(childrenOf(budget, 'armees').map(({ id }) => id)).toEqual(['p146']);
});

it('the detail that failed is asked for again by a gesture, never by a render', async () => {
  vi.stubGlobal('reportError', () => undefined);
  const load = vi.fn<() => Promise<readonly Line[]>>(async () => deeper);
  load.mockRejectedValueOnce(new Error('lost'));
  const details = detailsOf(known, load);
  const promise = details.of('defense');
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await Promise.resolve();
  expect(details.of('defense')).toBe(promise);
  expect(load).toHaveBeenCalledTimes(1);
  void details.ask('defense');
  expect(childrenOf(await promise, 'armees')).toHaveLength(1);
  expect(load).toHaveBeenCalledTimes(2);
});
