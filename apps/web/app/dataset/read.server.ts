import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type {
  BuiltCardFacts,
  BuiltBridges,
  BuiltCards,
  BuiltCodes,
  BuiltComparisons,
  BuiltDetail,
  BuiltExplorer,
  BuiltEdition,
  BuiltEditions,
  BuiltEurope,
  BuiltFigures,
  BuiltGone,
  BuiltGroups,
  BuiltGuesses,
  BuiltLevyLaw,
  BuiltMethodology,
  BuiltPiece,
  BuiltPieces,
  BuiltRenamings,
  BuiltSectors,
  BuiltSheet,
  BuiltShortTitles,
  BuiltSources,
  BuiltStateBalance,
  BuiltTimeTab,
} from '@nosmilliards/data/built-types';

/** The files of the dataset read at build time, which no browser downloads whole. */
const built = dirname(
  createRequire(import.meta.url).resolve('@nosmilliards/data/built/edition.json'),
);

export const lineFiles = join(built, 'line-files');
/** Published under `/donnees`, one folder per version. */
export const openDataFiles = join(built, 'open-data');

export function lineIds(): string[] {
  return readdirSync(join(built, 'details')).map((file) => file.replace(/\.json$/, ''));
}

/** `null` when no line has that id. */
export function readDetail(id: string): BuiltDetail | null {
  const file = join(built, 'details', `${id}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** For an id that the dataset itself refers to; throws when it is missing. */
export function readKnownDetail(id: string): BuiltDetail {
  const detail = readDetail(id);
  if (detail === null) throw new Error(`Unknown line: ${id}`);
  return detail;
}

/** All the pieces, without their cells. */
export function readPieces(): BuiltPieces {
  return read('pieces.json');
}

/** `null` when no piece has that page. */
export function readPiece(page: string): BuiltPiece | null {
  const file = join(built, 'pieces', `${page}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** One tab of « Au fil du temps ». */
export function readTimeTab(tab: string): BuiltTimeTab {
  return read(`time/${tab}.json`);
}

export function readEdition(): BuiltEdition {
  return read('edition.json');
}

/** Every edition, the one served first. */
export function readEditions(): BuiltEditions['editions'] {
  return read('editions.json').editions;
}

/** Lines and cards of former editions that this one lacks. */
export function readGone(): BuiltGone {
  return read('gone.json');
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

/** The legal constraints and the levers of each card. */
export function readCardFacts(): BuiltCardFacts {
  return read('card-facts.json');
}

/** Expenditure by function, four countries and the Union. */
export function readEurope(): BuiltEurope {
  return read('europe.json');
}

/** The ten functions, without their groups: each has a page. */
export function readFunctions(): BuiltEurope['functions'] {
  return readEurope().functions.filter(({ code }) => /^GF\d\d$/.test(code));
}

/** The rates of « Ma part », with their texts. */
export function readLevyLaw(): BuiltLevyLaw {
  return read('levy-law.json');
}

export function readMethodology(): BuiltMethodology {
  return read('methodology.json');
}

export function readSources(): BuiltSources {
  return read('sources.json');
}

export function readBridges(): BuiltBridges {
  return read('bridges.json');
}

export function readFigures(): BuiltFigures {
  return read('figures.json');
}

/** The last balance of the State, added up since January. */
export function readStateBalance(): BuiltStateBalance {
  return read('state-balance.json');
}

export function readSectors(): BuiltSectors {
  return read('sectors.json');
}

/** Old ids of lines and cards, with their replacements. */
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

/** Short titles of lines, for charts. */
export function readShortTitles(): BuiltShortTitles {
  return read('short-titles.json');
}

export function readComparisons(): BuiltComparisons {
  return read('comparisons.json');
}

type Read = { readonly time: number; readonly content: ReturnType<typeof JSON.parse> };
const files = new Map<string, Read>();

/** Cached: thousands of pages read the same few files. A development server sees them change. */
function read(file: string): Read['content'] {
  const path = join(built, file);
  const time = statSync(path).mtimeMs;
  const known = files.get(file);
  if (known?.time === time) return known.content;
  const content = JSON.parse(readFileSync(path, 'utf8'));
  files.set(file, { time, content });
  return content;
}
