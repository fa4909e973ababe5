import { millions } from '@nosmilliards/domain/money/money';
import { anEdition, aCard } from '@nosmilliards/domain/testing';
import type { Choice } from '@nosmilliards/domain/vote/vote';
import { expect, it } from 'vitest';
import { roomCsvOf } from './room-csv.ts';
import type { RoomItem } from './room-item.ts';

const anItem = (id: string, title: string, amount: number): RoomItem => ({
  id,
  cardIds: [id],
  title,
  sentence: '',
  sector: 'État',
  paint: 'state',
  isRevenue: false,
  isNiche: false,
  amount: millions(amount),
  squares: 1,
  perAdult: { text: '', label: '' },
  constraints: { minReduction: -50, maxIncrease: 100 },
  closed: {},
});
const { deck } = anEdition([
  aCard({ id: 'a', amount: 1234.5 }),
  aCard({ id: 'b', amount: 60_900 }),
]);
const aVote = (id: string, choices: readonly Choice[], mixed = 0) => ({
  id,
  cardIds: [id],
  choices,
  mixed,
});

it('is read by a French spreadsheet, whatever the titles', () => {
  const csv = roomCsvOf(
    [anItem('a', 'Santé ; hôpitaux "publics"', 1234.5), anItem('b', 'Défense', 60_900)],
    [
      aVote(
        'a',
        [{ type: 'keep' }, { type: 'decrease', percent: 5 }, { type: 'decrease', percent: 10 }],
        1,
      ),
      aVote('b', [{ type: 'keep' }, { type: 'remove' }]),
    ],
    deck,
  );
  expect(csv.split('\r\n')).toEqual([
    '\uFEFFdecision;montant_millions;garder;augmenter;reduire;supprimer;partages;mediane_pour_cent;choix_de_la_salle',
    '"Santé ; hôpitaux ""publics""";1234,5;1;0;2;0;1;-5;Baisse de 7,5 %',
    'Défense;60900;1;0;0;1;0;-50;Égalité : gardé',
    '',
  ]);
});

it('says what nobody voted', () => {
  expect(roomCsvOf([anItem('a', 'Santé', 1)], [aVote('a', [])], deck)).toContain(
    'Santé;1;0;0;0;0;0;;sans réponse',
  );
});
