import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { visit, wordsOf } from '#testing/visit.tsx';

it('tells the balance of the State since January, its date and its cells', async () => {
  await visit('/a-propos');
  const section = await screen.findByRole('region', { name: 'Le solde de l’État depuis janvier' });
  const words = wordsOf(section);
  expect(words).toContain(
    'Du 1er janvier au 31 juillet 2026, solde de l’État : −145,9 Md€ (−142,0 un an plus tôt).',
  );
  expect(words).toContain('Ce n’est pas le déficit de l’année.');
  expect(words).toContain('consultée le 17 novembre 2026');
  expect(
    within(section)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/piece/dgfip_smb#solde_2026_07', '/piece/dgfip_smb#solde_2025_07']);
});
