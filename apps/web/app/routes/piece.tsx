import { linePath, paths } from '#browser/path.ts';
import { PiecePage } from '#features/piece/piece-page.tsx';
import { NotFound } from '#frame/not-found.tsx';
import { metaOf, notFoundMeta } from '#frame/meta.ts';
import { SiteSearch } from '#frame/search.tsx';
import { readPieceSheet } from '#sheet/piece.server.ts';
import type { Route } from './+types/piece.ts';

/** Runs while the pages are written; a visitor who follows a link gets its answer as a file. */
export function loader({ params }: Route.LoaderArgs) {
  return readPieceSheet(params.id, {
    line: linePath,
    figure: (id) => `${paths.about}#${id}`,
    accounts: `${paths.methodology}#comptes`,
  });
}

/** As for a line: without network, the router asks for the piece only if told to. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader();
}

export function meta({ loaderData: sheet }: Route.MetaArgs) {
  return sheet ? metaOf(sheet.pageTitle, sheet.summary) : notFoundMeta;
}

export default function PieceRoute({ loaderData: sheet }: Route.ComponentProps) {
  return sheet === null ? <NotFound search={<SiteSearch />} /> : <PiecePage sheet={sheet} />;
}
