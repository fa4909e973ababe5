import { expect, it } from 'vitest';
import { lineWith, problemsFrom } from '../spoiled-edition.testing.ts';

const problemOf = (id: string, message: string) => ({
  file: 'cartes.csv',
  line: lineWith('cartes.csv', `${id},`),
  message: expect.stringContaining(message),
});

it('works out again what was voted for the lines of the State', () => {
  const problems = problemsFrom('reperes', {
    file: 'cartes.csv',
    from: 'ET01,…,#,2025,',
    to: 'ET01,…,1#,2025,',
  });
  expect(problems).toContainEqual(problemOf('ET01', 'lfi_2025 dans historique.csv donne '));
});

it('works out again what they spent, net of the same transfers', () => {
  const problems = problemsFrom('reperes', {
    file: 'cartes.csv',
    from: 'ET13,…,#,2025,…,#,2025,',
    to: 'ET13,…,#,2025,…,1#,2025,',
  });
  expect(problems).toContainEqual(problemOf('ET13', 'execution_2025 dans historique.csv donne '));
});

it('follows a line of the accounts', () => {
  const problems = problemsFrom('reperes', {
    file: 'cartes.csv',
    from: 'CO01,…,#,2025,',
    to: 'CO01,…,1#,2025,',
  });
  expect(problems).toContainEqual(problemOf('CO01', 'la somme de ses lignes donne '));
});

it('takes the vote of a whole for no mark of a part', () => {
  const problems = problemsFrom('reperes', {
    file: 'cartes.csv',
    from: 'sante_solidarite_soins_ville,,,',
    to: 'sante_solidarite_soins_ville,113200,2025,',
  });
  expect(problems).toContainEqual(problemOf('SS05', 'la somme de ses lignes donne '));
});

it('asks for the year of a mark, and for the right one', () => {
  expect(
    problemsFrom('reperes', { file: 'cartes.csv', from: 'SS09,…,#,2024,', to: 'SS09,…,#,,' }),
  ).toContainEqual(problemOf('SS09', 'depense et depense_annee vont ensemble'));
  expect(
    problemsFrom('reperes', { file: 'cartes.csv', from: 'SS09,…,#,2024,', to: 'SS09,…,#,2025,' }),
  ).toContainEqual(problemOf('SS09', 'depense_annee est 2025, la somme de ses lignes est de 2024'));
});

it('takes an empty mark only with its reason', () => {
  const problems = problemsFrom('reperes', {
    file: 'ecarts.yaml',
    from: '  - objet: ET24\n    repere: depense',
    to: '  - objet: ET23\n    repere: depense',
  });
  expect(problems).toContainEqual(problemOf('ET24', 'depense est vide'));
  expect(problems).toContainEqual({
    file: 'ecarts.yaml',
    line: expect.any(Number),
    message: expect.stringContaining('n’a plus lieu d’être'),
  });
});
