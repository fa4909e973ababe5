import { STORAGE_KEYS } from '@nosmilliards/domain/storage-key';
import { millions } from '@nosmilliards/domain/money/money';
import { aCard, anEdition, someCards } from '@nosmilliards/domain/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ballotEngineOf, type BallotEngine } from '#ballot/engine.ts';
import { BallotProvider } from '#ballot/provider.tsx';
import { writeStored } from '#browser/storage.ts';
import { late } from '#ui/late.tsx';
import { ToastProvider } from '#ui/toast-provider.tsx';
import type { GameCard } from './card-dossier.ts';
import { Game } from './game.tsx';

/** In deck order: ET01, ET02, ET03, SS01. */
const edition = anEdition([...someCards(), aCard({ id: 'ET03', amount: 5000 })]);
const cards = edition.deck.map((card): GameCard => ({
  ...aCard(card),
  nature: 'officiel',
  marks: { voted: { amount: millions(1234.5) } },
}));
const noDossier = async () => null;

let engine: BallotEngine;
let reducedMotion: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  writeStored(STORAGE_KEYS.game, null);
  reducedMotion = true;
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('going on after a vote', () => {
  it('[G21] comes back to the cards before the one asked for by a link', async () => {
    await play('/jeu?carte=ET03');
    expect(shownCard()).toBe('ET03');
    for (const id of ['ET03', 'SS01', 'ET01', 'ET02']) {
      expect(shownCard()).toBe(id);
      expect(isThere('heading', 'Dernière carte')).toBe(id === 'ET02');
      expect(isThere('button', 'Terminer')).toBe(false);
      wait(1000);
      choose('Garder');
    }
    expect(isThere('button', 'Terminer')).toBe(true);
    expect(isThere('heading', 'Toutes les cartes sont votées')).toBe(true);
  });

  it('[G7] a card passed over is still to come at the end of the deck', async () => {
    await play('/jeu');
    fireEvent.click(screen.getByRole('button', { name: 'Passer' }));
    for (const id of ['ET02', 'ET03', 'SS01', 'ET01']) {
      expect(shownCard()).toBe(id);
      wait(1000);
      choose('Garder');
    }
    expect(isThere('button', 'Terminer')).toBe(true);
  });
});

it('[G23] a card shows the official marks beside its amount, and says which is not known', async () => {
  await play('/jeu');
  const face = screen.getByRole('article');
  expect(face.textContent).toContain(
    'Voté 1,2\u00A0Md€1,2\u00A0milliard d’euros · Dépensé non disponible',
  );
});

it('[O4] the plan of the cards shows how far each objective is', async () => {
  await play('/jeu');
  choose('Garder');
  choose('Plan des cartes');
  const bars = screen.getAllByRole('progressbar', { hidden: true });
  expect(bars.map((bar) => bar.getAttribute('aria-label'))).toEqual([
    // [B5] Of the score bar, whose words are beside it: its steps would be said after each vote.
    null,
    'Équilibrer le budget',
    'Dégager un excédent',
    'Voter toutes les cartes',
  ]);
  expect(bars.map((bar) => Number(bar.getAttribute('value')))).toEqual([1, 0, 0, 25]);
});

describe.each([
  ['with motion', false],
  ['without motion', true],
])('[G22] a second tap, %s', (_, isReduced) => {
  beforeEach(() => {
    reducedMotion = isReduced;
  });

  it.each([0, 120, 180, 260, 340])('%d ms after the first votes nothing', async (delay) => {
    await play('/jeu');
    choose('Garder');
    wait(delay);
    choose('Supprimer');
    choose('Garder');
    wait(1000);
    expect(voted()).toEqual(['ET01']);
    expect(shownCard()).toBe('ET02');
  });

  it('nor does a second key', async () => {
    await play('/jeu');
    fireEvent.keyDown(document.body, { key: '1' });
    wait(300);
    fireEvent.keyDown(document.body, { key: '1' });
    expect(voted()).toEqual(['ET01']);
  });

  it('votes the card once it has been seen', async () => {
    await play('/jeu');
    choose('Garder');
    wait(250);
    wait(350);
    choose('Garder');
    expect(voted()).toEqual(['ET01', 'ET02']);
  });
});

describe('a choice made before the ballot is there', () => {
  it('is cast when it comes', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await play('/jeu', promise);
    choose('Garder');
    expect(voted()).toEqual([]);
    await act(async () => resolve());
    expect(voted()).toEqual(['ET01']);
  });

  it('is not cast on the card of an earlier game', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await play('/jeu', promise);
    engine.perform({ type: 'cast', id: 'ET01', choice: { type: 'keep' }, at: 0 });
    choose('Garder');
    await act(async () => resolve());
    wait(1000);
    expect(voted()).toEqual(['ET01']);
    expect(shownCard()).toBe('ET02');
  });
});

async function play(address: string, ready = Promise.resolve()) {
  engine = ballotEngineOf(edition);
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[address]}>
        <ToastProvider>
          <BallotProvider engine={late(() => ready.then(() => engine))}>
            <Game cards={cards} baseline={edition.baseline} loadDossier={noDossier} />
          </BallotProvider>
        </ToastProvider>
      </MemoryRouter>,
    );
  });
  await act(async () => vi.dynamicImportSettled());
}

function wait(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

function choose(word: string) {
  fireEvent.click(screen.getByRole('button', { name: word }));
}

function shownCard() {
  return screen.getByRole('article').querySelector('h2')?.textContent.trim();
}

function isThere(role: string, name: string) {
  return screen.queryByRole(role, { name }) !== null;
}

function voted(): string[] {
  return [...engine.latest().present.ledger.keys()];
}
