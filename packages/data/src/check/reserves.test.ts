import { expect, it } from 'vitest';
import { lineWith, problemsFrom } from '../spoiled-edition.testing.ts';

/** Removes the caveat of each kind from one card. */
it.each([
  { kind: 'staff', id: 'ET01', from: 'Les dépenses de personnel comprennent', to: 'Comprennent' },
  { kind: 'a niche', id: 'NF01', from: 'Estimation de l’administration', to: 'Estimation' },
  {
    kind: 'an earlier year',
    id: 'SS01',
    from: 'Montant de 2024, dernier lu',
    to: 'Montant de 2024',
  },
])('asks every card of a kind for the same reserve: $kind', ({ id, from, to }) => {
  expect(problemsFrom('reserves', { file: 'descriptions.yaml', from, to })).toContainEqual({
    file: 'descriptions.yaml',
    line: lineWith('descriptions.yaml', from),
    message: expect.stringContaining(`« ${id} » : écrivez dans ne_dit_pas`),
  });
});
