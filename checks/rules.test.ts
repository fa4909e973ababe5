import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const DOMAIN = join(import.meta.dirname, '../packages/domain');

const spec = readFileSync(join(DOMAIN, 'SPEC.md'), 'utf8');
const rules = [...spec.matchAll(/^- \*\*([A-Z]\d+)\*\* /gm)].map(([, id = '']) => id);

const cited = new Set(
  globSync('src/**/*.test.ts', { cwd: DOMAIN })
    .flatMap((file) => [...readFileSync(join(DOMAIN, file), 'utf8').matchAll(/\[([A-Z]\d+)\]/g)])
    .map(([, id = '']) => id),
);

describe('the rules of the domain and their tests', () => {
  it('are both found', () => {
    expect(rules.length).toBeGreaterThan(0);
    expect(cited.size).toBeGreaterThan(0);
  });

  it('no rule is without a test', () => {
    expect(rules.filter((id) => !cited.has(id))).toEqual([]);
  });

  it('no test cites a rule that does not exist', () => {
    expect([...cited].filter((id) => !rules.includes(id))).toEqual([]);
  });

  it('no rule is written twice', () => {
    expect(rules.filter((id, index) => rules.indexOf(id) !== index)).toEqual([]);
  });
});
