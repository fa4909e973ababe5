import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { drawnGdpSheetOf } from '#features/explore/europe/europe-drawing.ts';
import { FunctionPage } from '#features/explore/europe/function-page.tsx';
import { drawnSeriesOf } from '#features/explore/europe/series-drawing.ts';
import { metaOf, notFoundMeta } from '#layout/meta.ts';
import { NotFound } from '#layout/not-found.tsx';
import { SiteSearch } from '#layout/search.tsx';
import { readFunctionData } from '#page-data/europe.server.ts';
import type { Route } from './+types/fonction.ts';

/** Runs at build time; a client-side navigation downloads its result as a file. */
export function loader({ params }: Route.LoaderArgs) {
  const data = readFunctionData(params.id);
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

export function meta({ loaderData: data }: Route.MetaArgs) {
  return data ? metaOf(`${data.own.title}, ailleurs en Europe`, data.sentence) : notFoundMeta;
}

export default function FunctionRoute({ loaderData: data }: Route.ComponentProps) {
  if (data === null) return <NotFound search={<SiteSearch />} />;
  return <FunctionPage data={data} />;
}
