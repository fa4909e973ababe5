import { readFileSync } from 'node:fs';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

const { version }: { version: string } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);

/**
 * Left alone, the bundler cuts a file per shared module: twenty requests for one page. `frame` is
 * what every page shows; `shared`, what several pages do.
 */
const chunks = {
  groups: [
    { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler|cookie)\// },
    {
      name: 'frame',
      test: /\/app\/(site-frame|features\/(shell|impact\/impact\.)|ui\/(live-region|toast|tag|data-table|disclosure|text-link|button-link|figure-with-table))|\/app\/meta|domain\/src\/deck|built\/edition|preload-helper/,
    },
    { name: 'shared', test: /\/app\/(ui|browser|meta)|packages\/domain|lucide/, minShareCount: 3 },
  ],
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [reactRouter()],
  define: { 'import.meta.env.APP_VERSION': JSON.stringify(version) },
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    ...(!isSsrBuild && { rolldownOptions: { output: { codeSplitting: chunks } } }),
  },
}));
