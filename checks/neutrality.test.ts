import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { judgingWordIn } from '../packages/data/src/check/judging-word.ts';

/** The words of the screens, as `npm run data:check` does for those of the data. */
const root = resolve(import.meta.dirname, '..');
const files = globSync(['apps/web/app/**/*.{ts,tsx}', 'packages/domain/src/**/*.ts'], {
  cwd: root,
  // The messages of the statuses are the specification's own, to the letter.
  exclude: ['**/*.test.*', '**/game/status.ts'],
});

it('no screen judges', () => {
  const judging = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const word = judgingWordIn(line);
        return word === undefined ? [] : [`${file}:${index + 1} ${word}`];
      }),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(judging).toEqual([]);
});
