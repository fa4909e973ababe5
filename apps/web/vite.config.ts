import { readFileSync } from 'node:fs';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { formatDay } from '@nosmilliards/domain/money/day';
import { oneIconOnePath } from './publish/icons/plugin.ts';
import { OLDEST_BROWSERS } from './app/browser/floor.ts';
import { readAudit } from './publish/accessibility-audit.ts';
import { conformityOf } from './app/features/accessibility/audit.ts';
import { readEdition } from './app/dataset/read.server.ts';
import { readOperator } from './publish/operator.ts';
import { shortClassName } from './publish/class-names.ts';
import { mediaWithoutRanges } from './publish/media-range.ts';
import { reactByName } from './publish/react-by-name.ts';
import { shortProperties } from './publish/short-properties.ts';
import { splitByPage } from './publish/split-by-page.ts';
import { isCutByPage } from './publish/variant.ts';

const { version }: { version: string } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);

const publicCode = readFileSync(new URL('../../publiccode.yml', import.meta.url), 'utf8');
const repository = /^url: '(.+)'$/m.exec(publicCode)?.[1] ?? '';

const operator = readOperator();
const audit = readAudit();

export default defineConfig(({ isSsrBuild, isPreview }) => ({
  plugins: [
    reactByName,
    oneIconOnePath,
    mediaWithoutRanges,
    shortProperties,
    reactRouter(),
    isCutByPage && splitByPage,
  ],
  // The pages are written through the preview server: watching the folder they land in makes each
  // new page list all the others, minutes for a thousand of them.
  server: isPreview
    ? { watch: null }
    : // `npm run dev:community`, where it runs; without it the site says that nobody answers.
      { proxy: { '/api': 'http://127.0.0.1:8787' } },
  define: {
    'import.meta.env.APP_VERSION': JSON.stringify(version),
    'import.meta.env.UPDATED': JSON.stringify(formatDay(readEdition().updated)),
    'import.meta.env.APP_REPOSITORY': JSON.stringify(repository),
    'import.meta.env.SITE_ORIGIN': JSON.stringify(operator.origin),
    'import.meta.env.ACCESSIBILITY': JSON.stringify(audit),
    'import.meta.env.CONFORMITY': JSON.stringify(conformityOf(audit)),
    'import.meta.env.OPERATOR': JSON.stringify(operator),
  },
  css: { modules: { generateScopedName: shortClassName } },
  // Prerendered and hydrated by the same drawings.
  ssr: { noExternal: ['lucide-react'] },
  build: {
    assetsInlineLimit: 0,
    manifest: !isSsrBuild,
    // Scripts and styles.
    target: Object.entries(OLDEST_BROWSERS).map(([name, oldest]) => name + oldest),
    // A late part says by itself what it imports, most of it there already; only its style would lag.
    modulePreload: { resolveDependencies: (_, deps) => deps.filter((dep) => dep.endsWith('.css')) },
  },
}));
