import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const rowsOf = (text: string) => [...text.matchAll(/^\|\s+(\d+)\s+\|.*\|$/gm)];

const asks = rowsOf(read('packages/domain/CAHIER.md')).map(([row, number]) => ({
  number: Number(number),
  verdict: row.split('|').at(-2)?.trim() ?? '',
}));
const departures = rowsOf(read('docs/ecarts.md')).map(([, number]) => Number(number));
const rules = new Set(
  [...read('packages/domain/SPEC.md').matchAll(/^- \*\*([A-Z]\d+)\*\* /gm)].map(([, id]) => id),
);
const VERDICT =
  /^(?:à la lettre|écart \[\d+\]\(\S+\)(?:, \[\d+\]\(\S+\))*)(?: \([A-Z]\d+(?:, [A-Z]\d+)*\))?$/;

it('asks and departures are numbered in order', () => {
  expect(asks.length).toBeGreaterThan(400);
  expect(asks.map(({ number }) => number)).toEqual(asks.map((_, index) => index + 1));
  expect(departures).toEqual(departures.map((_, index) => index + 1));
});

it('every ask is met to the letter, or by a departure', () => {
  expect(asks.filter(({ verdict }) => !VERDICT.test(verdict))).toEqual([]);
});

it('asks cite every departure, and nothing that does not exist', () => {
  const verdicts = asks.map(({ verdict }) => verdict).join('\n');
  const cited = new Set([...verdicts.matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number)));
  expect([...cited].toSorted((a, b) => a - b)).toEqual(departures);
  const ids = [...verdicts.matchAll(/\b[A-Z]\d+\b/g)].map(([id]) => id);
  expect(ids.filter((id) => !rules.has(id))).toEqual([]);
});
