import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const app = join(import.meta.dirname, '..');
const FRAMES = '../publish/products/embed';
const read = (file: string) => readFileSync(join(app, file), 'utf8');

const layouts = new Set(
  [...read('styles/layout.css').matchAll(/^\.([a-z0-9-]+)/gm)].map(([, name = '']) => name),
);

/** Whatever is named without being written: a class that nothing styles. */
const unknownIn = (files: string[], named: RegExp) =>
  files.flatMap((file) =>
    [...read(file).matchAll(named)]
      .flatMap(([, names = '']) => names.split(' '))
      .filter((name) => !layouts.has(name))
      .map((name) => `${file}: ${name}`),
  );

it('a module composes layouts that exist', () => {
  const sheets = globSync(['**/*.module.css', `${FRAMES}/*.css`], { cwd: app });
  expect(unknownIn(sheets, /composes: ([^;]+) from global;/g)).toEqual([]);
});

it('a component names no class but that of a layout: any other comes from its module', () => {
  const components = globSync(['**/*.tsx', `${FRAMES}/*.tsx`], { cwd: app });
  expect(unknownIn(components, /className="([^"]+)"/g)).toEqual([]);
  expect(unknownIn(components, /classNames\(\s*'([^']+)'/g)).toEqual([]);
});
