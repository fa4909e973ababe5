import { expect, it } from 'vitest';
import { csvOf } from './table.ts';
import type { LineRow } from './tables.ts';
import { treeOf } from './tree.ts';

const COLUMNS = 'id,parent_id,montant,montant_net';

function aTree(...rows: string[]) {
  return treeOf(csvOf<LineRow>([COLUMNS, ...rows].join('\n')).rows);
}

it('fills an empty amount with the sum of the children', () => {
  const { byId } = aTree('a,,,', 'a_b,a,0.1,', 'a_c,a,0.2,');
  expect(byId.get('a')?.amount).toBe(300_000);
});

it('takes from the net amount what a descendant passes on', () => {
  const { byId } = aTree('a,,10,', 'a_b,a,10,', 'a_b_c,a_b,4,0', 'a_b_d,a_b,6,');
  expect(byId.get('a')).toMatchObject({ amount: 10_000_000, net: 6_000_000 });
});

it('keeps the gap of a parent in its net amount', () => {
  const { byId } = aTree('a,,12,', 'a_b,a,4,0', 'a_c,a,6,');
  expect(byId.get('a')).toMatchObject({ amount: 12_000_000, net: 8_000_000 });
});

it('survives a loop', () => {
  const { all, roots } = aTree('a,b,1,', 'b,a,1,');
  expect(all).toHaveLength(2);
  expect(roots.length).toBeGreaterThan(0);
});

it('gives the line that a spreadsheet shows', () => {
  const { rows } = csvOf<LineRow>(`${COLUMNS}\na,,1,\nb,,2,\n`);
  expect(rows.map(({ line }) => line)).toEqual([2, 3]);
});
