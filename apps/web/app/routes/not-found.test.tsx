import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { found, visit, wordsOf } from '#testing/visit.tsx';

it.each(['/n-importe-quoi', '/ligne/une-ligne-inconnue', '/carte/ZZ99', '/piece/inconnue'])(
  '%s is not listed',
  async (address) => {
    await visit(address);
    await found('heading', 'Page introuvable');
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(document.title).toBe('Page introuvable — Nos Milliards');
  },
);

it('a lost visitor finds a line by its code', async () => {
  await visit('/n-importe-quoi');
  await found('heading', 'Page introuvable');
  const search = within(screen.getByRole('main')).getByRole('button', { name: 'Rechercher' });
  fireEvent.click(search);
  fireEvent.change(await screen.findByRole('combobox'), { target: { value: 'P150' } });
  const [first] = await screen.findAllByRole('option');
  if (first) fireEvent.click(first);
  await found('heading', 'Formations supérieures et recherche universitaire');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('who finds nothing is told so, and where else to look', async () => {
  await visit('/n-importe-quoi');
  await found('heading', 'Page introuvable');
  fireEvent.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Rechercher' }));
  const field = await screen.findByRole('combobox');
  fireEvent.change(field, { target: { value: 'xyzxyzxyz' } });
  const dialog = within(screen.getByRole('dialog'));
  expect(wordsOf(await dialog.findByText(/^Aucun résultat/))).toBeTruthy();
  fireEvent.keyDown(field, { key: 'Enter' });
  fireEvent.click(await dialog.findByRole('link', { name: 'Le lexique' }));
  await found('heading', 'Lexique');
  expect(screen.queryByRole('dialog')).toBeNull();
});
