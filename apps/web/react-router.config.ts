import type { Config } from '@react-router/dev/config';
import { prerenderedPaths } from './app/browser/path.ts';

export default {
  ssr: false,
  prerender: prerenderedPaths,
} satisfies Config;
