import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { TableShape } from './column.ts';
import { ANYTHING, entry, type Kind } from './kind.ts';
import { recordOf, type YamlRecord } from './record.ts';
import { tableOf, type AnyTable, type Table } from './table.ts';
import { fileNamed, filesIn, parsedOnce, type EditionFiles } from './text-file.ts';
import { UnreadableEdition, reading } from './unreadable.ts';

import * as records from './records.ts';
import * as tables from './tables.ts';

export const PACKAGE_DIRECTORY = resolve(import.meta.dirname, '../..');
export const EDITIONS_DIRECTORY = `${PACKAGE_DIRECTORY}/editions`;

/** Names of the folders of editions, oldest first. */
export function editionNamesIn(editions: string): string[] {
  return readdirSync(editions, { withFileTypes: true })
    .filter((one) => one.isDirectory() && !one.name.startsWith('.'))
    .map(({ name }) => name)
    .toSorted();
}

export function activeEditionDirectory(editions: string): string {
  const active = fileNamed(filesIn(editions), 'active.yaml');
  const { content, lineOf } = recordOf(active, entry({ edition: ANYTHING }));
  const name = String(content.edition);
  if (existsSync(`${editions}/${name}/edition.yaml`)) return `${editions}/${name}`;
  const known = editionNamesIn(editions).join(', ');
  const message = `L’édition « ${name} » n’existe pas : écrivez le nom d’un dossier (${known}).`;
  throw new UnreadableEdition([{ file: 'active.yaml', line: lineOf(['edition']), message }]);
}

/** What an edition is made of: the name of each part in the code, and how it is read. */
const PARTS = {
  record: record('edition.yaml', records.EDITION),
  sources: record('sources.yaml', records.SOURCES),
  pieces: record('pieces.yaml', records.PIECES),
  cells: folder('pieces/', tables.PIECE),
  seriesRecord: record('series.yaml', records.SERIES_RECORD),
  series: folder('series/', tables.SERIES),
  timeSentences: table(tables.TIME_SENTENCES),
  timeReserves: table(tables.TIME_RESERVES),
  europeLinks: table(tables.EUROPE_LINKS),
  europeSentences: table(tables.EUROPE_SENTENCES),
  expenses: lines(tables.EXPENSES),
  revenues: lines(tables.REVENUES),
  transfers: table(tables.TRANSFERS),
  cards: table(tables.CARDS),
  cardLaws: table(tables.CARD_LAWS),
  margins: table(tables.MARGINS),
  guesses: table(tables.GUESSES),
  points: table(tables.POINTS),
  denominators: table(tables.DENOMINATORS),
  history: table(tables.HISTORY),
  financeLaws: table(tables.FINANCE_LAWS),
  programmes: table(tables.PROGRAMMES),
  nextLaw: table(tables.NEXT_LAW),
  goals: table(tables.GOALS),
  indicators: table(tables.INDICATORS),
  aliases: table(tables.ALIASES),
  searches: table(tables.SEARCHES),
  judgingSearches: table(tables.JUDGING_SEARCHES),
  shortTitles: table(tables.SHORT_TITLES),
  codes: table(tables.CODES),
  publishedCodes: table(tables.PUBLISHED_CODES),
  levies: record('prelevements.yaml', records.LEVIES),
  spread: table(tables.SPREAD),
  groups: record('paquets.yaml', records.GROUPS),
  comparisons: record('comparaisons.yaml', records.COMPARISONS),
  descriptions: record('descriptions.yaml', records.DESCRIPTIONS),
  lexicon: record('lexique.yaml', records.LEXICON),
  bridges: record('passerelles.yaml', records.BRIDGES),
  gaps: record('ecarts.yaml', records.GAPS),
  renamings: record('correspondances.yaml', records.RENAMINGS),
  corrections: record('corrections.yaml', records.CORRECTIONS),
  published: optionalTable(tables.PUBLISHED),
};

export type Edition = { [Name in keyof typeof PARTS]: ReturnType<(typeof PARTS)[Name]> };

/** Reads every file before it throws, so that one run reports every unreadable file. */
export function readEdition(files: EditionFiles): Edition {
  const { tried, problems } = reading();
  const parts = Object.entries(PARTS).map(([name, read]) => [name, tried(() => read(files))]);
  const edition: object = Object.fromEntries(parts);
  if (problems.length > 0 || !isWhole(edition)) throw new UnreadableEdition(problems);
  return edition;
}

function isWhole(parts: object): parts is Edition {
  return Object.values(parts).every((part) => part !== undefined);
}

function record<Content>(name: string, kind: Kind<Content>) {
  const parse = parsedOnce((file) => recordOf(file, kind));
  return (files: EditionFiles) => parse(fileNamed(files, name));
}

function table<Shape extends TableShape>(shape: Shape) {
  const parse = parsedOnce((file) => tableOf(file, shape));
  return (files: EditionFiles) => parse(fileNamed(files, shape.file));
}

/** A missing file is a table without rows. */
function optionalTable<Shape extends TableShape>(shape: Shape) {
  const read = table(shape);
  const header = shape.columns.map(({ name }) => name).join(',');
  const none = tableOf({ name: shape.file, text: header }, shape);
  return (files: EditionFiles) => (files.has(shape.file) ? read(files) : none);
}

/** One table per file of the folder. */
function folder<Shape extends TableShape>(name: string, shape: Shape) {
  const parse = parsedOnce((file) => tableOf(file, shape));
  return (files: EditionFiles) => {
    const { tried, problems } = reading();
    const found = [...files.values()]
      .filter((file) => file.name.startsWith(name))
      .flatMap((file) => tried(() => parse(file)) ?? []);
    if (problems.length > 0) throw new UnreadableEdition(problems);
    return found;
  };
}

function lines(shape: typeof tables.EXPENSES | typeof tables.REVENUES) {
  const parse = parsedOnce((file) => withoutLoops(tableOf(file, shape)));
  return (files: EditionFiles) => parse(fileNamed(files, shape.file));
}

/** Refuses a line that is its own ancestor: climbing the tree from it would never end. */
function withoutLoops(read: Table<tables.LineRow>): Table<tables.LineRow> {
  const parents = new Map(read.rows.map(({ id, parent_id: parent }) => [id, parent]));
  const problems = read.rows.filter(isOwnAncestor).map(({ id, line }) => ({
    file: read.file,
    line,
    message: `La ligne « ${id} » est son propre parent, ou celui d’un de ses parents : corrigez parent_id.`,
  }));
  if (problems.length > 0) throw new UnreadableEdition(problems);
  return read;

  function isOwnAncestor({ id }: tables.LineRow): boolean {
    const seen = new Set<string>();
    let at = parents.get(id);
    while (at !== undefined && at !== id && !seen.has(at)) {
      seen.add(at);
      at = parents.get(at);
    }
    return at === id;
  }
}

/** Every CSV of an edition. */
export function tablesOf(edition: Edition): AnyTable[] {
  return Object.values(edition)
    .flat()
    .filter((part) => 'rows' in part);
}

/** Every YAML file of an edition. */
export function recordsOf(edition: Edition): YamlRecord<unknown>[] {
  return Object.values(edition)
    .flat()
    .filter((part) => 'content' in part);
}

/** The ids of the lines a card covers. */
export function lineIdsOf({ lignes }: { lignes: string }): string[] {
  return lignes.split('|');
}

export function pieceIdOf(file: string): string {
  return file.replace(/^(?:pieces|series)\/|\.csv$/g, '');
}

/** Prefix of the id of a lexicon term: a line may have the same id. */
export const TERM = 'lexique:';

export function targetsOf({ cibles }: { cibles: string }): string[] {
  return cibles.split('|');
}
