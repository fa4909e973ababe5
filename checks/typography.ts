import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { textFaultsIn, faultWords, type Fault } from '../apps/web/publish/pages/typography.ts';

/**
 * French typography of documents and data: `npm run typography`, with `-- --fix` to repair them. For
 * sources, `typography-plugin.ts` does the same in the linter. `npm run format` repairs both.
 */
const root = resolve(import.meta.dirname, '..');
const options = process.argv.slice(2);
const isFixing = options.includes('--fix');
const named = options.filter((option) => option !== '--fix');
const files =
  named.length > 0
    ? named
    : globSync(
        [
          '*.md',
          '{docs,deploy}/**/*.md',
          'packages/*/*.md',
          'packages/data/editions/**/*.{yaml,csv}',
          'docs/**/*.yaml',
          '.github/ISSUE_TEMPLATE/*.yml',
          'deploy/*.yaml',
          'publiccode.yml',
        ],
        { cwd: root, exclude: ['**/node_modules/**'] },
      ).map((file) => resolve(root, file));

const left = files.flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  const faults = textFaultsIn(withoutCode(text));
  if (isFixing && faults.length > 0) writeFileSync(file, fixed(text, faults));
  return faults
    .filter(({ right }) => !isFixing || right === undefined)
    .map((fault) => {
      const line = text.slice(0, fault.index).split('\n').length;
      return `${relative(root, file)}:${line} ${faultWords(text, fault)}`;
    });
});

for (const fault of left) console.error(fault);
if (left.length > 0) {
  if (!isFixing) console.error('\nnpm run format repairs spaces and apostrophes.');
  process.exitCode = 1;
}

/** Code of a document, replaced by as many letters: places do not move. */
function withoutCode(text: string): string {
  return text.replaceAll(/^ *```[^]*?^ *```|`[^`\n]*`/gm, (code) =>
    code.replaceAll(/[^\n]/gu, 'x'),
  );
}

function fixed(text: string, faults: readonly Fault[]): string {
  return faults.reduceRight(
    (result, { index, right }) =>
      right === undefined ? result : result.slice(0, index) + right + result.slice(index + 1),
    text,
  );
}
