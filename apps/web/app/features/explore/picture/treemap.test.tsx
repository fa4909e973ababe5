import { millions } from '@nosmilliards/domain/money/money';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { Treemap } from './treemap.tsx';
import { treemapOf } from './treemap-layout.ts';

afterEach(cleanup);

const line = (id: string, parentId: string | null, title: string, amount: number) => ({
  id,
  parentId,
  title,
  shortTitles: [],
  amount: millions(amount),
  sector: 'state' as const,
});

const layout = treemapOf([
  line('sante', null, 'Santé', 600_000),
  line('hop', 'sante', 'Hôpitaux', 600_000),
  line('def', null, 'Défense', 60_000),
  line('arm', 'def', 'Armées', 60_000),
]);

function show(address = '/en-images') {
  const path = '/en-images';
  const Stub = createRoutesStub([
    {
      path,
      Component: () => (
        <Treemap layout={layout} year={2025} pathOf={(id) => `/ligne/${id}`} allPath="/explorer" />
      ),
    },
  ]);
  render(<Stub initialEntries={[path, address]} />);
}

// By label: the test DOM gives SVG anchors no link role; browsers do.
const category = /^Défense, 60 milliards d’euros, 9,1/;

it('names each category with its amount, and leads to its page without a script', async () => {
  show();
  expect((await screen.findByLabelText(category)).getAttribute('href')).toBe('/ligne/def');
});

it('opens a category in place and comes back to it', async () => {
  show();
  fireEvent.click(await screen.findByLabelText(category));
  expect(await screen.findByLabelText('Armées, 60 milliards d’euros')).toBeTruthy();
  expect(screen.queryByLabelText(category)).toBeNull();
  const way = screen.getByRole('button', { name: 'Toutes les catégories' });
  expect(document.activeElement).toBe(way);

  fireEvent.click(way);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(category)));
});

it('opens at the category of the address, and leaves the focus where it was', async () => {
  show('/en-images?categorie=def');
  expect(await screen.findByLabelText('Armées, 60 milliards d’euros')).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
});

it('takes an unknown category for none', async () => {
  show('/en-images?categorie=licornes');
  expect(await screen.findByLabelText(category)).toBeTruthy();
});

it('writes the name and the amount of what has the focus', async () => {
  show();
  fireEvent.focus(await screen.findByLabelText(category));
  expect(screen.getByText('Défense', { selector: 'strong' }).parentElement?.textContent).toContain(
    '60,0',
  );
});

it('leaves a click with a modifier key to the browser', async () => {
  show();
  fireEvent.click(await screen.findByLabelText(category), { ctrlKey: true });
  expect(screen.queryByRole('button', { name: 'Toutes les catégories' })).toBeNull();
});
