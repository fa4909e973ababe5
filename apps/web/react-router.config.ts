import { comparisonPathOf } from '@nosmilliards/domain/comparison/path';
import type { Config } from '@react-router/dev/config';
import { prerenderedPathsOf } from './app/browser/path.ts';
import { lineIds, readCards, readComparisons, readRenamings } from './app/dataset/read.server.ts';
import { buildDirectory, hasComponentPage, hasLinePages } from './publish/variant.ts';

const comparisons = readComparisons().comparisons.map(({ lineIdsA, lineIdsB }) =>
  comparisonPathOf([...lineIdsA, ...lineIdsB]),
);
const renamed = readRenamings();
const pages = prerenderedPathsOf({
  lines: hasLinePages ? [...lineIds(), ...Object.keys(renamed.lines)] : [],
  cards: [...readCards().cards.map(({ id }) => id), ...Object.keys(renamed.cards)],
  comparisons,
});

export default {
  ssr: false,
  buildDirectory,
  // A file apart for three lines of loader would be one request more for their page.
  splitRouteModules: false,
  prerender: {
    paths: hasComponentPage ? [...pages, '/composants'] : pages,
    concurrency: 4,
  },
} satisfies Config;
