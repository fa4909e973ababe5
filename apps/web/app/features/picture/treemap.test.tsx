import { millions } from '@nosmilliards/domain/money/money';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { Treemap } from './treemap.tsx';
import { treemapOf } from './treemap-layout.ts';

afterEach(cleanup);

const layout = treemapOf([
  { id: 'sante', parentId: null, title: 'Santé', amount: millions(600_000), sector: 'social' },
  { id: 'hop', parentId: 'sante', title: 'Hôpitaux', amount: millions(600_000), sector: 'social' },
  { id: 'def', parentId: null, title: 'Défense', amount: millions(60_000), sector: 'state' },
  { id: 'arm', parentId: 'def', title: 'Armées', amount: millions(60_000), sector: 'state' },
]);

function show() {
  render(
    <MemoryRouter>
      <Treemap layout={layout} year={2025} pathOf={(id) => `/ligne/${id}`} />
    </MemoryRouter>,
  );
}

// By label: the test DOM does not see a link in an anchor of a drawing; browsers do.
const category = /^Défense, 60 milliards d’euros, 9,1/;

it('names each category with its amount, and leads to its page without a script', () => {
  show();
  expect(screen.getByLabelText(category).getAttribute('href')).toBe('/ligne/def');
});

it('opens a category in place and comes back to it', async () => {
  show();
  fireEvent.click(screen.getByLabelText(category));
  expect(screen.getByLabelText('Armées, 60 milliards d’euros')).toBeTruthy();
  expect(screen.queryByLabelText(category)).toBeNull();
  const way = screen.getByRole('button', { name: 'Toutes les catégories' });
  expect(document.activeElement).toBe(way);

  fireEvent.click(way);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(category)));
});

it('leaves a click with a modifier key to the browser', () => {
  show();
  fireEvent.click(screen.getByLabelText(category), { ctrlKey: true });
  expect(screen.queryByRole('button', { name: 'Toutes les catégories' })).toBeNull();
});
