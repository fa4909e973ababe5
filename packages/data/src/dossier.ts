import { readFileSync } from 'node:fs';
import { PACKAGE_DIRECTORY, readEdition, type Edition } from './read.ts';
import type { TableSchema } from './table-schema.ts';
import { treeOf, type Tree } from './tree.ts';

/** An edition with its two trees grown: what every check and every output reads. */
export type Dossier = {
  edition: Edition;
  expenses: Tree;
  revenues: Tree;
  schemaOf: (file: string) => TableSchema;
};

export function openDossier(directory: string): Dossier {
  const edition = readEdition(directory);
  return {
    edition,
    expenses: treeOf(edition.expenses.rows),
    revenues: treeOf(edition.revenues.rows),
    schemaOf: readSchema,
  };
}

function readSchema(file: string): TableSchema {
  const path = `${PACKAGE_DIRECTORY}/schemas/${file.replace('.csv', '.schema.json')}`;
  const schema: TableSchema = JSON.parse(readFileSync(path, 'utf8'));
  return schema;
}
