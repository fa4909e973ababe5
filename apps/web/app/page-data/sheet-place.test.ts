import { budgetOf } from '@nosmilliards/domain/budget/budget';
import { sheetSquaresOf } from '@nosmilliards/domain/sheet/blocks';
import { expect, it } from 'vitest';
import { lineIds, readEdition, readKnownDetail } from '#dataset/read.server.ts';
import { sheetPlaceOf } from './sheet-place.server.ts';

it('[K5] the page of a line outlines the squares that a comparison piles', () => {
  const lines = lineIds().map((id) => readKnownDetail(id).line);
  const budget = budgetOf(lines);
  const { baseline } = readEdition();
  const outlinedOf = (line: (typeof lines)[number]) =>
    sheetPlaceOf(line)?.runs.reduce((sum, { squares }) => sum + squares, 0) ?? null;
  const different = lines.filter(
    (line) => outlinedOf(line) !== sheetSquaresOf(line, budget, baseline),
  );
  expect(different.map(({ id }) => id)).toEqual([]);
});
