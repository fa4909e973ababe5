import { expect, it } from 'vitest';
import { aGroup, anEdition, played, someCards } from '../testing.ts';
import { constraintsOf, newAmountOn, unitNamed } from './unit.ts';

const group = aGroup({ id: 'both', cardIds: ['ET01', 'SS01'] });
const edition = anEdition(someCards(), undefined, [group]);
const unit = (id: string) => unitNamed(id, edition);

it('a unit is worth its cards, with their votes', () => {
  const { ledger } = played(edition, [
    { type: 'cast', id: 'SS01', choice: { type: 'decrease', percent: 10 }, at: 1 },
  ]);
  expect(['ET01', 'SS01', 'both'].map((id) => newAmountOn(unit(id), ledger))).toEqual([
    30_000, 180_000, 210_000,
  ]);
});

it('a unit without a card has no space either way', () => {
  const [card, neither] = ['ET01', 'neither'].map((id) => constraintsOf(unit(id), edition));
  expect(card).toEqual(someCards()[0]?.constraints);
  expect(neither).toEqual({ minReduction: 0, maxIncrease: 0 });
});
