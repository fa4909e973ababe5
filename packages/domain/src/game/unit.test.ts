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

it('a group has the widest limits of its cards, and what is neither has no room', () => {
  const limitsOf = (id: string) => constraintsOf(unit(id), edition);
  expect(limitsOf('both')).toEqual(limitsOf('ET01'));
  expect(limitsOf('neither')).toEqual({ minReduction: 0, maxIncrease: 0 });
});
