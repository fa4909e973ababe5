import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const app = resolve(import.meta.dirname, '../app');

/** Read by name in the browser, by what paints a poster: the colours themselves, and the letters. */
const READ_BY_NAME = /^--(?:font-|[a-z-]+(?:-2|-3)?:\s*#)/;

const DECLARED = /(?<![\w-])--[a-z][\w-]*\s*:[^;}]*/g;
const USED = /(?<![\w-])--[a-z][\w-]*/g;

const sheets = globSync('**/*.css', { cwd: app }).map((file) =>
  readFileSync(join(app, file), 'utf8'),
);

/** Every page carries the styles it is painted with: the shortest names go to the most used. */
const shortNames = shortNamesOf(sheets.join('\n'));

export function shortNamesOf(css: string): ReadonlyMap<string, string> {
  const kept = new Set<string>();
  const uses = new Map<string, number>();
  for (const [declaration] of css.matchAll(DECLARED)) {
    const [name = ''] = declaration.match(USED) ?? [];
    if (READ_BY_NAME.test(declaration)) kept.add(name);
    uses.set(name, 0);
  }
  for (const [name] of css.matchAll(USED)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const names = [...uses.keys()]
    .filter((name) => !kept.has(name))
    .toSorted((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0) || (a < b ? -1 : 1));
  return new Map(names.map((name, rank) => [name, `--${letters(rank)}`]));
}

export function withShortNames(css: string, names = shortNames): string {
  return css.replaceAll(USED, (name) => names.get(name) ?? name);
}

function letters(rank: number): string {
  const last = String.fromCodePoint(97 + (rank % 26));
  return rank < 26 ? last : letters(Math.floor(rank / 26) - 1) + last;
}

/** After the imports of a sheet are in it: the bundler reads those by itself. */
export const shortProperties: Plugin = {
  name: 'short-properties',
  config: () => ({
    css: {
      postcss: {
        plugins: [
          {
            postcssPlugin: 'short-properties',
            Declaration(declaration) {
              declaration.prop = withShortNames(declaration.prop);
              declaration.value = withShortNames(declaration.value);
            },
          },
        ],
      },
    },
  }),
};
