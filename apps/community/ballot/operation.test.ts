import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addSums, sumsOf, uuidOf, type Operation } from './operation.ts';

const operations = fc.array(
  fc.record({
    key: fc.uuid(),
    isAddition: fc.boolean(),
    cells: fc.uniqueArray(fc.nat(60), { maxLength: 20 }).map((cells) => Uint16Array.from(cells)),
  }),
  { maxLength: 50 },
);

it('encodes the sum of each cell, without the zeros', () => {
  fc.assert(
    fc.property(operations, (list: Operation[]) => {
      const { added, removed, sums } = sumsOf(list);
      const cells = new Int32Array(61);
      addSums(cells, sums);
      const expected = Array.from({ length: 61 }, (_, cell) =>
        list
          .filter((one) => one.cells.includes(cell))
          .reduce((sum, { isAddition }) => sum + (isAddition ? 1 : -1), 0),
      );
      expect([...cells]).toEqual(expected);
      expect(added + removed).toBe(list.length);
      expect(sums).toHaveLength(4 * expected.filter((sum) => sum !== 0).length);
    }),
  );
});

it('writes a key as a UUID in the order of its bytes', () => {
  const key = Uint8Array.from({ length: 16 }, (_, index) => index);
  expect(uuidOf(key)).toBe('00010203-0405-0607-0809-0a0b0c0d0e0f');
});
