import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { formatDay } from '@nosmilliards/domain/money/day';
import { OLDEST_BROWSERS } from './app/site/oldest-browsers.ts';
import { openDataFiles, readEdition } from './app/dataset/read.server.ts';
import { pages } from './app/site/pages.ts';
import { conformityOf } from './app/features/trust/accessibility/audit.ts';
import { readAudit } from './publish/bundler/accessibility-audit.ts';
import { readOperator } from './publish/bundler/operator.ts';

const { version }: { version: string } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);
const publicCode = readFileSync(new URL('../../publiccode.yml', import.meta.url), 'utf8');
const repository = /^url: '(.+)'$/m.exec(publicCode)?.[1] ?? '';
const operator = readOperator();
const audit = readAudit();

/** In development, the files that the build copies beside the pages. */
const openData: Plugin = {
  name: 'open-data',
  configureServer: ({ middlewares }) => {
    middlewares.use(`${pages.data.path}/`, (request, response, next) => {
      const file = join(openDataFiles, new URL(request.url ?? '', 'http://localhost').pathname);
      if (extname(file) === '' || !existsSync(file)) return next();
      response.end(readFileSync(file));
    });
  },
};

export default defineConfig(({ isPreview }) => ({
  plugins: [reactRouter(), openData],
  server: isPreview
    ? // Prerendering goes through the preview server: watching its output folder slows it down.
      { watch: null }
    : // The optional service, when `npm run dev:community` runs.
      { proxy: { '/api': 'http://127.0.0.1:8787' } },
  // Found at start, or a page that imports another icon would reload the browser.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.test.*'] },
  define: {
    'import.meta.env.APP_VERSION': JSON.stringify(version),
    'import.meta.env.UPDATED': JSON.stringify(formatDay(readEdition().updated)),
    'import.meta.env.APP_REPOSITORY': JSON.stringify(repository),
    'import.meta.env.SITE_ORIGIN': JSON.stringify(operator.origin),
    'import.meta.env.ACCESSIBILITY': JSON.stringify(audit),
    'import.meta.env.CONFORMITY': JSON.stringify(conformityOf(audit)),
    'import.meta.env.OPERATOR': JSON.stringify(operator),
  },
  build: {
    // The content security policy allows no data: URL for fonts and scripts.
    assetsInlineLimit: 0,
    target: Object.entries(OLDEST_BROWSERS).map(([name, oldest]) => name + oldest),
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
            // Without it the bundler writes a file per set of routes: 46 to 118 requests a page.
            { name: 'common', minShareCount: 5 },
          ],
        },
      },
    },
  },
}));
