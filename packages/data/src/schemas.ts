import { writeFileSync } from 'node:fs';
import {
  activeEditionDirectory,
  EDITIONS_DIRECTORY,
  PACKAGE_DIRECTORY,
  readEdition,
} from './read/edition.ts';
import { publishedSchemasOf } from './read/published-schema.ts';
import { filesIn } from './read/text-file.ts';

/** `npm run data:schemas`, after a change in `read/tables.ts`: a test fails on an old schema. */
const edition = readEdition(filesIn(activeEditionDirectory(EDITIONS_DIRECTORY)));
for (const [file, schema] of publishedSchemasOf(edition)) {
  writeFileSync(`${PACKAGE_DIRECTORY}/schemas/${file}`, `${JSON.stringify(schema, null, 2)}\n`);
}
