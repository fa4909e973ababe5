import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { STORAGE_KEYS } from '@nosmilliards/domain/storage-key';
import { useBallot } from '#ballot/provider.tsx';
import { writeStored } from '#browser/storage.ts';
import { seenIn } from '#testing/visit.tsx';
import { SiteLayout } from './site-layout.tsx';

afterEach(() => {
  cleanup();
  writeStored(STORAGE_KEYS.game, null);
});

describe('skip links', () => {
  it.each([
    ['keep', 0, ['Aller au contenu', 'Aller au menu']],
    ['decrease', 10, ['Aller au contenu', 'Aller au menu', 'Aller au solde']],
  ])('all have a target after a « %s » vote', async (type, value, names) => {
    const votes = [{ cardId: 'ET01', type, value, timestamp: 5 }];
    const game = { version: 1, currentCardIndex: 1, startTime: 1, endTime: null, votes };
    writeStored(STORAGE_KEYS.game, JSON.stringify(game));
    // The engine outlives the render: the event makes it read localStorage again.
    dispatchEvent(new Event('storage'));
    const Page = createRoutesStub([{ path: '/', Component: VoteCountInLayout }]);
    render(<Page />);
    await screen.findByText('1 vote lu');
    const links = within(screen.getByRole('navigation', { name: 'Accès rapide' }));
    await waitFor(() =>
      expect(links.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(names),
    );
    await waitFor(() => {
      for (const link of links.getAllByRole<HTMLAnchorElement>('link')) {
        expect(document.getElementById(new URL(link.href).hash.slice(1))).not.toBeNull();
      }
    });
  });
});

it('the menu tells the deficit of reference from the one found', () => {
  const Page = createRoutesStub([{ path: '/', Component: VoteCountInLayout }]);
  render(<Page />);
  const menu = screen.getByRole('navigation', { name: 'Menu principal' });
  fireEvent(menu, new Event('beforetoggle'));
  expect(seenIn(menu)).toContain(
    'Déficit public 2025 : référence du jeu 155,0 Md€ · constaté par l’Insee 152,5 Md€',
  );
});

function VoteCountInLayout() {
  return (
    <SiteLayout>
      <VoteCount />
    </SiteLayout>
  );
}

function VoteCount() {
  const { ballot } = useBallot();
  return <p>{ballot?.history.present.ledger.size} vote lu</p>;
}
