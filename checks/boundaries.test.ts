import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const imports = (specifier: string) => `import { x } from '${specifier}';\nexport const y = x;\n`;

/** One file per boundary: where it stands, what it holds, and the words of the refusal it must get. */
const refused: [file: string, source: string, refusal: string][] = [
  ['packages/domain/src/a.ts', imports('react'), 'imports nothing but its own files'],
  ['packages/domain/src/b.ts', imports('node:fs'), 'imports nothing but its own files'],
  ['packages/domain/src/c.ts', imports('@nosmilliards/data/x'), 'imports nothing but its own'],
  ['packages/domain/src/d.ts', 'export const now = Date.now();\n', 'Time comes in'],
  ['packages/domain/src/e.ts', 'export const draw = Math.random();\n', 'Chance comes in'],
  ['packages/domain/src/f.ts', 'export const root = document.body;\n', 'has no DOM'],
  ['packages/data/src/a.ts', imports('@nosmilliards/web/x'), 'never an application'],
  ['packages/data/src/check/a.ts', imports('../emit/x.ts'), 'never import each other'],
  ['packages/data/src/check/b.ts', imports('../../src/emit/x.ts'), 'never import each other'],
  ['packages/data/src/emit/a.ts', imports('../check/x.ts'), 'never import each other'],
  ['packages/data/src/derive/a.ts', imports('../check/x.ts'), 'read, then derived'],
  ['packages/data/src/read/a.ts', imports('../derive/x.ts'), 'read, then derived'],
  ['packages/contract/src/a.ts', imports('@nosmilliards/data/x'), 'domain types and schemas'],
  ['apps/web/app/ui/a.ts', imports('#features/decide/game/x.ts'), 'ui imports ui and styles only'],
  ['apps/web/app/ui/b.ts', imports('#browser/x.ts'), 'ui imports ui and styles only'],
  ['apps/web/app/ui/c.ts', imports('@nosmilliards/domain/vote/ledger'), 'money and its format'],
  ['apps/web/app/ui/d.tsx', 'export const A = () => <p style={{}} />;\n', 'style'],
  [
    'apps/web/app/browser/a.ts',
    imports('#features/decide/game/x.ts'),
    'browser imports browser only',
  ],
  [
    'apps/web/app/features/decide/game/a.ts',
    imports('#features/explore/home/x.ts'),
    'never imports another',
  ],
  [
    'apps/web/app/features/decide/game/b.ts',
    imports('../../explore/home/x.ts'),
    'never imports another',
  ],
  ['apps/web/app/features/decide/game/c.ts', imports('#routes/x.tsx'), 'never imports another'],
  ['apps/web/app/features/decide/game/d.ts', imports('@nosmilliards/data/x'), 'from their route'],
  ['apps/web/app/features/decide/game/k.ts', imports('#page-data/x.server.ts'), 'its route reads'],
  [
    'apps/web/app/features/decide/game/e.ts',
    'export const s = localStorage;\n',
    'through #browser',
  ],
  [
    'apps/web/app/features/decide/game/f.ts',
    'export const now = Date.now();\n',
    'through #browser',
  ],
  [
    'apps/web/app/features/decide/game/g.ts',
    imports('../../../layout/ballot-engine.ts'),
    'never imports another',
  ],
  [
    'apps/web/app/features/decide/game/h.ts',
    imports('./../../explore/home/x.ts'),
    'never imports another',
  ],
  ['apps/web/app/features/decide/game/i.ts', 'export const s = window.localStorage;\n', '#browser'],
  [
    'apps/web/app/features/decide/game/j.ts',
    'export const s = globalThis.localStorage;\n',
    '#browser',
  ],
  [
    'apps/web/app/browser/b.ts',
    imports('../../../layout/ballot-engine.ts'),
    'browser imports browser only',
  ],
  ['apps/web/app/site/a.ts', imports('#browser/clock.ts'), 'Node and the browser both read it'],
  ['packages/domain/src/g.ts', imports('./../../data/x.ts'), 'imports nothing but its own'],
  ['apps/web/app/routes/b.ts', imports('../routes/c.tsx'), 'never imports another route'],
  ['apps/web/app/routes/a.ts', imports('./b.tsx'), 'never imports another route'],
  ['apps/web/app/routes/d.ts', imports('@nosmilliards/data/built/x.json'), 'dataset folder'],
  ['apps/web/app/layout/a.ts', imports('@nosmilliards/data/built/x.json'), 'dataset folder'],
  ['apps/web/app/layout/b.ts', imports('#routes/home.tsx'), 'never imports a route'],
  [
    'apps/web/app/page-data/a.ts',
    imports('#features/explore/line/x.ts'),
    'features and routes stand above',
  ],
  ['apps/web/app/dataset/a.ts', imports('#page-data/x.ts'), 'stands above'],
  ['apps/web/app/ballot/a.ts', imports('#features/decide/game/x.ts'), 'features stand above'],
  ['apps/web/app/ballot/b.ts', imports('@nosmilliards/data/x'), 'features stand above'],
  ['packages/domain/src/money/a.ts', imports('../budget/line.ts'), 'the folders below it'],
  ['packages/domain/src/budget/a.ts', imports('../vote/vote.ts'), 'the folders below it'],
  ['apps/web/judge/a.ts', imports('../e2e/page.ts'), 'never imports its journeys'],
  ['bench/a.ts', imports('../apps/web/e2e/page.ts'), 'never imports its journeys'],
  ['apps/community/src/a.ts', imports('@nosmilliards/web/x'), 'nothing of the site'],
  ['apps/web/app/features/game/k.tsx', 'export const A = () => <p>Oui ?</p>;\n', 'no-break space'],
];

const accepted: [file: string, source: string][] = [
  ['packages/domain/src/ok.ts', imports('./other.ts')],
  ['packages/domain/src/ok.test.ts', imports('vitest')],
  ['packages/data/src/ok.ts', imports('@nosmilliards/domain/money/money')],
  ['packages/data/src/check/ok.ts', imports('../derive/x.ts')],
  ['packages/data/src/emit/ok.ts', imports('../derive/x.ts')],
  ['packages/data/src/derive/ok.ts', imports('../read/x.ts')],
  ['apps/web/app/ui/ok.ts', imports('@nosmilliards/domain/money/format')],
  ['apps/web/app/browser/ok.ts', imports('@nosmilliards/domain/vote/ledger')],
  ['apps/web/app/features/decide/game/ok.ts', imports('#ui/button.tsx')],
  ['apps/web/app/features/decide/game/ok2.ts', imports('./card.tsx')],
  ['apps/web/app/features/decide/game/ok3.ts', imports('../results/x.tsx')],
  [
    'apps/web/app/features/decide/game/ok4.ts',
    "import type { X } from '#page-data/x.server.ts';\nexport type Y = X;\n",
  ],
  ['apps/web/app/routes/ok.ts', imports('#features/decide/game/card.tsx')],
  ['apps/web/app/routes/ok2.ts', imports('#dataset/edition.ts')],
  ['apps/web/app/page-data/ok.ts', imports('#dataset/edition.ts')],
  ['apps/web/app/dataset/ok.ts', imports('@nosmilliards/data/built/x.json')],
  ['apps/web/app/ballot/ok.ts', imports('#browser/clock.ts')],
  ['packages/domain/src/game/ok.ts', imports('../vote/ledger.ts')],
  ['packages/contract/src/ok.ts', imports('@nosmilliards/domain/stored-value')],
  ['bench/ok.ts', imports('../apps/web/judge/limits.ts')],
  ['apps/community/total/ok.ts', imports('pg')],
];

let folder: string;
let reports: { filename: string; message: string; help?: string }[];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  // The plugin that the configuration names.
  symlinkSync(join(root, 'checks'), join(folder, 'checks'));
  for (const [file, source] of [...refused, ...accepted]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), source);
  }
  reports = lint(folder);
});

afterAll(() => rmSync(folder, { recursive: true }));

it.each(refused)('refuses what %s does', (file, _source, refusal) => {
  const found = reports.filter((report) => report.filename === file);
  expect(found.map((report) => `${report.message} ${report.help}`).join('\n')).toContain(refusal);
});

it.each(accepted)('accepts what %s does', (file) => {
  expect(reports.filter((report) => report.filename === file)).toEqual([]);
});

function lint(directory: string): typeof reports {
  // oxlint exits with 1 when it refuses something, which is what this test wants to read.
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--format=json'], {
    cwd: directory,
    encoding: 'utf8',
  });
  return JSON.parse(stdout).diagnostics;
}
