import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { judgingWordIn } from '../packages/data/src/check/judging-word.ts';
import { avoidedWordsIn } from './avoided-word.ts';

const TEACH = join(import.meta.dirname, '../apps/web/app/features/together/teach');
const files = globSync('*.{ts,tsx}', { cwd: TEACH }).filter((file) => !file.includes('.test.'));

/** What a class is given must not lean: held to the list of the dataset, and to the words we avoid. */
it('what is given to a class has no word that judges', () => {
  expect(files.length).toBeGreaterThan(4);
  const faults = files.flatMap((file) => {
    const text = readFileSync(join(TEACH, file), 'utf8');
    const word = judgingWordIn(text) ?? avoidedWordsIn(text)[0];
    return word === undefined ? [] : [`${file}: ${word}`];
  });
  expect(faults).toEqual([]);
});
