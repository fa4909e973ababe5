import { existsSync, globSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { TableShape } from './column.ts';
import { ANYTHING, entry, type Kind } from './kind.ts';
import { readSheet, type Sheet } from './sheet.ts';
import * as sheets from './sheets.ts';
import { readTable, type AnyTable, type Table } from './table.ts';
import * as tables from './tables.ts';
import { reading, UnreadableEdition } from './unreadable.ts';

export const PACKAGE_DIRECTORY = resolve(import.meta.dirname, '../..');
export const EDITIONS_DIRECTORY = `${PACKAGE_DIRECTORY}/editions`;

/** The folders of editions, oldest first: every one is checked, served or not. */
export function editionNamesIn(editions: string): string[] {
  return readdirSync(editions, { withFileTypes: true })
    .filter((one) => one.isDirectory() && !one.name.startsWith('.'))
    .map(({ name }) => name)
    .toSorted();
}

export function activeEditionDirectory(editions: string): string {
  const { content, lineOf } = readSheet(editions, 'active.yaml', entry({ edition: ANYTHING }));
  const name = String(content.edition);
  if (existsSync(`${editions}/${name}/edition.yaml`)) return `${editions}/${name}`;
  const known = editionNamesIn(editions).join(', ');
  const message = `L’édition « ${name} » n’existe pas : écrivez le nom d’un dossier (${known}).`;
  throw new UnreadableEdition([{ file: 'active.yaml', line: lineOf(['edition']), message }]);
}

export type Edition = ReturnType<typeof readEdition>;

export function readEdition(directory: string) {
  const { tried, problems } = reading();
  const sheet = <Content>(file: string, kind: Kind<Content>) =>
    tried(() => readSheet(directory, file, kind));
  const table = <Shape extends TableShape>(shape: Shape) =>
    tried(() => readTable(directory, shape));
  const edition = {
    directory,
    sheet: sheet('edition.yaml', sheets.EDITION),
    sources: sheet('sources.yaml', sheets.SOURCES),
    pieces: sheet('pieces.yaml', sheets.PIECES),
    cells: globSync('pieces/*.csv', { cwd: directory })
      .toSorted()
      .flatMap((file) => table({ ...tables.PIECE, file }) ?? []),
    expenses: tried(() => readLines(directory, tables.EXPENSES)),
    revenues: tried(() => readLines(directory, tables.REVENUES)),
    transfers: table(tables.TRANSFERS),
    cards: table(tables.CARDS),
    cardLaws: table(tables.CARD_LAWS),
    margins: table(tables.MARGINS),
    guesses: table(tables.GUESSES),
    points: table(tables.POINTS),
    history: table(tables.HISTORY),
    financeLaws: table(tables.FINANCE_LAWS),
    programmes: table(tables.PROGRAMMES),
    indicators: table(tables.INDICATORS),
    aliases: table(tables.ALIASES),
    shortTitles: table(tables.SHORT_TITLES),
    codes: table(tables.CODES),
    publishedCodes: table(tables.PUBLISHED_CODES),
    groups: sheet('paquets.yaml', sheets.GROUPS),
    comparisons: sheet('comparaisons.yaml', sheets.COMPARISONS),
    descriptions: sheet('descriptions.yaml', sheets.DESCRIPTIONS),
    lexicon: sheet('lexique.yaml', sheets.LEXICON),
    gaps: sheet('ecarts.yaml', sheets.GAPS),
    renamings: sheet('correspondances.yaml', sheets.RENAMINGS),
    corrections: sheet('corrections.yaml', sheets.CORRECTIONS),
  };
  if (problems.length > 0 || !isWhole(edition)) throw new UnreadableEdition(problems);
  return edition;
}

/** A line that is its own ancestor has no place: whatever climbs the tree would never arrive. */
function readLines(
  directory: string,
  shape: typeof tables.EXPENSES | typeof tables.REVENUES,
): Table<tables.LineRow> {
  const table: Table<tables.LineRow> = readTable(directory, shape);
  const parents = new Map(table.rows.map(({ id, parent_id: parent }) => [id, parent]));
  const problems = table.rows.filter(isOwnAncestor).map(({ id, line }) => ({
    file: table.file,
    line,
    message: `La ligne « ${id} » est son propre parent, ou celui d’un de ses parents : corrigez parent_id.`,
  }));
  if (problems.length > 0) throw new UnreadableEdition(problems);
  return table;

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

type Whole<Parts> = { [Key in keyof Parts]: Exclude<Parts[Key], undefined> };

function isWhole<Parts extends object>(parts: Parts): parts is Parts & Whole<Parts> {
  return Object.values(parts).every((part) => part !== undefined);
}

/** The lines a card stands on. */
export function lineIdsOf({ lignes }: { lignes: string }): string[] {
  return lignes.split('|');
}

/** A piece has the name of its file. */
export function pieceIdOf(file: string): string {
  return file.replace(/^pieces\/|\.csv$/g, '');
}

/** Every CSV of an edition, for the checks that look at all of them alike. */
export function tablesOf(edition: Edition): AnyTable[] {
  const { expenses, revenues, transfers, cards, history, programmes, indicators } = edition;
  return [
    expenses,
    revenues,
    transfers,
    cards,
    edition.cardLaws,
    edition.margins,
    edition.guesses,
    edition.points,
    history,
    edition.financeLaws,
    programmes,
    indicators,
    edition.aliases,
    edition.shortTitles,
    edition.codes,
    edition.publishedCodes,
    ...edition.cells,
  ];
}

/** Every YAML file of an edition. */
export function sheetsOf(edition: Edition): Sheet<unknown>[] {
  const { sheet, sources, comparisons, descriptions, lexicon } = edition;
  return [
    sheet,
    sources,
    comparisons,
    descriptions,
    lexicon,
    edition.groups,
    edition.pieces,
    edition.gaps,
    edition.renamings,
    edition.corrections,
  ];
}
