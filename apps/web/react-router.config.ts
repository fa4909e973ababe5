import { comparisonPathOf } from '@nosmilliards/domain/comparison/path';
import type { Config } from '@react-router/dev/config';
import { prerenderedPathsOf } from './app/browser/path.ts';
import {
  lineIds,
  readCards,
  readComparisons,
  readPieces,
  readRenamings,
} from './app/dataset/read.server.ts';
import { buildDirectory, hasComponentPage, hasLinePages } from './publish/variant.ts';

const comparisons = readComparisons().comparisons.map(({ lineIdsA, lineIdsB }) =>
  comparisonPathOf([...lineIdsA, ...lineIdsB]),
);
const renamed = readRenamings();
/** The page of components stands without the others: one of each kind is all the framework asks. */
const amongMany = (all: string[]) => (hasLinePages ? all : all.slice(0, 1));
const pages = prerenderedPathsOf({
  lines: amongMany([...lineIds(), ...Object.keys(renamed.lines)]),
  cards: amongMany([...readCards().cards.map(({ id }) => id), ...Object.keys(renamed.cards)]),
  pieces: amongMany(readPieces().pieces.map(({ page }) => page)),
  comparisons: amongMany(comparisons),
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
