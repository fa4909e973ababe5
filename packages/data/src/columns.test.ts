import { expect, it } from 'vitest';
import { columnsOf, rowsOf } from './columns.ts';

it('writes a list by column, and reads it again', () => {
  const rows = [
    { id: 'a', amount: 1, parentId: null },
    { id: 'b', amount: 2, parentId: 'a' },
  ];
  expect(columnsOf(rows)).toEqual({ id: ['a', 'b'], amount: [1, 2], parentId: [null, 'a'] });
  expect(rowsOf(columnsOf(rows))).toEqual(rows);
  expect(rowsOf(columnsOf([]))).toEqual([]);
});
