import { STORAGE_KEYS } from '@nosmilliards/domain/storage-key';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { storedBy } from '#testing/persona.ts';
import { found, press, visit } from '#testing/visit.tsx';

const keysKept = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)];

it('names everything that a visit leaves on the device', async () => {
  await visit('/explorer?tab=expenses');
  await press('Comparer Défense et anciens combattants');
  fireEvent.change(screen.getByLabelText('Voir les montants'), { target: { value: 'per-adult' } });
  const [game] = screen.getAllByRole('link', { name: 'Mon Budget' });
  if (game) fireEvent.click(game);
  await press('Réduire');
  await press(/^Réduire de 10/);
  await waitFor(() => expect(localStorage.getItem(STORAGE_KEYS.ledger)).not.toBeNull());
  const kept = keysKept();
  expect(kept).toEqual(
    expect.arrayContaining([
      STORAGE_KEYS.comparisonItems,
      STORAGE_KEYS.game,
      STORAGE_KEYS.ledger,
      STORAGE_KEYS.lens,
    ]),
  );
  await visit('/confidentialite');
  await found('heading', 'Confidentialité');
  const listed = [...screen.getByRole('main').querySelectorAll('code')].map(
    ({ textContent }) => textContent,
  );
  expect(listed).toEqual(expect.arrayContaining(kept));
});

it('erases the device once it is confirmed, and says so', async () => {
  await visit('/confidentialite', storedBy('Fin des niches'));
  await press('Effacer mes données de cet appareil');
  const dialog = within(await found('dialog', 'Tout effacer de cet appareil ?'));
  fireEvent.click(dialog.getByRole('button', { name: 'Annuler' }));
  expect(keysKept()).toContain(STORAGE_KEYS.ledger);
  await press('Effacer mes données de cet appareil');
  fireEvent.click(dialog.getByRole('button', { name: 'Effacer' }));
  await screen.findByText(/^Vos données de cet appareil sont effacées/);
  expect(keysKept()).toEqual([]);
  expect(screen.queryByRole('region', { name: 'Impact de vos votes' })).toBeNull();
});
