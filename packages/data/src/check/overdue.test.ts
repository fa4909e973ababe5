import { expect, it } from 'vitest';
import { openDossier } from '../dossier.ts';
import { overdueSourcesOf } from './overdue.ts';
import { EDITIONS_DIRECTORY } from '../read/edition.ts';

it('names the sources to read again, from their date on', () => {
  const dossier = openDossier(`${EDITIONS_DIRECTORY}/2025`);
  expect(overdueSourcesOf(dossier, '2025-01-01')).toEqual([]);
  expect(overdueSourcesOf(dossier, '2099-01-01')).toContainEqual(
    expect.stringContaining('« lfi-2025 » est à relire'),
  );
});
