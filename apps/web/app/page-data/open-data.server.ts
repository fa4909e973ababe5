import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { counted } from '@nosmilliards/domain/money/counted';
import { formatCount } from '@nosmilliards/domain/money/format';
import { openDataFiles, readEdition } from '#dataset/read.server.ts';

/** Subset of `datapackage.json`: the page shows the dictionary published with the files. */
type Resource = {
  path: string;
  title: string;
  rowCount: number;
  schema: { fields: { name: string; type: string; description: string }[] };
};

export type OpenData = ReturnType<typeof readOpenData>;

export function readOpenData() {
  const { year, version } = readEdition();
  const folder = join(openDataFiles, `${year}/${version}`);
  const { resources }: { resources: Resource[] } = JSON.parse(
    readFileSync(join(folder, 'datapackage.json'), 'utf8'),
  );
  const others = readdirSync(folder).filter((name) => !name.endsWith('.csv'));
  const fileOf = (name: string, about: string, rows = '') => {
    const content = readFileSync(join(folder, name));
    return {
      name,
      address: `/donnees/${year}/${version}/${name}`,
      about,
      rows,
      size: `${formatCount(Math.ceil(content.length / 1000))}\u00A0Ko`,
      sha256: createHash('sha256').update(content).digest('hex'),
    };
  };
  return {
    files: [
      ...resources.map(({ path, title, rowCount }) =>
        fileOf(path, title, counted(rowCount, 'ligne')),
      ),
      ...others
        .toSorted((a, b) => b.length - a.length)
        .map((name) =>
          fileOf(
            name,
            name === 'datapackage.json'
              ? 'Le dictionnaire, au format Data Package'
              : 'Les mêmes tables et la fiche de l’édition, en un seul fichier',
          ),
        ),
    ],
    tables: dictionaryOf(resources),
  };
}

const YEAR = /^\d{4}$/;

/** Files with the same columns are described once, and so are the columns of years. */
function dictionaryOf(resources: Resource[]) {
  const described = resources.map(({ path, schema }) => ({ path, fields: withoutYears(schema) }));
  const alike = Map.groupBy(described, ({ fields }) => JSON.stringify(fields));
  return [...alike.values()].map((group) => ({
    name: group.map(({ path }) => path).join(', '),
    fields: (group[0]?.fields ?? []).map(({ name, type, description }) => ({
      name,
      type: type === 'number' ? 'Nombre' : 'Texte',
      description,
    })),
  }));
}

function withoutYears({ fields }: Resource['schema']): Resource['schema']['fields'] {
  const others = fields.filter(({ name }) => !YEAR.test(name));
  if (others.length === fields.length) return fields;
  const description = 'Une colonne par année ; vide\u00A0: non disponible.';
  return [...others, { name: 'année', type: 'number', description }];
}
