import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const DOMAIN = 'packages/domain/';

const spec = readFileSync(join(ROOT, DOMAIN, 'SPEC.md'), 'utf8');
const rules = [...spec.matchAll(/^- \*\*([A-Z]\d+)\*\* /gm)].map(([, id = '']) => id);

const citations = globSync('{apps,checks,packages}/**/*.{test,spec}.{ts,tsx}', {
  cwd: ROOT,
  exclude: ['**/node_modules'],
}).flatMap((file) =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(/\[([A-Z]\d+)\]/g)].map(([, id = '']) => ({
    file,
    id,
  })),
);

describe('the rules of the domain and their tests', () => {
  it('no rule is without a test in the domain', () => {
    const cited = new Set(
      citations.filter(({ file }) => file.startsWith(DOMAIN)).map(({ id }) => id),
    );
    expect(rules.length).toBeGreaterThan(100);
    expect(rules.filter((id) => !cited.has(id))).toEqual([]);
  });

  it('no test, of the domain or not, cites a rule that does not exist', () => {
    expect(citations.filter(({ file }) => !file.startsWith(DOMAIN))).not.toEqual([]);
    expect(citations.filter(({ id }) => !rules.includes(id))).toEqual([]);
  });

  it('no rule is written twice', () => {
    expect(rules.filter((id, index) => rules.indexOf(id) !== index)).toEqual([]);
  });
});
