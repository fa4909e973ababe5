import { title, updated, version, year } from '#dataset/edition.ts';
import { readEditions } from '#dataset/read.server.ts';
import { paths } from '#site/path.ts';
import { OpenDataPage } from '#features/trust/open-data/open-data-page.tsx';
import { metaOf } from '#layout/meta.ts';
import { readOpenData, type OpenData } from '#page-data/open-data.server.ts';
import { readSourceList } from '#page-data/source-list.server.ts';
import type { Route } from './+types/donnees.ts';

const origin = import.meta.env.SITE_ORIGIN;
const description =
  'Chaque document d’où vient un chiffre, cellule par cellule, et tout le budget public à télécharger en CSV et JSON, sous Licence Ouverte 2.0.';

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    ...metaOf('Données et sources', description),
    { 'script:ld+json': datasetOf(loaderData?.files ?? []) },
  ];
}

/** Runs at build time: sizes and SHA-256 digests are computed from the published files. */
export function loader() {
  const [, ...formers] = readEditions().map(({ year: of, version: last, updated: on }) => ({
    year: of,
    version: last,
    updated: on,
  }));
  return { ...readOpenData(), shelves: readSourceList(), formers };
}

export default function OpenDataRoute({ loaderData }: Route.ComponentProps) {
  return (
    <OpenDataPage
      {...loaderData}
      edition={{ title, year, version, updated }}
      address={origin + paths.data}
    />
  );
}

/** schema.org/Dataset, read by dataset search engines. */
function datasetOf(files: OpenData['files']) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: `${title}, édition ${year}`,
    description,
    url: origin + paths.data,
    inLanguage: 'fr',
    version,
    dateModified: updated,
    temporalCoverage: String(year),
    spatialCoverage: 'France',
    license: 'https://www.etalab.gouv.fr/licence-ouverte-open-licence',
    isAccessibleForFree: true,
    creator: { '@type': 'Organization', name: 'Nos Milliards', url: origin },
    distribution: files.map(({ name, address, sha256 }) => ({
      '@type': 'DataDownload',
      name,
      contentUrl: origin + address,
      encodingFormat: name.endsWith('.csv') ? 'text/csv' : 'application/json',
      sha256,
    })),
  };
}
