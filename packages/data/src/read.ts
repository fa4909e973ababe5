import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readTable, type Table } from './table.ts';
import type { LineColumn } from './tree.ts';

export type FigureEntry = {
  libelle: string;
  valeur: number;
  unite: 'M€' | '€' | '%' | 'personnes';
  nature: 'officiel' | 'calcule' | 'estime';
  source: string;
  reference: string;
  annee: number;
  perimetre: string;
  note: string;
};

export type EditionSheet = {
  annee: number;
  titre: string;
  version: string;
  date: string;
  mise_a_jour: string;
  devise: string;
  perimetre: string;
  lois: { titre: string; numero: string; promulgation: string; source: string }[];
  chiffres: Record<string, FigureEntry>;
};

export type Edition = {
  directory: string;
  sheet: EditionSheet;
  expenses: Table<LineColumn>;
};

export const PACKAGE_DIRECTORY = new URL('..', import.meta.url).pathname.replace(/\/$/, '');

export function activeEditionDirectory(editions = `${PACKAGE_DIRECTORY}/editions`): string {
  const active = readYaml<{ edition: string }>(editions, 'active.yaml');
  return `${editions}/${active.edition}`;
}

export function readEdition(directory: string): Edition {
  return {
    directory,
    sheet: readYaml<EditionSheet>(directory, 'edition.yaml'),
    expenses: readTable<LineColumn>(directory, 'depenses.csv'),
  };
}

/** The shape is what `src/checks/shape.ts` verifies before any other check runs. */
function readYaml<Content>(directory: string, file: string): Content {
  const content: Content = parse(readFileSync(`${directory}/${file}`, 'utf8'));
  return content;
}
