import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { DECISION_COUNT, DECISION_COUNT_WORD } from '../packages/domain/src/game/deck-size.ts';

/** Screens take the number from the domain; documents write it by hand. */
const root = resolve(import.meta.dirname, '..');
const documents = globSync(
  ['README.md', 'PRODUCT.md', 'docs/**/*.{md,yaml}', 'packages/data/editions/*/paquets.yaml'],
  { cwd: root },
);

/** From 11 on. */
const WORDS = ['onze', 'douze', 'treize', 'quatorze', 'quinze', 'seize', 'dix-sept', 'dix-huit'];
const COUNTED = new RegExp(String.raw`(\d+|${WORDS.join('|')})\sdécisions`, 'giu');

function countsIn(text: string): number[] {
  return [...text.matchAll(COUNTED)].map(([, word = '']) => {
    const index = WORDS.indexOf(word.toLowerCase());
    return index === -1 ? Number(word) : index + 11;
  });
}

it('the word of the screens is the number of decisions', () => {
  expect(countsIn(`${DECISION_COUNT_WORD} décisions`)).toEqual([DECISION_COUNT]);
});

it('the documents say the number of decisions', () => {
  const counts = documents.flatMap((file) =>
    countsIn(readFileSync(join(root, file), 'utf8')).map((count) => ({ file, count })),
  );
  expect(counts.map(({ file }) => file)).toContain('README.md');
  expect(counts.filter(({ count }) => count !== DECISION_COUNT)).toEqual([]);
});

it.each([
  ['Seize décisions, puis 16\u00A0décisions', [16, 16]],
  ['Dix-sept décisions', [17]],
  ['Toutes les décisions', []],
])('« %s »', (text, counts) => {
  expect(countsIn(text)).toEqual(counts);
});
