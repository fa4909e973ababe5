import { expect, it } from 'vitest';
import { overdueSourcesOf } from './overdue.ts';
import { dossierAfter } from '../spoiled-edition.testing.ts';

it('names the sources to read again, from their date on', () => {
  const dossier = dossierAfter();
  expect(overdueSourcesOf(dossier, '2025-01-01')).toEqual([]);
  expect(overdueSourcesOf(dossier, '2099-01-01')).toContainEqual(
    expect.stringContaining('« lfi-2025 » est à relire'),
  );
});
