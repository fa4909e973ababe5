import { linePath, paths } from '#site/path.ts';
import { PiecePage } from '#features/trust/piece/piece-page.tsx';
import { NotFound } from '#layout/not-found.tsx';
import { metaOf, notFoundMeta } from '#layout/meta.ts';
import { SiteSearch } from '#layout/search.tsx';
import { readPieceData } from '#page-data/piece.server.ts';
import type { Route } from './+types/piece.ts';

/** Runs at build time; a client-side navigation downloads its result as a file. */
export function loader({ params }: Route.LoaderArgs) {
  return readPieceData(params.id, {
    line: linePath,
    figure: (id) => `${paths.about}#${id}`,
    accounts: `${paths.methodology}#comptes`,
  });
}

/** As in `ligne.tsx`: needed offline. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader();
}

export function meta({ loaderData: data }: Route.MetaArgs) {
  return data ? metaOf(data.pageTitle, data.summary) : notFoundMeta;
}

export default function PieceRoute({ loaderData: data }: Route.ComponentProps) {
  return data === null ? <NotFound search={<SiteSearch />} /> : <PiecePage data={data} />;
}
