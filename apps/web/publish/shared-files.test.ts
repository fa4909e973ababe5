import { expect, it } from 'vitest';
import { sharedFilesOf, type NeededModule, type Visit } from './shared-files.ts';

const needed = (id: string, bytes: number, ...users: string[]): NeededModule => ({
  id,
  bytes,
  users: new Set(users),
  imports: [],
});
const roomy: Visit['most'] = { firstFiles: 9, firstBytes: 90_000, files: 9, bytes: 90_000 };
const visit = (first: string, most: Partial<Visit['most']> = {}, late = ''): Visit => ({
  first: new Set(first),
  late: new Set(late),
  most: { ...roomy, ...most },
});
const filesOf = (modules: NeededModule[], ...visits: Visit[]) =>
  sharedFilesOf(modules, visits)
    .map((ids) => [...ids].toSorted().join(' '))
    .toSorted();

it('never parts what the same pages need', () => {
  const modules = [needed('a', 9000, 'home', 'game'), needed('b', 9000, 'game', 'home')];
  expect(filesOf(modules, visit('ab', { firstBytes: 0 }))).toEqual(['a b']);
});

it('parts what a page may not be sent, joins what it may not ask for twice', () => {
  const modules = [needed('a', 9000, 'home', 'game'), needed('b', 5000, 'game')];
  const game = visit('ab');
  expect(filesOf(modules, visit('a', { firstBytes: 10_000 }), game)).toEqual(['a', 'b']);
  const hurried = visit('ab', { firstFiles: 1 });
  expect(filesOf(modules, visit('a', { firstBytes: 15_000 }), hurried)).toEqual(['a b']);
});

it('counts what a page asks for once painted, and the style it brings as a file', () => {
  const modules = [
    needed('a', 100, 'home'),
    needed('b', 100, 'late'),
    needed('b.css', 100, 'late'),
    needed('c', 100, 'game'),
  ];
  const home = { ...visit('a', { files: 1 }), late: new Set(['b', 'b.css']) };
  expect(filesOf(modules, home, visit('c', { firstBytes: 100 }))).toEqual(['a b b.css', 'c']);
});

it('counts what a file brings along', () => {
  const a = needed('a', 100, 'home', 'game');
  const b = { ...needed('b', 100, 'game', 'line'), imports: ['h'] };
  const modules = [a, b, needed('h', 9000, 'line')];
  const home = visit('a', { firstBytes: 1000 });
  expect(filesOf(modules, home, visit('ab', { firstFiles: 2 }), visit('bh'))).toEqual(['a', 'b h']);
});

it('lets no two files ask for each other', () => {
  const modules = [
    { ...needed('a', 100, 'x'), imports: ['b'] },
    { ...needed('b', 9000, 'y'), imports: ['c'] },
    needed('c', 100, 'z'),
  ];
  const one = { ...visit('ac', { firstFiles: 1, firstBytes: 200 }) };
  // « a » and « c » in one file would ask for « b », which asks for « c ».
  expect(filesOf(modules, one)).not.toContain('a c');
});

it('gives the same files for the same modules', () => {
  const users = ['home', 'game', 'line', 'card', 'text'];
  const modules = Array.from({ length: 12 }, (_, index) =>
    needed(
      String.fromCodePoint(97 + index),
      100 * index,
      ...users.filter((__, at) => (index >> at) % 2),
    ),
  );
  const visits = users.map((user) => ({
    ...visit('', { firstBytes: 5000 }),
    first: new Set(modules.filter((one) => one.users.has(user)).map(({ id }) => id)),
  }));
  expect(filesOf(modules, ...visits)).toEqual(filesOf(modules, ...visits));
});
