import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const documents = new Map(
  globSync(['*.md', '{docs,deploy,packages}/**/*.md'], {
    cwd: root,
    exclude: ['**/node_modules/**'],
  }).map((file) => [
    file,
    readFileSync(join(root, file), 'utf8').replaceAll(/^```[^]*?^```/gm, ''),
  ]),
);

it('every document leads to files, sections and sites that can be opened', () => {
  expect(documents.size).toBeGreaterThan(10);
  const faults = [...documents].flatMap(([file, text]) =>
    [...text.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !leadsSomewhere(target, file))
      .map((target) => `${file}: ${target}`),
  );
  expect(faults).toEqual([]);
});

it('every source file that a document names is there', () => {
  const exclude = ['**/node_modules/**', '**/build/**'];
  const sources = globSync('{*,*/**/*}.{ts,tsx}', { cwd: root, exclude });
  const faults = [...documents]
    // Decisions and the journal tell what was.
    .filter(([file]) => !/^docs\/adr|^CHANGELOG/.test(file))
    .flatMap(([, text]) => [...text.matchAll(/`([\w./-]*\w\.tsx?)`/g)])
    .map(([, name = '']) => name)
    // « x.ts » stands for any file.
    .filter(
      (name) => !name.startsWith('x.') && !sources.some((file) => `/${file}`.endsWith(`/${name}`)),
    );
  expect(faults).toEqual([]);
});

function leadsSomewhere(target: string, from: string): boolean {
  if (/^\w+:/.test(target)) return target.startsWith('https://') && URL.canParse(target);
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? from : normalize(join(dirname(from), decodeURI(path)));
  if (statSync(join(root, file), { throwIfNoEntry: false }) === undefined) return false;
  return anchor === undefined || anchorsOf(documents.get(file) ?? '').has(decodeURI(anchor));
}

/** As the forge names the sections: lower case, no punctuation, a dash for each space. */
function anchorsOf(text: string): Set<string> {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(/\s/gu, '-'),
    ),
  );
}
