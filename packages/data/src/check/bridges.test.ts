import { expect, it } from 'vitest';
import { lineWith, problemsFrom } from '../spoiled-edition.testing.ts';

it.each([
  {
    from: 'edition:deficit_constate',
    to: 'edition:deficit_inconnu',
    refusal: /n’a pas de montant/,
  },
  { from: 'carte: DP01', to: 'carte: DP99', refusal: /n’a pas de montant/ },
  { from: 'paquet: interets', to: 'paquet: inconnu', refusal: /n’a pas de montant/ },
  { from: 'Déficit public 2025', to: 'Déficit public 2024', refusal: /n’est pas de 2025/ },
  { from: 'objets: [RE01]', to: 'objets: [RE99]', refusal: /« RE99 » n’est ni une ligne/ },
])('refuses a bridge that leads nowhere: $to', ({ from, to, refusal }) => {
  expect(problemsFrom('passerelles', { file: 'passerelles.yaml', from, to })).toEqual([
    expect.objectContaining({ file: 'passerelles.yaml', message: expect.stringMatching(refusal) }),
  ]);
});

it('names the line of a bridge with one number', () => {
  const problems = problemsFrom('passerelles', {
    file: 'passerelles.yaml',
    rewrite: (text) => text.replace(/\n.*edition:deficit_constate.*\n/, '\n'),
  });
  expect(problems).toContainEqual({
    file: 'passerelles.yaml',
    line: lineWith('passerelles.yaml', '  deficit:') + 1,
    message: 'Passerelle « deficit » : il faut au moins deux montants.',
  });
});
