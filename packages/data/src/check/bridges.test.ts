import { expect, it } from 'vitest';
import { lineWith, problemsFrom } from '../spoiled-edition.build.ts';

it.each([
  { from: 'edition:deficit_constate', to: 'edition:deficit_inconnu', said: /n’a pas de montant/ },
  { from: 'carte: DP01', to: 'carte: DP99', said: /n’a pas de montant/ },
  { from: 'objets: [RE01]', to: 'objets: [RE99]', said: /« RE99 » n’est ni une ligne/ },
])('refuses a bridge that leads nowhere: $to', ({ from, to, said }) => {
  expect(problemsFrom('passerelles', { file: 'passerelles.yaml', from, to })).toEqual([
    expect.objectContaining({ file: 'passerelles.yaml', message: expect.stringMatching(said) }),
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
