import { millions } from '@nosmilliards/domain/money/money';
import type { VoteRecord } from '@nosmilliards/domain/outcome/told';
import { expect, it } from 'vitest';
import { posterContentOf } from './poster-content.ts';

const record = (nodeId: string, impact: number): VoteRecord => ({
  nodeId,
  title: `Ligne ${nodeId}`,
  ids: [nodeId],
  side: 'expense',
  originalAmount: millions(10_000),
  type: 'decrease',
  value: 12.5,
  newAmount: millions(8750),
  impact: millions(impact),
});
const contentOf = (balance: number, beyond: number) =>
  posterContentOf({
    accounts: {
      initialBalance: millions(-155_000),
      balance: millions(balance),
      split: { within: millions(57_800), beyond: millions(beyond) },
    },
    records: ['a', 'b', 'c', 'd'].map((id) => record(id, 1250)),
    year: 2025,
    day: '15\u00A0novembre 2026',
    site: 'nosmilliards.example',
  });

it('gives both balances, three choices, and the part beyond the limits', () => {
  const { start, end, choices, within, beyond } = contentOf(-93_600, 3600);
  expect([start, end, within, beyond]).toEqual([
    '−155',
    '−93,6',
    '+57,8\u00A0Md€',
    '+3,6\u00A0Md€',
  ]);
  expect(choices).toHaveLength(3);
  expect(choices[0]).toEqual({
    title: 'Ligne a',
    choice: '−12,5\u00A0%',
    effect: '+1,3\u00A0Md€',
  });
});

it('writes the sign of a surplus, and thousands with a space of the poster font', () => {
  expect(contentOf(1_168_600, 0)).toMatchObject({
    end: '+1\u00A0168,6',
    unit: 'milliards',
    beyond: null,
  });
  expect(contentOf(0, 0)).toMatchObject({ end: '0', unit: 'milliard' });
});
