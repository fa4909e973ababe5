import type { Config } from '@react-router/dev/config';
import { prerenderedPathsOf } from './app/browser/path.ts';
import { lineIds } from './built-lines.ts';
import { buildDirectory, hasComponentPage, hasLinePages } from './variant.ts';

const pages = prerenderedPathsOf(hasLinePages ? lineIds() : []);

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
