import { writeFileSync } from 'node:fs';
import { activeEditionDirectory, EDITIONS_DIRECTORY, PACKAGE_DIRECTORY } from './read/edition.ts';
import { publishedSchemasOf } from './read/published-schema.ts';

/** `npm run data:schemas`: after a change in `read/tables.ts`; a test refuses what is out of date. */
const directory = activeEditionDirectory(EDITIONS_DIRECTORY);
for (const [file, schema] of publishedSchemasOf(directory)) {
  writeFileSync(`${PACKAGE_DIRECTORY}/schemas/${file}`, `${JSON.stringify(schema, null, 2)}\n`);
}
