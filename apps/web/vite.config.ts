import { readFileSync } from 'node:fs';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { oneIconOnePath } from './publish/icons/plugin.ts';
import { readAudit } from './publish/accessibility-audit.ts';
import { conformityOf } from './app/features/accessibility/audit.ts';
import { readOperator } from './publish/operator.ts';

const { version }: { version: string } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);

const publicCode = readFileSync(new URL('../../publiccode.yml', import.meta.url), 'utf8');
const repository = /^url: '(.+)'$/m.exec(publicCode)?.[1] ?? '';

const operator = readOperator();
const audit = readAudit();

/**
 * Left alone, the bundler cuts a file per shared module: twenty requests for one page. What every
 * page needs is one file, the framework another; the rest splits by route. A group takes along all
 * that its modules import: one pattern too wide and every page carries the rules of the ballot.
 */
const everywhere = [
  'app/(root|frame/(?!ballot-engine|keeper|pages))',
  'app/(ballot/provider|browser/(clock|idle|path|storage))\\.',
  'app/features/(impact/impact\\.|search/search-button)',
  'app/ui/(amount|button|card|class-names|create-icon|disclosure|icon\\.|live-region|logo|page-heading|skip|tag|text-link|toast|visually)',
  'data/built/edition',
  'domain/src/(money/(day|format|money)|game/deck-size|storage-key)',
  'lucide-react/dist/esm/icons/(arrow-right|menu|search|x)\\.',
  'preload-helper',
].join('|');

/** Every one of them is shared by two pages at least; the order says who takes a module first. */
const chunks = {
  groups: [
    {
      name: 'framework',
      test: /node_modules\/(react|react-dom|react-router|scheduler)\/|rolldown/,
    },
    { name: 'site', test: new RegExp(everywhere) },
    {
      name: 'figures',
      test: /\/app\/ui\/(amount-views|bar-list|breadcrumb|data-table|figure|neighbours)/,
    },
    {
      name: 'parts',
      test: /\/app\/(ui\/(compare-toggle|external-link|fact-list|line-icon|nature-(tag|words)|notice|term-link)|browser\/hydration|ballot\/vote-control)/,
      minShareCount: 2,
    },
    { name: 'text', test: /\/app\/ui\/(reading-page|noted-list|ruled-list)/ },
    {
      name: 'ballot',
      test: /domain\/src\/(budget\/(budget|lens|line)|game\/(deck|game)|vote\/(card|ledger|stored-value|territory|vote)|result)\.|\/app\/(ui\/choice|browser\/store\.|ballot\/undo-offer)|lucide/,
      minShareCount: 2,
    },
    {
      name: 'engine',
      test: /app\/(ballot\/(stored-ballot|engine)|frame\/ballot-engine)|built\/coverage|domain\/src\/(game\/(ballot|edition|game-storage|history)|vote\/ledger-storage)/,
      minShareCount: 2,
    },
    {
      name: 'reading',
      test: /\/app\/(browser\/(clipboard|comparison|lens|share)|features\/lens)|domain\/src\/(budget\/(breakdown|weight)|comparison\/(comparison|path))\./,
      minShareCount: 2,
    },
    { name: 'lines', test: /built\/explorer|\/app\/dataset\/category-lines/, minShareCount: 2 },
    {
      name: 'outcome',
      test: /\/app\/ui\/(balance|dialog|diverging|percent|range|status)|domain\/src\/(game\/(achievement|facts)|outcome\/(completion|end-status|outcome))/,
      minShareCount: 2,
    },
    { name: 'voting', test: /app\/ballot\/(vote-panel|cast-vote|effect|use-cast)/ },
    // The game asks for the dossier of a card when it is opened: the page of that card shows it.
    { name: 'carte', test: /\/app\/(routes\/carte|features\/(card|game\/dossier))/ },
  ],
};

/** Otherwise a route whose modules others share costs one more request, for a file that re-exports. */
const sharedEntries: Plugin = {
  name: 'shared-entries',
  // The framework's own answer is laid over the one below: a plugin has the last word.
  config: () => ({
    environments: {
      client: { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } },
    },
  }),
};

export default defineConfig(({ isSsrBuild, isPreview }) => ({
  plugins: [oneIconOnePath, reactRouter(), sharedEntries],
  // The pages are written through the preview server: watching the folder they land in makes each
  // new page list all the others, minutes for a thousand of them.
  ...(isPreview && { server: { watch: null } }),
  define: {
    'import.meta.env.APP_VERSION': JSON.stringify(version),
    'import.meta.env.APP_REPOSITORY': JSON.stringify(repository),
    'import.meta.env.SITE_ORIGIN': JSON.stringify(operator.origin),
    'import.meta.env.ACCESSIBILITY': JSON.stringify(audit),
    'import.meta.env.CONFORMITY': JSON.stringify(conformityOf(audit)),
    'import.meta.env.OPERATOR': JSON.stringify(operator),
  },
  // Prerendered and hydrated by the same drawings.
  ssr: { noExternal: ['lucide-react'] },
  build: {
    assetsInlineLimit: 0,
    manifest: !isSsrBuild,
    target: 'es2022',
    ...(!isSsrBuild && { rolldownOptions: { output: { codeSplitting: chunks } } }),
  },
}));
