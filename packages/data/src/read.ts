import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LineCounter, parseDocument, type Document } from 'yaml';
import { readTable, type AnyTable, type Table } from './table.ts';
import type { LineColumn } from './tree.ts';
import type {
  ComparisonEntry,
  DescriptionSheet,
  EditionSheet,
  GapEntry,
  RenamingEntry,
  SourceEntry,
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
  gaps: Sheet<{ ecarts: GapEntry[] }>;
  renamings: Sheet<{ renommages: RenamingEntry[] }>;
};

export const PACKAGE_DIRECTORY = fileURLToPath(new URL('..', import.meta.url)).replace(
  /[/\\]$/,
  '',
);
export const EDITIONS_DIRECTORY = `${PACKAGE_DIRECTORY}/editions`;

export function activeEditionDirectory(editions: string): string {
  const active: { edition: string } = documentOf(`${editions}/active.yaml`).document.toJS();
  return `${editions}/${active.edition}`;
}

export function readEdition(directory: string): Edition {
  return {
    directory,
    sheet: readSheet(directory, 'edition.yaml'),
    sources: readSheet(directory, 'sources.yaml'),
    expenses: readTable(directory, 'depenses.csv'),
    revenues: readTable(directory, 'recettes.csv'),
    transfers: readTable(directory, 'transferts.csv'),
    cards: readTable(directory, 'cartes.csv'),
    history: readTable(directory, 'historique.csv'),
    programmes: readTable(directory, 'programmes.csv'),
    indicators: readTable(directory, 'indicateurs.csv'),
    comparisons: readSheet(directory, 'comparaisons.yaml'),
    descriptions: readSheet(directory, 'descriptions.yaml'),
    gaps: readSheet(directory, 'ecarts.yaml'),
    renamings: readSheet(directory, 'correspondances.yaml'),
  };
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
  const { document, lines } = documentOf(`${directory}/${file}`);
  const content: Content = document.toJS();
  return { file, content, lineOf: (path) => lineIn(document, lines, path) };
}

function documentOf(path: string): { document: Document.Parsed; lines: LineCounter } {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(path, 'utf8'), { lineCounter: lines });
  const [error] = document.errors;
  if (error !== undefined) throw new Error(`${path} : fichier YAML illisible. ${error.message}`);
  return { document, lines };
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
