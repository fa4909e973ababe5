import { comparisonPathOf } from '@nosmilliards/domain/comparison/path';
import type { Config } from '@react-router/dev/config';
import { prerenderedPathsOf } from './app/site/path.ts';
import {
  lineIds,
  readCards,
  readComparisons,
  readFunctions,
  readGone,
  readPieces,
  readRenamings,
} from './app/dataset/read.server.ts';

const renamed = readRenamings();
const gone = readGone();

export default {
  ssr: false,
  // `publish/pages/after-paint.ts` imports each route module whole: split, a page never hydrates.
  splitRouteModules: false,
  prerender: {
    paths: prerenderedPathsOf({
      lines: [...lineIds(), ...Object.keys(renamed.lines), ...idsOf(gone.lines)],
      cards: [
        ...readCards().cards.map(({ id }) => id),
        ...Object.keys(renamed.cards),
        ...idsOf(gone.cards),
      ],
      pieces: [...readPieces().pieces.map(({ page }) => page), ...idsOf(gone.pieces)],
      comparisons: readComparisons().comparisons.map(({ lineIdsA, lineIdsB }) =>
        comparisonPathOf([...lineIdsA, ...lineIdsB]),
      ),
      functions: readFunctions().map(({ code }) => code),
    }),
    concurrency: 4,
  },
} satisfies Config;

function idsOf(entries: readonly { readonly id: string }[]): string[] {
  return entries.map(({ id }) => id);
}
