import { useMemo } from 'react';
import { bareSheet } from '#dataset/bare-sheet.ts';
import { Game } from '#features/game/game.tsx';
import { openingOf } from '#frame/game-opening.ts';
import { metaOf } from '#frame/meta.ts';
import { readWritten, written } from '#frame/written.ts';
import { fontPreloadOf, posterFontFile } from '#styles/fonts.ts';
import { late } from '#ui/late.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Route } from './+types/express.ts';

export const meta = () =>
  metaOf(
    'Mon budget en seize décisions',
    'Toute la dépense publique, les niches fiscales et les recettes en seize décisions, à affiner carte par carte.',
  );

export const links = () => [fontPreloadOf(posterFontFile)];

/** Runs when the page is written, as for the cards. */
export function loader() {
  return written(openingOf('express'));
}

const table = late(async () => (await import('#frame/game-table.ts')).gameTable);

export default function Express({ loaderData }: Route.ComponentProps) {
  const opening = useMemo(() => readWritten(loaderData), [loaderData]);
  return (
    <>
      <h1 tabIndex={-1}>
        <VisuallyHidden>Mon budget en seize décisions</VisuallyHidden>
      </h1>
      <Game key="express" deal="express" opening={opening} table={table} bareSheet={bareSheet} />
    </>
  );
}
