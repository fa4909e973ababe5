import { sumOf } from '@nosmilliards/domain/money/money';
import { expect, it } from 'vitest';
import { readEdition, readSectors } from '#dataset/read.server.ts';
import { drawnExplorerOf } from '#features/explore/explorer/explorer-drawing.ts';
import { readBlocks } from '#page-data/blocks.server.ts';
import { textWidthOf } from '#page-data/text-width.server.ts';
import type { DrawnLines } from '#ui/sheet/lines.ts';

const blocks = readBlocks();
const { netExpenses, netRevenues } = readEdition().baseline;
const squaresIn = (some: readonly { readonly squares: number }[]) =>
  some.reduce((sum, { squares }) => sum + squares, 0);

it('[K5] the blocks of spending are those of the sheet of 1 000 squares', () => {
  expect(blocks.sides.expense.map(({ id, amount, squares }) => ({ id, amount, squares }))).toEqual(
    readSectors().spenders.map(({ paint, amount, perThousand }) => ({
      id: paint,
      amount,
      squares: perThousand,
    })),
  );
});

it('[K6] revenue and what is borrowed make 1 000 squares too', () => {
  expect(sumOf(blocks.sides.expense.map(({ amount }) => amount))).toBe(netExpenses);
  expect(sumOf(blocks.sides.revenue.map(({ amount }) => amount))).toBe(netRevenues);
  expect(squaresIn(blocks.sides.revenue) + blocks.borrowed.squares).toBe(1000);
});

it('[K5] a category has the squares of its lines in the overview', () => {
  const counted = blocks.categories.filter(({ id }) => id !== 'niches_fiscales');
  expect(squaresIn(counted.flatMap(({ lines }) => lines))).toBe(
    squaresIn([...blocks.sides.expense, ...blocks.sides.revenue]),
  );
});

it('no label leaves the row of its line, and most squares are named', () => {
  const drawn = drawnExplorerOf(blocks, textWidthOf());
  const drawings: DrawnLines[] = [
    ...drawn.sides.expense,
    ...drawn.sides.revenue,
    ...Object.values(drawn.categories),
  ].flatMap(({ phone, wide }) => [phone, wide]);
  for (const { labels, runs, columns, pitch, gap } of drawings) {
    for (const { id, x, y, width, height } of labels) {
      const run = runs.find((one) => one.id === id);
      const row = Math.floor((y + height / 2) / pitch);
      const end = Math.min((run?.end ?? 0) - row * columns, columns);
      expect(x + width).toBeLessThanOrEqual(end * pitch - gap);
    }
  }
  const named = new Set(drawn.sides.expense.flatMap(({ wide }) => wide.labels.map(({ id }) => id)));
  const lines = blocks.sides.expense.flatMap((block) => block.lines);
  expect(squaresIn(lines.filter(({ id }) => named.has(id)))).toBeGreaterThan(900);
});
