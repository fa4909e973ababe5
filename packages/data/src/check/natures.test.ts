import { expect, it } from 'vitest';
import { lineWith, problemsFrom } from '../spoiled-edition.testing.ts';

it('makes a sum as soft as its softest term', () => {
  const problems = problemsFrom('natures', {
    file: 'depenses.csv',
    from: 'Santé, retraites et solidarité",,,heart-pulse,oui,non,non,,,,,estime',
    to: 'Santé, retraites et solidarité",,,heart-pulse,oui,non,non,,,,,calcule',
  });
  expect(problems).toContainEqual({
    file: 'depenses.csv',
    line: lineWith('depenses.csv', 'sante_solidarite,,1'),
    message: expect.stringContaining('donc la somme « sante_solidarite » aussi'),
  });
});

it('makes a card as soft as its lines', () => {
  const problems = problemsFrom('natures', {
    file: 'cartes.csv',
    from: ',sante_solidarite_soins_ville,',
    to: ',sante_solidarite_retraites_autres_complementaires,',
  });
  expect(problems).toContainEqual({
    file: 'cartes.csv',
    line: lineWith('cartes.csv', 'SS05,'),
    message: expect.stringContaining('donc la carte SS05 aussi'),
  });
});
