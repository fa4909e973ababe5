import { expect, it } from 'vitest';
import { lineWith, problemsAfter } from '../spoiled-edition.build.ts';

const file = 'sources.yaml';

it.each([
  ["url: 'https://www.assemblee-nationale.fr/dyn/17/amendements/0622/AN/956'", "url: ''", 'https'],
  [
    "url: 'https://www.assemblee-nationale.fr/dyn/17/amendements/0622/AN/956'",
    "url: 'http://www.assemblee-nationale.fr/dyn/17/amendements/0622/AN/956'",
    'https',
  ],
])('asks for a full address instead of %s', (from, to, words) => {
  expect(problemsAfter({ file, from, to })).toContainEqual({
    file,
    line: lineWith(file, 'an-amendement-956:') + 1,
    message: expect.stringContaining(words),
  });
});

it('refuses a home page without a document number', () => {
  const from = "url: 'https://www.senat.fr/'\n    document:";
  const to = "url: 'https://www.senat.fr/'\n    ancien:";
  expect(problemsAfter({ file, from, to })).toContainEqual({
    file,
    line: lineWith(file, 'senat-etat-a:') + 1,
    message: expect.stringContaining('page d’accueil'),
  });
});

it('refuses a commit that is not one', () => {
  const from = "commit: 'fd255b7373c444ebc490031456358727894c59ff'";
  expect(problemsAfter({ file, from, to: "commit: 'fd255b7'" })).toContainEqual({
    file,
    line: lineWith(file, 'rap-synthese-2025:') + 1,
    message: expect.stringContaining('40 caractères'),
  });
});
