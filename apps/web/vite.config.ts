import { readFileSync } from 'node:fs';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

const { version }: { version: string } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);

const publicCode = readFileSync(new URL('../../publiccode.yml', import.meta.url), 'utf8');
const repository = /^url: '(.+)'$/m.exec(publicCode)?.[1] ?? '';

/** Left alone, the bundler cuts a file per shared module: twenty requests for one page. */
const chunks = {
  groups: [
    { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler|cookie)\// },
    {
      name: 'shared',
      test: /\/app\/(ui|browser|meta|site-search)|search-button|packages\/domain|lucide/,
      minShareCount: 3,
    },
  ],
};

export default defineConfig(({ isSsrBuild, isPreview }) => ({
  plugins: [reactRouter()],
  // The pages are written through the preview server: watching the folder they land in makes each
  // new page list all the others, minutes for a thousand of them.
  ...(isPreview && { server: { watch: null } }),
  define: {
    'import.meta.env.APP_VERSION': JSON.stringify(version),
    'import.meta.env.APP_REPOSITORY': JSON.stringify(repository),
  },
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    ...(!isSsrBuild && { rolldownOptions: { output: { codeSplitting: chunks } } }),
  },
}));
