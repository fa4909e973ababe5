import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type {
  BuiltCardFacts,
  BuiltCards,
  BuiltCodes,
  BuiltComparisons,
  BuiltDetail,
  BuiltExplorer,
  BuiltEdition,
  BuiltFigures,
  BuiltGroups,
  BuiltGuesses,
  BuiltMethodology,
  BuiltPiece,
  BuiltPieces,
  BuiltRenamings,
  BuiltSectors,
  BuiltSheet,
  BuiltShortTitles,
  BuiltSources,
} from '@nosmilliards/data/built-types';

/** The files of the dataset that only the build of the pages reads: never sent whole to a browser. */
const built = dirname(
  createRequire(import.meta.url).resolve('@nosmilliards/data/built/edition.json'),
);

export const lineFiles = join(built, 'line-files');
/** Served under `/donnees`, version after version. */
export const openDataFiles = join(built, 'open-data');

export function lineIds(): string[] {
  return readdirSync(join(built, 'details')).map((file) => file.replace(/\.json$/, ''));
}

/** `null` when no line has that id. */
export function readDetail(id: string): BuiltDetail | null {
  const file = join(built, 'details', `${id}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** Of a line that the dataset itself names. */
export function readKnownDetail(id: string): BuiltDetail {
  const detail = readDetail(id);
  if (detail === null) throw new Error(`Unknown line: ${id}`);
  return detail;
}

/** Every piece, without its cells. */
export function readPieces(): BuiltPieces {
  return read('pieces.json');
}

/** `null` when no piece has that page. */
export function readPiece(page: string): BuiltPiece | null {
  const file = join(built, 'pieces', `${page}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

export function readEdition(): BuiltEdition {
  return read('edition.json');
}

export function readExplorer(): BuiltExplorer {
  return read('explorer.json');
}

export function readCards(): BuiltCards {
  return read('cards.json');
}

export function readGroups(): BuiltGroups {
  return read('groups.json');
}

export function readGuesses(): BuiltGuesses {
  return read('guesses.json');
}

/** What the law does to a card, and what can move it. */
export function readCardFacts(): BuiltCardFacts {
  return read('card-facts.json');
}

export function readMethodology(): BuiltMethodology {
  return read('methodology.json');
}

export function readSources(): BuiltSources {
  return read('sources.json');
}

export function readFigures(): BuiltFigures {
  return read('figures.json');
}

export function readSectors(): BuiltSectors {
  return read('sectors.json');
}

/** Old ids of lines and cards, and those that took their place. */
export function readRenamings(): BuiltRenamings {
  return read('renamings.json');
}

/** The number of each card and votable line, in the code of a budget. */
export function readCodes(): BuiltCodes {
  return read('codes.json');
}

export function readSheet(): BuiltSheet {
  return read('sheet.json');
}

/** For drawings: a line whose title is long. */
export function readShortTitles(): BuiltShortTitles {
  return read('short-titles.json');
}

export function readComparisons(): BuiltComparisons {
  return read('comparisons.json');
}

const files = new Map<string, ReturnType<typeof JSON.parse>>();

/** Once: thousands of pages ask for the same few files. */
function read(file: string) {
  if (!files.has(file)) files.set(file, JSON.parse(readFileSync(join(built, file), 'utf8')));
  return files.get(file);
}
