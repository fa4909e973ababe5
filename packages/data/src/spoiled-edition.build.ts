import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { openDossier, type Dossier } from './dossier.ts';
import type { Problem } from './problem.ts';
import { EDITIONS_DIRECTORY } from './read/edition.ts';
import { reviewOf } from './check/review.ts';

export type Change =
  | { file: string; from: string; to: string }
  | { file: string; append: string }
  | { file: string; bytes: (content: Buffer) => Buffer };

/** Makes by hand the mistakes a person would make, and runs every check. */
export function problemsAfter(...changes: Change[]): Problem[] {
  return changed(changes, (directory) => reviewOf(directory).problems);
}

/** The edition with these changes, unchecked: what an output would make of them. */
export function dossierAfter(...changes: Change[]): Dossier {
  return changed(changes, openDossier);
}

function changed<Result>(changes: Change[], read: (directory: string) => Result): Result {
  const directory = copyOfEdition();
  try {
    for (const change of changes) apply(directory, change);
    return read(directory);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

function copyOfEdition(): string {
  const directory = mkdtempSync(`${tmpdir()}/edition-`);
  cpSync(`${EDITIONS_DIRECTORY}/2025`, directory, { recursive: true });
  return directory;
}

export function apply(directory: string, change: Change): void {
  const path = `${directory}/${change.file}`;
  if ('bytes' in change) {
    writeFileSync(path, change.bytes(readFileSync(path)));
    return;
  }
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, 'append' in change ? text + change.append : replaced(text, change));
}

function replaced(text: string, { file, from, to }: { file: string; from: string; to: string }) {
  if (!text.includes(from)) throw new Error(`${file} ne contient pas « ${from} »`);
  return text.replace(from, () => to);
}

/** The line of the edition as it is, before any change. */
export function lineWith(file: string, text: string): number {
  const lines = readFileSync(`${EDITIONS_DIRECTORY}/2025/${file}`, 'utf8').split('\n');
  const index = lines.findIndex((line) => line.includes(text));
  if (index === -1) throw new Error(`${file} ne contient pas « ${text} »`);
  return index + 1;
}

/** The line that an addition at the end of the file would take. */
export function lineAfter(file: string): number {
  return readFileSync(`${EDITIONS_DIRECTORY}/2025/${file}`, 'utf8').split('\n').length;
}
