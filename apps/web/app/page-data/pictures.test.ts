import { sumOf } from '@nosmilliards/domain/money/money';
import { expect, it } from 'vitest';
import { readEdition } from '#dataset/read.server.ts';
import { flowsOf, MOST_NODES } from '#features/explore/picture/flows-layout.ts';
import { readFlows } from '#page-data/pictures.server.ts';

const { netExpenses, netRevenues, balance } = readEdition().baseline;

it('the flows balance because the deficit is borrowed', () => {
  const { nodes } = flowsOf(readFlows());
  const total = (side: string) =>
    sumOf(nodes.filter((node) => node.side === side).map(({ amount }) => amount));
  expect(total('use')).toBe(netExpenses);
  expect(total('source')).toBe(netRevenues - balance);
  expect(nodes.length).toBeLessThanOrEqual(MOST_NODES);
});
