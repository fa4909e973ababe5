import { comparisonPathOf } from '@nosmilliards/domain/comparison/path';
import type { Config } from '@react-router/dev/config';
import { prerenderedPathsOf } from './app/browser/path.ts';
import { lineIds, readCards, readComparisons } from './app/dataset/read.server.ts';
import { buildDirectory, hasComponentPage, hasLinePages } from './publish/variant.ts';

const comparisons = readComparisons().comparisons.map(({ lineIdsA, lineIdsB }) =>
  comparisonPathOf([...lineIdsA, ...lineIdsB]),
);
const pages = prerenderedPathsOf({
  lines: hasLinePages ? lineIds() : [],
  cards: readCards().cards.map(({ id }) => id),
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
