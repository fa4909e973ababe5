import { sumOf } from '@nosmilliards/domain/money/money';
import { expect, it } from 'vitest';
import { readEdition } from '#dataset/read.server.ts';
import { flowsOf, MOST_NODES } from '#features/picture/flows-layout.ts';
import { treemapOf } from '#features/picture/treemap-layout.ts';
import { readFlows, readTreemapLines } from '#sheet/pictures.server.ts';

const { netExpenses, netRevenues, balance } = readEdition().baseline;

it('the treemap shows every euro of net spending, and few tiles too thin to see', () => {
  const { groups } = treemapOf(readTreemapLines());
  expect(sumOf(groups.map(({ line }) => line.amount))).toBe(netExpenses);
  const tiles = groups.flatMap((group) => group.tiles);
  expect(sumOf(tiles.map(({ line }) => line.amount))).toBe(netExpenses);
  const slivers = tiles.filter(({ width, height }) => Math.min(width, height) < 4);
  expect(slivers.length).toBeLessThanOrEqual(8);
});

it('the flows balance because the deficit is borrowed', () => {
  const { nodes } = flowsOf(readFlows());
  const total = (side: string) =>
    sumOf(nodes.filter((node) => node.side === side).map(({ amount }) => amount));
  expect(total('use')).toBe(netExpenses);
  expect(total('source')).toBe(netRevenues - balance);
  expect(nodes.length).toBeLessThanOrEqual(MOST_NODES);
});
