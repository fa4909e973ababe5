import { readFileSync } from 'node:fs';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

const { version }: { version: string } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);

/**
 * Left alone, the bundler cuts a file per shared module: twenty requests for one page. What every
 * page needs is one file, the framework another; the rest splits by route.
 */
const everywhere = [
  'app/(root|site-frame|meta)',
  'app/browser/(ballot.tsx|path|storage|store)',
  'app/features/(shell|impact/impact\\.)',
  'app/ui/(amount|button|card|class-names|data-table|disclosure|figure|icon|live-region|logo|notice|page-heading|sector|skip|tag|text-link|toast|visually)',
  'data/built/edition',
  'domain/src/(day|deck|format|money|storage-key)',
  'preload-helper',
  'lucide-react/dist/esm/(create|Icon|default|shared|context)',
].join('|');

const chunks = {
  groups: [
    {
      name: 'framework',
      test: /node_modules\/(react|react-dom|react-router|scheduler)\/|rolldown/,
    },
    { name: 'site', test: new RegExp(everywhere) },
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
