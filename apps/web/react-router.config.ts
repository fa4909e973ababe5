import type { Config } from '@react-router/dev/config';
import { prerenderedPaths } from './app/browser/path.ts';
import { buildDirectory, hasComponentPage } from './variant.ts';

export default {
  ssr: false,
  buildDirectory,
  prerender: hasComponentPage ? [...prerenderedPaths, '/composants'] : prerenderedPaths,
} satisfies Config;
