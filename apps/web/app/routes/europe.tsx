import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { drawnGdpSheetOf } from '#features/explore/europe/europe-drawing.ts';
import { EuropePage } from '#features/explore/europe/europe-page.tsx';
import { drawnSeriesOf } from '#features/explore/europe/series-drawing.ts';
import { metaOf, notFoundMeta } from '#layout/meta.ts';
import { NotFound } from '#layout/not-found.tsx';
import { SiteSearch } from '#layout/search.tsx';
import { functionTitleOf } from '#page-data/embed-words.ts';
import { readEuropeData } from '#page-data/europe.server.ts';
import { pages } from '#site/pages.ts';
import type { Route } from './+types/europe.ts';

/** Runs at build time; a client-side navigation downloads its result as a file. */
export function loader({ params }: Route.LoaderArgs) {
  const data = readEuropeData(params.id);
  if (data === null) return null;
  const { squares, ...rest } = data;
  return { ...rest, sheets: squares.map(drawnGdpSheetOf), drawn: drawnSeriesOf(data.series) };
}

/** A change of unit asks for nothing: the page has the four. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) {
  return currentParams['id'] !== nextParams['id'];
}

/** Without it, the router does not load the data of a page opened offline. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader();
}

export function meta({ loaderData: data, params }: Route.MetaArgs) {
  if (!data) return notFoundMeta;
  return params.id === undefined
    ? metaOf(
        pages.europe.title,
        'La dépense publique par fonction en Allemagne, en France, en Italie, en Espagne et dans l’Union, en quatre unités, avec les réserves à connaître.',
      )
    : metaOf(functionTitleOf(data.own.title), data.sentence);
}

/** Of `/europe` and of every function: choosing one changes the address and keeps the page. */
export default function Europe({ loaderData: data }: Route.ComponentProps) {
  if (data === null) return <NotFound search={<SiteSearch />} />;
  return <EuropePage data={data} />;
}
