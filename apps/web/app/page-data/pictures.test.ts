import { sumOf } from '@nosmilliards/domain/money/money';
import { expect, it } from 'vitest';
import { readEdition } from '#dataset/read.server.ts';
import { flowsOf, MOST_NODES } from '#features/explore/picture/flows-layout.ts';
import { treemapOf } from '#features/explore/picture/treemap-layout.ts';
import { readFlows, readTreemapLines } from '#page-data/pictures.server.ts';

const { netExpenses, netRevenues, balance } = readEdition().baseline;

it('the treemap shows every euro of net spending; no tile is bare, nor any category', () => {
  const { groups } = treemapOf(readTreemapLines());
  expect(sumOf(groups.map(({ line }) => line.amount))).toBe(netExpenses);
  const tiles = groups.flatMap((group) => group.tiles);
  // A negative correction has no area.
  const below = readTreemapLines().filter(({ amount }) => amount < 0);
  const drawn = tiles.map(({ line }) => line.amount);
  expect(sumOf([...drawn, ...below.map(({ amount }) => amount)])).toBe(netExpenses);
  const closer = groups.flatMap((group) => group.zoom);
  expect([...tiles, ...closer].filter(({ size }) => size === 0)).toEqual([]);
  expect(groups.filter(({ band }) => band === '')).toEqual([]);
  // Tiles too small for a label show it on hover or zoom.
  const alone = tiles.filter(({ label }) => label.length === 0);
  expect(alone.length).toBeLessThan(tiles.length * 0.4);
});

it('the flows balance because the deficit is borrowed', () => {
  const { nodes } = flowsOf(readFlows());
  const total = (side: string) =>
    sumOf(nodes.filter((node) => node.side === side).map(({ amount }) => amount));
  expect(total('use')).toBe(netExpenses);
  expect(total('source')).toBe(netRevenues - balance);
  expect(nodes.length).toBeLessThanOrEqual(MOST_NODES);
});
