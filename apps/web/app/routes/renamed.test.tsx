import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { visit } from '#testing/visit.tsx';

/** Fictitious renamings of a line and a card. */
const renamed = { lines: { defense_forces: 'defense_armees' }, cards: { ET99: 'ET21' } };

vi.mock('@nosmilliards/data/built/renamings.json', () => renamed);
vi.mock('#dataset/read.server.ts', async (original) => ({
  ...(await original<object>()),
  readRenamings: () => renamed,
}));

it.each([
  ['/ligne/defense_forces', 'Armées'],
  ['/carte/ET99', /Prisons/],
])('%s leads to what took its place', async (address, title) => {
  await visit(address);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
});

it('an old comparison compares the lines that took the place of its own', async () => {
  await visit('/compare/defense_forces-vs-sante_solidarite_chomage');
  await waitFor(() => expect(document.title).toMatch(/^Armées et Assurance chômage/));
  expect(screen.queryByText(/defense_forces/)).toBeNull();
});
