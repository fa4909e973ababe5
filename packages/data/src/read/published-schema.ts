import { columnsOf } from './column.ts';
import { tablesOf, type Edition } from './edition.ts';

/** All pieces have one schema; so have all series, with the years of the longest. */
function schemaNameOf(file: string): string {
  if (file.startsWith('pieces/')) return 'piece';
  return file.startsWith('series/') ? 'serie' : file.replace('.csv', '');
}

/** File name → Frictionless Table Schema. */
export function publishedSchemasOf(edition: Edition): Map<string, object> {
  const tables = tablesOf(edition).toSorted((a, b) => a.headers.length - b.headers.length);
  return new Map(
    tables.map(({ shape, headers }) => [
      `${schemaNameOf(shape.file)}.schema.json`,
      {
        $schema: 'https://datapackage.org/profiles/2.0/tableschema.json',
        fields: columnsOf(shape, headers),
        ...(shape.primaryKey !== undefined && { primaryKey: shape.primaryKey }),
        missingValues: [''],
      },
    ]),
  );
}
