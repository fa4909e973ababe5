import { expect, it } from 'vitest';
import { dossierAfter } from '../spoiled-edition.testing.ts';
import { builtEditionOf } from './edition.ts';

it('gives the rules the starting point of the edition, to the euro', () => {
  const { edition, expenses } = dossierAfter();
  const { content } = edition.record;
  const valueOf = (id: string) => content.chiffres[id]?.valeur ?? Number.NaN;
  expect(builtEditionOf(content, expenses).baseline).toEqual({
    year: content.annee,
    balance: -valueOf('deficit_reference'),
    netExpenses: valueOf('depenses_nettes'),
    netRevenues: valueOf('recettes_nettes'),
    debt: valueOf('dette_avant'),
    gdp: valueOf('pib'),
    interestPercent: valueOf('taux_interet'),
    adults: valueOf('population_adultes'),
    inhabitants: valueOf('population_habitants'),
  });
});
