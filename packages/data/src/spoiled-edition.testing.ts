import { expect, it } from 'vitest';
import { problemsOf, type CheckId } from './check/all.ts';
import { reviewOf } from './check/review.ts';
import { openDossier, type Dossier } from './read/dossier.ts';
import type { Problem } from './read/problem.ts';
import { EDITIONS_DIRECTORY } from './read/edition.ts';
import { fileNamed, filesIn, type EditionFiles } from './read/text-file.ts';

/**
 * In `from` and `to`, « # » is a number as it is written, and « … » some text of the line: a corrected
 * amount breaks no test.
 */
export type Change =
  | { file: string; from: string; to: string }
  | { file: string; append: string }
  | { file: string; rewrite: (text: string) => string };

/** The files of the edition, read once: a test changes the text of one of them in memory. */
export const FILES = filesIn(`${EDITIONS_DIRECTORY}/2025`);

/** All that `npm run data:check` says of the edition with these changes. */
export function problemsAfter(...changes: Change[]): Problem[] {
  return reviewOf(filesAfter(changes)).problems.map(said);
}

/** What one check says of the edition with these changes. */
export function problemsFrom(check: CheckId, ...changes: Change[]): Problem[] {
  return problemsOf(dossierAfter(...changes), check).map(said);
}

/** Without the cells that put it right, which `renew.test.ts` reads. */
function said({ file, line, message }: Problem): Problem {
  return { file, line, message };
}

/** The line that a problem is shown on: its number, or a text in it and how far below; a file. */
type Place = string | number | readonly [file: string, at: string | number, below?: number];

/** One test per mistake: a text of the file replaced, and what the check answers, where. */
export function refuses(
  check: CheckId,
  file: string,
  mistakes: readonly [title: string, from: string, to: string, at: Place, answer: string][],
): void {
  it.each(mistakes)('%s', (_title, from, to, place, answer) => {
    const [shown, at, below = 0] = typeof place === 'object' ? place : ([file, place] as const);
    expect(problemsFrom(check, { file, from, to })).toContainEqual({
      file: shown,
      line: typeof at === 'number' ? at : lineWith(shown, at) + below,
      message: expect.stringContaining(answer),
    });
  });
}

/** The edition with these changes, unchecked. */
export function dossierAfter(...changes: Change[]): Dossier {
  return openDossier(filesAfter(changes));
}

function filesAfter(changes: Change[]): EditionFiles {
  const files = new Map(FILES);
  for (const change of changes) {
    const name = change.file;
    files.set(name, { name, text: textAfter(change, fileNamed(files, name).text) });
  }
  return files;
}

export function textAfter(change: Change, text: string): string {
  if ('append' in change) return text + change.append;
  if ('rewrite' in change) return change.rewrite(text);
  const { file, from, to } = change;
  const pattern = patternOf(from);
  if (!pattern.test(text)) throw new Error(`${file} ne contient pas « ${from} »`);
  return text.replace(pattern, (_, ...found: string[]) =>
    to.replaceAll(/[#…]/g, () => found.shift() ?? ''),
  );
}

function patternOf(text: string): RegExp {
  const escaped = text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  return new RegExp(
    escaped.replaceAll('#', String.raw`(-?\d+(?:\.\d+)?)`).replaceAll('…', '(.*?)'),
  );
}

/** The line number, in the unchanged file, of the first line with this text. */
export function lineWith(file: string, text: string): number {
  const index = linesOf(file).findIndex((line) => line.includes(text));
  if (index === -1) throw new Error(`${file} ne contient pas « ${text} »`);
  return index + 1;
}

/** The line number of what is appended to the file. */
export function lineAfter(file: string): number {
  return linesOf(file).length;
}

function linesOf(file: string): string[] {
  return fileNamed(FILES, file).text.split('\n');
}
