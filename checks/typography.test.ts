import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { typographyFaultsOf } from '../apps/web/publish/typography.ts';

/** What people read outside the pages, which the build checks itself: documents, data, forms. */
const root = resolve(import.meta.dirname, '..');
const files = globSync(
  [
    '*.md',
    '{docs,deploy}/**/*.md',
    'packages/*/*.md',
    'packages/data/editions/**/*.{yaml,csv}',
    '.github/ISSUE_TEMPLATE/*.yml',
    'deploy/*.yaml',
    'publiccode.yml',
  ],
  { cwd: root, exclude: ['**/node_modules/**'] },
);

it.each(files)('%s follows French typography', (file) => {
  const text = readFileSync(join(root, file), 'utf8')
    .replaceAll(/^```[^]*?^```|`[^`\n]*`/gm, '')
    .replaceAll(/^ *\||\| *$| *\| */gm, '\n');
  expect(typographyFaultsOf(text)).toEqual([]);
});
