import { expect, it } from 'vitest';
import { lineWith, problemsFrom } from '../spoiled-edition.testing.ts';

it('refuses a judging word', () => {
  const problems = problemsFrom('neutralite', {
    file: 'comparaisons.yaml',
    from: "titre: 'Prisons et",
    to: "titre: 'Scandale : prisons et",
  });
  expect(problems).toContainEqual({
    file: 'comparaisons.yaml',
    line: lineWith('comparaisons.yaml', 'id: prisons_interets_locaux'),
    message: expect.stringContaining('Le mot « Scandale » juge'),
  });
});

it('refuses an unknown line', () => {
  const problems = problemsFrom('comparaisons', {
    file: 'comparaisons.yaml',
    from: 'lignes: [securite_justice_prisons]',
    to: 'lignes: [prisons]',
  });
  expect(problems).toContainEqual({
    file: 'comparaisons.yaml',
    line: lineWith('comparaisons.yaml', 'id: prisons_interets_locaux'),
    message: expect.stringContaining('La ligne « prisons » n’existe pas'),
  });
});

it('refuses to compare a line with itself', () => {
  const problems = problemsFrom('comparaisons', {
    file: 'comparaisons.yaml',
    from: 'lignes: [depenses_collectivites_interets]',
    to: 'lignes: [securite_justice_prisons]',
  });
  expect(problems).toContainEqual({
    file: 'comparaisons.yaml',
    line: lineWith('comparaisons.yaml', 'id: prisons_interets_locaux'),
    message: expect.stringContaining('compare une ligne avec elle-même'),
  });
});

it('refuses the same id twice', () => {
  const problems = problemsFrom('comparaisons', {
    file: 'comparaisons.yaml',
    from: 'id: tabac_police',
    to: 'id: justice_energie',
  });
  expect(problems).toContainEqual({
    file: 'comparaisons.yaml',
    line: lineWith('comparaisons.yaml', 'id: tabac_police'),
    message: expect.stringContaining('est déjà pris'),
  });
});

it('asks for as many as promised', () => {
  const problems = problemsFrom('comparaisons', {
    file: 'edition.yaml',
    from: 'comparaisons_minimum: 15',
    to: 'comparaisons_minimum: 16',
  });
  expect(problems).toContainEqual({
    file: 'comparaisons.yaml',
    line: 1,
    message: expect.stringContaining('15 comparaisons, il en faut 16'),
  });
});

it('calls equivalent only what is close', () => {
  const problems = problemsFrom('comparaisons', {
    file: 'comparaisons.yaml',
    from: "fiscale et gendarmerie'\n    categorie: scale",
    to: "fiscale et gendarmerie'\n    categorie: equivalent",
  });
  expect(problems).toContainEqual({
    file: 'comparaisons.yaml',
    line: lineWith('comparaisons.yaml', 'id: impots_gendarmerie'),
    message: expect.stringContaining('un rapport de 1,34 n’est pas equivalent'),
  });
});

it('refuses two years or two laws that the text does not name', () => {
  const problems = problemsFrom('comparaisons', {
    file: 'comparaisons.yaml',
    from: 'Intérêts prévus par la loi de finances 2025',
    to: 'Intérêts prévus par la loi de finances',
  });
  expect(problems).toContainEqual({
    file: 'comparaisons.yaml',
    line: lineWith('comparaisons.yaml', 'id: medicaments_dette'),
    message: expect.stringContaining('dites celle de « Charge de la dette de l’État »'),
  });
});
