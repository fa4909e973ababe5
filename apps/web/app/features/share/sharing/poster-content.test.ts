import { millions } from '@nosmilliards/domain/money/money';
import type { VoteRecord } from '@nosmilliards/domain/outcome/decisions';
import { sheetChangesOf } from '@nosmilliards/domain/sheet/changes';
import { anEdition, played } from '@nosmilliards/domain/testing';
import { expect, it } from 'vitest';
import { sheet } from '#dataset/sheet.ts';
import { posterContentOf, withoutLimits } from './poster-content.ts';

const record = (nodeId: string, impact: number): VoteRecord => ({
  kind: 'card',
  nodeId,
  title: `Ligne ${nodeId}`,
  ids: [nodeId],
  side: 'expense',
  moves: 'expense',
  originalAmount: millions(10_000),
  type: 'decrease',
  value: 12.5,
  newAmount: millions(8750),
  impact: millions(impact),
});
const content = posterContentOf({
  accounts: { initialBalance: millions(-155_000), balance: millions(-93_600) },
  records: ['a', 'b', 'c', 'd'].map((id) => record(id, 1250)),
  sheet,
  year: 2025,
  day: '15\u00A0novembre 2026',
  site: 'nosmilliards.example',
});

it('gives the result and three choices, with their effect on the balance', () => {
  expect(content.headline).toMatchObject({ lead: 'Déficit de la France', figure: '93,6' });
  expect(content.choices).toHaveLength(3);
  expect(content.choices[0]).toEqual({
    title: 'Ligne a',
    choice: '−12,5\u00A0%',
    effect: '+1,3\u00A0Md€',
  });
});

it('names five sectors, from left to right', () => {
  expect(content.sectors.map(({ name }) => name)).toEqual([
    'Sécurité sociale',
    'État',
    'Collectivités',
    'Dette',
    'Niches',
  ]);
  const places = content.sectors.map(({ at }) => at);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

it('draws a removal whole, without the part beyond the limits', () => {
  const edition = anEdition();
  const { ledger } = played(edition, [
    { type: 'cast', id: 'ET02', choice: { type: 'remove' }, at: 1 },
  ]);
  const plan = { square: 1000, places: new Map([['ET02', { squares: 10 }]]) };
  const kindsOf = (territory: typeof edition.territory) =>
    sheetChangesOf(ledger, { territory }, plan).map(({ kind }) => kind);
  expect(kindsOf(edition.territory)).toContain('beyond');
  expect(kindsOf(withoutLimits(edition.territory))).toEqual(['removed']);
});
