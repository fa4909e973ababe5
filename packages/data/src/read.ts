import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { LineCounter, parseDocument, type Document } from 'yaml';
import { readText } from './text-file.ts';
import { reading, UnreadableEdition } from './unreadable.ts';
import { readTable, type AnyTable, type Table } from './table.ts';
import type { LineColumn } from './tree.ts';
import type {
  ComparisonEntry,
  CorrectionEntry,
  DescriptionSheet,
  EditionSheet,
  GapEntry,
  RenamingEntry,
  SourceEntry,
  TermEntry,
  VintageException,
} from './sheet.ts';

export type TransferColumn =
  | 'id'
  | 'titre'
  | 'montant'
  | 'description'
  | 'traitement'
  | 'nature'
  | 'source'
  | 'reference'
  | 'note';
export type CardColumn =
  | 'id'
  | 'titre'
  | 'montant'
  | 'secteur'
  | 'type'
  | 'categorie'
  | 'sous_categorie'
  | 'icone'
  | 'reduction_max'
  | 'hausse_max'
  | 'lignes'
  | 'nature'
  | 'source'
  | 'reference'
  | 'note';
/** One column per text and year: plf (project), lfi (law), execution. */
export type HistoryColumn =
  | 'code_officiel'
  | 'niveau'
  | 'libelle'
  | 'mission'
  | 'rupture'
  | `${'plf' | 'lfi' | 'execution'}_${number}`;
export type ProgrammeColumn =
  | 'code_officiel'
  | 'ministere'
  | 'personnel'
  | 'emplois_lfi'
  | 'emplois_realises';
export type IndicatorColumn =
  | 'code_officiel'
  | 'objectif'
  | 'indicateur_code'
  | 'indicateur'
  | 'sous_indicateur'
  | 'unite'
  | 'realise_avant'
  | 'cible'
  | 'realise';

/** A YAML file: its content, and where each entry stands for the messages. */
export type Sheet<Content> = {
  file: string;
  content: Content;
  lineOf: (path: (string | number)[]) => number;
};

export type Edition = {
  directory: string;
  sheet: Sheet<EditionSheet>;
  sources: Sheet<{ sources: Record<string, SourceEntry> }>;
  expenses: Table<LineColumn>;
  revenues: Table<LineColumn>;
  transfers: Table<TransferColumn>;
  cards: Table<CardColumn>;
  history: Table<HistoryColumn>;
  programmes: Table<ProgrammeColumn>;
  indicators: Table<IndicatorColumn>;
  comparisons: Sheet<{ comparaisons: ComparisonEntry[] }>;
  descriptions: Sheet<DescriptionSheet>;
  lexicon: Sheet<{ termes: TermEntry[] }>;
  gaps: Sheet<{ ecarts: GapEntry[]; millesimes: VintageException[] }>;
  renamings: Sheet<{ renommages: RenamingEntry[] }>;
  corrections: Sheet<{ corrections: CorrectionEntry[] }>;
};

export const PACKAGE_DIRECTORY = resolve(import.meta.dirname, '..');
export const EDITIONS_DIRECTORY = `${PACKAGE_DIRECTORY}/editions`;

/** The folders of editions, oldest first: every one is checked, served or not. */
export function editionNamesIn(editions: string): string[] {
  return readdirSync(editions, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .toSorted();
}

export function activeEditionDirectory(editions: string): string {
  const { content, lineOf } = readSheet<{ edition?: unknown }>(editions, 'active.yaml');
  const name = String(content.edition);
  if (existsSync(`${editions}/${name}/edition.yaml`)) return `${editions}/${name}`;
  const known = editionNamesIn(editions).join(', ');
  const message = `L’édition « ${name} » n’existe pas : écrivez le nom d’un dossier (${known}).`;
  throw new UnreadableEdition([{ file: 'active.yaml', line: lineOf(['edition']), message }]);
}

export function readEdition(directory: string): Edition {
  const { tried, problems } = reading();
  const sheetOf = <Content>(file: string) => tried(() => readSheet<Content>(directory, file));
  const rowsOf = <Column extends string>(file: string) =>
    tried(() => readTable<Column>(directory, file));
  const edition = {
    directory,
    sheet: sheetOf<EditionSheet>('edition.yaml'),
    sources: sheetOf<{ sources: Record<string, SourceEntry> }>('sources.yaml'),
    expenses: rowsOf<LineColumn>('depenses.csv'),
    revenues: rowsOf<LineColumn>('recettes.csv'),
    transfers: rowsOf<TransferColumn>('transferts.csv'),
    cards: rowsOf<CardColumn>('cartes.csv'),
    history: rowsOf<HistoryColumn>('historique.csv'),
    programmes: rowsOf<ProgrammeColumn>('programmes.csv'),
    indicators: rowsOf<IndicatorColumn>('indicateurs.csv'),
    comparisons: sheetOf<{ comparaisons: ComparisonEntry[] }>('comparaisons.yaml'),
    descriptions: sheetOf<DescriptionSheet>('descriptions.yaml'),
    lexicon: sheetOf<{ termes: TermEntry[] }>('lexique.yaml'),
    gaps: sheetOf<{ ecarts: GapEntry[]; millesimes: VintageException[] }>('ecarts.yaml'),
    renamings: sheetOf<{ renommages: RenamingEntry[] }>('correspondances.yaml'),
    corrections: sheetOf<{ corrections: CorrectionEntry[] }>('corrections.yaml'),
  };
  if (!isWhole(edition)) throw new UnreadableEdition(problems);
  return edition;
}

function isWhole(parts: Partial<Record<keyof Edition, unknown>>): parts is Edition {
  return Object.values(parts).every((part) => part !== undefined);
}

/** The lines a card stands on. */
export function lineIdsOf({ lignes }: { lignes: string }): string[] {
  return lignes.split('|');
}

/** Every CSV of an edition, for the checks that look at all of them alike. */
export function tablesOf(edition: Edition): AnyTable[] {
  const { expenses, revenues, transfers, cards, history, programmes, indicators } = edition;
  return [expenses, revenues, transfers, cards, history, programmes, indicators];
}

function readSheet<Content>(directory: string, file: string): Sheet<Content> {
  const lines = new LineCounter();
  const document = parseDocument(readText(directory, file), { lineCounter: lines });
  const [error] = document.errors;
  if (error !== undefined) {
    const message = `Le YAML est illisible ici : vérifiez le retrait, les deux-points et les apostrophes (entourez le texte de « ' » et doublez celles qu’il contient).`;
    throw new UnreadableEdition([{ file, line: error.linePos?.[0].line ?? 1, message }]);
  }
  const content: Content = document.toJS();
  if (typeof content !== 'object' || content === null) {
    throw new UnreadableEdition([
      { file, line: 1, message: 'Le fichier est vide : rétablissez-le.' },
    ]);
  }
  return { file, content, lineOf: (path) => lineIn(document, lines, path) };
}

/** The line of the deepest part of the path that exists: a missing entry points to its parent. */
function lineIn(document: Document.Parsed, lines: LineCounter, path: (string | number)[]): number {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node = document.getIn(path.slice(0, depth), true);
    if (isPlaced(node)) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

function isPlaced(node: unknown): node is { range: [number, number, number] } {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range);
}
