import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { builtEditionOf } from './emit/edition.ts';
import { builtSectorsOf } from './emit/sectors.ts';
import {
  activeEditionDirectory,
  EDITIONS_DIRECTORY,
  PACKAGE_DIRECTORY,
  readEdition,
} from './read.ts';
import { treeOf } from './tree.ts';

const edition = readEdition(activeEditionDirectory(EDITIONS_DIRECTORY));
const expenses = treeOf(edition.expenses.rows);
const built = `${PACKAGE_DIRECTORY}/built`;

rmSync(built, { recursive: true, force: true });
write('edition.json', builtEditionOf(edition.sheet.content, expenses));
write('sectors.json', builtSectorsOf(expenses));

function write(name: string, content: unknown): void {
  mkdirSync(dirname(`${built}/${name}`), { recursive: true });
  writeFileSync(`${built}/${name}`, JSON.stringify(content));
}
