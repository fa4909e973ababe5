import { redirect } from 'react-router';
import { linePath, piecePath } from '#browser/path.ts';
import { readRenamings } from '#dataset/read.server.ts';
import { LinePage } from '#features/line/line-page.tsx';
import { NotFound } from '#frame/not-found.tsx';
import { VoteControl } from '#ballot/vote-control.tsx';
import { readLineSheet } from '#sheet/line.server.ts';
import { iconPathOf } from '#ui/icon-path.server.ts';
import { metaOf, notFoundMeta } from '#frame/meta.ts';
import { SiteSearch } from '#frame/search.tsx';
import type { Route } from './+types/ligne.ts';

/** Runs while the pages are written; a visitor who follows a link gets its answer as a file. */
export function loader({ params }: Route.LoaderArgs) {
  const moved = readRenamings().lines[params.id];
  if (moved !== undefined) throw redirect(linePath(moved), 301);
  const sheet = readLineSheet(params.id, { line: linePath, piece: piecePath });
  return sheet && { ...sheet, icon: iconPathOf(sheet.line.icon) };
}

/**
 * Without network the page is drawn from `__spa-fallback.html`, which knows no line: without a
 * loader of ours the router would not ask for one.
 */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader();
}

export function meta({ loaderData: sheet }: Route.MetaArgs) {
  return sheet ? metaOf(sheet.pageTitle, sheet.summary) : notFoundMeta;
}

export default function LineRoute({ loaderData: sheet }: Route.ComponentProps) {
  if (sheet === null) return <NotFound search={<SiteSearch />} />;
  const { line, isVotable } = sheet;
  const vote = isVotable && <VoteControl key={line.id} line={line} />;
  return <LinePage sheet={sheet} icon={sheet.icon} vote={vote} />;
}
