import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  activeEditionDirectory,
  EDITIONS_DIRECTORY,
  PACKAGE_DIRECTORY,
  readEdition,
} from './edition.ts';
import { publishedSchemasOf } from './published-schema.ts';
import { filesIn } from './text-file.ts';

const folder = `${PACKAGE_DIRECTORY}/schemas`;
const schemas = publishedSchemasOf(
  readEdition(filesIn(activeEditionDirectory(EDITIONS_DIRECTORY))),
);

it.each([...schemas])('%s is what the table declares (npm run data:schemas)', (file, schema) => {
  expect(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))).toEqual(schema);
});

it('every table has its schema, and no other is left', () => {
  expect(readdirSync(folder)).toEqual([...schemas.keys()].toSorted());
});
