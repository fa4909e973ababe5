import { useMemo } from 'react';
import { bareSheet } from '#dataset/bare-sheet.ts';
import { Game } from '#features/game/game.tsx';
import { openingOf } from '#frame/game-opening.ts';
import { metaOf } from '#frame/meta.ts';
import { readWritten, written } from '#frame/written.ts';
import { fontPreloadOf, posterFontFile } from '#styles/fonts.ts';
import { late } from '#ui/late.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Route } from './+types/je-fais-mon-budget.ts';

export const meta = () =>
  metaOf(
    'Je fais mon budget',
    '64 cartes pour décider ce qu’il faut garder, augmenter, réduire ou supprimer.',
  );

export const links = () => [fontPreloadOf(posterFontFile)];

/** Runs when the page is written: the first card is in it, and the deck comes after. */
export function loader() {
  return written(openingOf('cards'));
}

const table = late(async () => (await import('#frame/game-table.ts')).gameTable);

export default function Budget({ loaderData }: Route.ComponentProps) {
  const opening = useMemo(() => readWritten(loaderData), [loaderData]);
  return (
    <>
      <h1 tabIndex={-1}>
        <VisuallyHidden>Je fais mon budget</VisuallyHidden>
      </h1>
      <Game key="cards" deal="cards" opening={opening} table={table} bareSheet={bareSheet} />
    </>
  );
}
