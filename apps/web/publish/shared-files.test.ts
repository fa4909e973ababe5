import { expect, it } from 'vitest';
import { sharedFilesOf, type NeededModule } from './shared-files.ts';

const needed = (id: string, bytes: number, ...users: string[]): NeededModule => ({
  id,
  bytes,
  users: new Set(users),
  imports: [],
});
const prices = { request: 1000, weightOf: () => 1 };
const idsIn = (modules: NeededModule[], asked: Parameters<typeof sharedFilesOf>[1] = prices) =>
  sharedFilesOf(modules, asked).map(({ ids }) => ids.toSorted());

it('puts together what the same pages need, whatever it weighs', () => {
  expect(idsIn([needed('a', 9000, 'home', 'game'), needed('b', 9000, 'game', 'home')])).toEqual([
    ['a', 'b'],
  ]);
});

it('spares a request when the bytes sent in vain cost less', () => {
  const light = [needed('a', 9000, 'home', 'game'), needed('b', 900, 'game')];
  expect(idsIn(light)).toEqual([['a', 'b']]);
  const heavy = [needed('a', 9000, 'home', 'game'), needed('b', 1100, 'game')];
  expect(idsIn(heavy)).toEqual([['a'], ['b']]);
});

it('never joins files that no page needs together', () => {
  expect(idsIn([needed('a', 1, 'home'), needed('b', 1, 'game')])).toEqual([['a'], ['b']]);
});

it('spares most the pages that count most', () => {
  const modules = [needed('a', 9000, 'home', 'game'), needed('b', 900, 'game')];
  expect(idsIn(modules, { request: 1000, weightOf: (user) => (user === 'home' ? 2 : 1) })).toEqual([
    ['a'],
    ['b'],
  ]);
  expect(idsIn(modules, { request: 1000, weightOf: () => 2 })).toEqual([['a', 'b']]);
});

it('gives the most shared file first, and knows nothing of names', () => {
  const modules = [
    needed('z', 5000, 'home', 'game', 'line'),
    needed('a', 5000, 'line', 'game'),
    needed('m', 5000, 'line'),
  ];
  const renamed = modules.map((module) => ({ ...module, id: `moved/${module.id}` }));
  expect(idsIn(modules)).toEqual([['z'], ['a'], ['m']]);
  expect(idsIn(renamed)).toEqual(idsIn(modules).map((ids) => ids.map((id) => `moved/${id}`)));
});

const needs = (...imports: string[]) => [
  needed('a', 5000, 'home', 'game'),
  { ...needed('b', 900, 'game'), imports },
  needed('c', 9000, 'game', 'results'),
];

it('counts what a joined file would import in its turn', () => {
  expect(idsIn(needs())).toEqual([['c'], ['a', 'b']]);
  // Beside `a`, it would send `c` to the home page too.
  expect(idsIn(needs('c'))).toEqual([['a'], ['b', 'c']]);
});
