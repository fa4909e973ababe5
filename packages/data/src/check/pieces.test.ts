import { expect, it } from 'vitest';
import { lineWith, problemsFrom } from '../spoiled-edition.testing.ts';

const file = 'pieces.yaml';

it.each([
  ['    source: neb-2025', '    source: note', 'la source « note » n’existe pas'],
  ['  neb_2025:', '  neb_2026:', 'il manque pieces/neb_2026.csv'],
])('refuses %s replaced by « %s »', (from, to, words) => {
  expect(problemsFrom('pieces', { file, from, to })).toContainEqual({
    file,
    line: expect.any(Number),
    message: expect.stringContaining(words),
  });
});

it('refuses an extract that nothing describes', () => {
  expect(problemsFrom('pieces', { file, from: '  neb_2025:', to: '  neb_2026:' })).toContainEqual({
    file: 'pieces/neb_2025.csv',
    line: 1,
    message: expect.stringContaining('n’est pas décrite'),
  });
});

it('refuses a bare domain as a copy', () => {
  const from =
    "copie: 'https://github.com/KRADIFY/plfss/tree/20020cd5c737ac1f5b0096ef36d04f7b1846d2af'";
  expect(problemsFrom('pieces', { file, from, to: "copie: 'https://github.com/'" })).toContainEqual(
    {
      file,
      line: lineWith(file, '  dss_ondam_constat_2025:') + 1,
      message: expect.stringContaining('ne mène pas à un document'),
    },
  );
});

it('wants the fingerprint of what was read in the document', () => {
  const from = "    titre: 'Unédic'\n    lecture: citation";
  const to = "    titre: 'Unédic'\n    lecture: document";
  expect(problemsFrom('pieces', { file, from, to })).toContainEqual({
    file,
    line: expect.any(Number),
    message: expect.stringContaining('porte son empreinte'),
  });
});
