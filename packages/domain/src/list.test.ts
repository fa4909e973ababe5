import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupedBy, sorted } from './list.ts';

const up = (a: number, b: number) => a - b;

it('sorts as the language does, and leaves what it was given as it was', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), (numbers) => {
      const given = [...numbers];
      expect(sorted(given, up)).toEqual(numbers.toSorted(up));
      expect(sorted(given.map(String))).toEqual(numbers.map(String).toSorted());
      expect(given).toEqual(numbers);
    }),
  );
});

it('groups as the language does', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -9, max: 9 })), (numbers) => {
      expect([...groupedBy(numbers, Math.sign)]).toEqual([...Map.groupBy(numbers, Math.sign)]);
    }),
  );
});
