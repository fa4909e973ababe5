import { expect, it } from 'vitest';
import { counted } from './counted.ts';

it('counts in French: one and none are singular', () => {
  const counts = [0, 1, 2].map((count) => counted(count, 'vote'));
  expect(counts).toEqual(['0\u00A0vote', '1\u00A0vote', '2\u00A0votes']);
});
