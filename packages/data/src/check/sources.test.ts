import { expect, it } from 'vitest';
import { dossierAfter, lineWith, problemsFrom } from '../spoiled-edition.testing.ts';
import { overdueSourcesOf } from './sources.ts';

const file = 'sources.yaml';

it.each([
  ["url: 'https://www.assemblee-nationale.fr/dyn/17/amendements/0622/AN/956'", "url: ''", 'https'],
  [
    "url: 'https://www.assemblee-nationale.fr/dyn/17/amendements/0622/AN/956'",
    "url: 'http://www.assemblee-nationale.fr/dyn/17/amendements/0622/AN/956'",
    'https',
  ],
])('asks for a full address instead of %s', (from, to, words) => {
  expect(problemsFrom('sources', { file, from, to })).toContainEqual({
    file,
    line: lineWith(file, 'an-amendement-956:') + 1,
    message: expect.stringContaining(words),
  });
});

it('refuses the home page of an institution, whatever the document is called', () => {
  const from = "url: 'https://legal.tricoteuses.fr/articles/JORFARTI000051169359'";
  const to = "url: 'https://www.legifrance.gouv.fr/'";
  expect(problemsFrom('sources', { file, from, to })).toContainEqual({
    file,
    line: lineWith(file, 'lfi-2025-article-138:') + 1,
    message: expect.stringContaining('accueil d’un site'),
  });
});

it('refuses a commit that is not one', () => {
  const from = "commit: 'fd255b7373c444ebc490031456358727894c59ff'";
  expect(problemsFrom('sources', { file, from, to: "commit: 'fd255b7'" })).toContainEqual({
    file,
    line: lineWith(file, 'rap-synthese-2025:') + 1,
    message: expect.stringContaining('40 caractères'),
  });
});

it('names the sources to read again, from their date on', () => {
  const dossier = dossierAfter();
  expect(overdueSourcesOf(dossier, '2025-01-01')).toEqual([]);
  expect(overdueSourcesOf(dossier, '2099-01-01')).toContainEqual(
    expect.stringContaining('« lfi-2025 » est à relire'),
  );
});
