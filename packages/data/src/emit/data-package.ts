import { createHash } from 'node:crypto';

export type Resource = {
  name: string;
  title: string;
  columns: { name: string; type: 'string' | 'number'; description: string }[];
  rows: (string | number)[][];
};

/** The Frictionless Data Package that describes the open data files. */
export function packageOf(
  { annee, version }: { annee: number; version: string },
  tables: Resource[],
  files: Map<string, string>,
): object {
  return {
    $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
    name: `nos-milliards-${annee}`,
    title: `Nos Milliards : le budget public ${annee}`,
    version,
    description:
      'Dépenses et recettes publiques, cartes du simulateur, comparaisons et sources. Montants en millions d’euros.',
    licenses: [
      {
        name: 'etalab-2.0',
        title: 'Licence Ouverte 2.0',
        path: 'https://www.etalab.gouv.fr/licence-ouverte-open-licence',
      },
    ],
    resources: tables.map(({ name, title, columns, rows }) => {
      const content = files.get(`${name}.csv`) ?? '';
      return {
        name,
        title,
        path: `${name}.csv`,
        format: 'csv',
        mediatype: 'text/csv',
        encoding: 'utf-8',
        rowCount: rows.length,
        bytes: Buffer.byteLength(content),
        hash: `sha256:${createHash('sha256').update(content).digest('hex')}`,
        schema: {
          fields: columns,
          primaryKey: 'id',
          ...(columns.some((column) => column.name === 'source')
            ? {
                foreignKeys: [
                  { fields: 'source', reference: { resource: 'sources', fields: 'id' } },
                ],
              }
            : {}),
          missingValues: [''],
        },
      };
    }),
  };
}
