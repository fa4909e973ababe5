import { linePath, paths } from '#site/path.ts';
import { PiecePage } from '#features/trust/piece/piece-page.tsx';
import { readGone } from '#dataset/read.server.ts';
import { Gone } from '#layout/gone.tsx';
import { NotFound } from '#layout/not-found.tsx';
import { goneMeta, metaOf, notFoundMeta } from '#layout/meta.ts';
import { SiteSearch } from '#layout/search.tsx';
import { goneOf } from '#page-data/gone.server.ts';
import { readPieceData } from '#page-data/piece.server.ts';
import type { Route } from './+types/piece.ts';

/** Runs at build time; a client-side navigation downloads its result as a file. */
export function loader({ params }: Route.LoaderArgs) {
  const piece = readPieceData(params.id, {
    line: linePath,
    figure: (id) => `${paths.about}#${id}`,
    accounts: `${paths.methodology}#comptes`,
  });
  return piece ?? goneOf(readGone().pieces, params.id);
}

/** As in `ligne.tsx`: needed offline. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader();
}

export function meta({ loaderData: data }: Route.MetaArgs) {
  if (data === null) return notFoundMeta;
  return 'words' in data ? goneMeta(data) : metaOf(data.pageTitle, data.summary);
}

export default function PieceRoute({ loaderData: data }: Route.ComponentProps) {
  if (data === null) return <NotFound search={<SiteSearch />} />;
  if ('words' in data) return <Gone gone={data} search={<SiteSearch />} />;
  return <PiecePage data={data} />;
}
