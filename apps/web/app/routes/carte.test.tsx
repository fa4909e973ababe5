import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { edition } from '#testing/persona.ts';
import {
  factsOf,
  found,
  hurry,
  itemsOf,
  press,
  seenIn,
  storedCuts,
  visit,
  wordsOf,
} from '#testing/visit.tsx';

const prisons = '/carte/ET21';
const question = /^« Prisons » : que feriez-vous \?$/;
const region = (name: string) => screen.findByRole('region', { name });
const card = () => document.querySelector('#carte')?.textContent.trim();

beforeEach(hurry);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a card is reached from the line it stands on, and leads to its neighbour', async () => {
  await visit('/ligne/securite_justice_prisons');
  const cards = within(await region('Dans le jeu de cartes'));
  fireEvent.click(cards.getByRole('link', { name: 'Prisons' }));
  await found('heading', question);
  await waitFor(() =>
    expect(document.title).toMatch(
      /^«\sPrisons\s», 5,3\sMd€\s: que feriez-vous\s\? — Nos Milliards$/,
    ),
  );
  const game = await found('link', 'Ouvrir le jeu à cette carte');
  expect(game.getAttribute('href')).toBe('/je-fais-mon-budget?carte=ET21');
  const place = edition.deck.findIndex(({ id }) => id === 'ET21');
  const next = edition.deck[place + 1];
  fireEvent.click(screen.getByRole('link', { name: /^Carte suivante/ }));
  await found('heading', `« ${next?.title} » : que feriez-vous ?`);
});

it('says which amount to quote, and copies the citation', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await visit('/carte/ET01');
  const section = await region('Quel chiffre citer\u202F?');
  for (const amount of ['59,9 Md€', '60,9 Md€', '61,8 Md€', '62,1 Md€']) {
    expect(wordsOf(section)).toContain(amount);
  }
  fireEvent.click(within(section).getByRole('button', { name: 'Copier la citation' }));
  await waitFor(() => expect(writeText).toHaveBeenCalledOnce());
  expect(writeText.mock.calls[0]?.[0]).toMatch(
    /59,9\sMd€ \(59\s946,3\sM€\), ligne de cette carte \(60,9\sMd€ dans le jeu\).*\/carte\/ET01, Licence Ouverte 2\.0\.$/,
  );
});

it('does not advise to quote a mix of what is planned and what came in', async () => {
  await visit('/carte/RE01');
  const section = await region('Quel chiffre citer\u202F?');
  const [advised] = within(section).getAllByText(/C’est le chiffre à citer/);
  expect(wordsOf(advised?.parentElement ?? section)).toContain('encaissée en 2025');
  expect(wordsOf(section.querySelector('blockquote') ?? section)).toMatch(
    /« TVA : encaissée en 2025 » : 211,7 Md€/,
  );
});

it('a mark that is not available says why', async () => {
  await visit('/carte/ET24');
  expect(wordsOf(await region('Montant'))).toContain('Dépensé non disponible');
  expect(wordsOf(await region('Ce qu’il y a derrière ce chiffre'))).toContain(
    'comprend des fonds de concours, que la loi ne vote pas',
  );
});

it('every figure stands beside its own name', async () => {
  await visit('/carte/ET01');
  const amount = await region('Montant');
  expect(factsOf(amount)).toEqual({
    'pour 1 000 € de dépense publique': '35,1 €',
    'par adulte (53 millions)': '1 149 €',
  });
  const words = seenIn(amount);
  for (const expected of [
    '60,9 Md€',
    'Voté 59,9 Md€ · Dépensé 62,1 Md€ ; 60,9 Md€ est le montant du jeu',
    'ce montant peut varier de −30 % à +80 %',
  ]) {
    expect(words).toContain(expected);
  }
  const behind = await region('Ce qu’il y a derrière ce chiffre');
  expect(seenIn(behind)).toContain('font 59,9 Md€, soit un écart de +954 M€');
  expect(factsOf(behind)).toMatchObject({
    'Nature (définition)': 'Estimé',
    'Qui est concerné': expect.stringContaining('271 000 emplois'),
  });
  within(behind).getByRole('heading', { name: 'Ce que ce chiffre ne dit pas' });
  const lines = within(behind).getByRole('link', { name: 'Armées' });
  expect(lines.getAttribute('href')).toBe('/ligne/defense_armees');
  expect(itemsOf(lines.closest('ul') ?? behind)).toEqual(['Armées 59,9 Md€']);
});

it('a card stands face to the law, or says why it does not', async () => {
  await visit('/carte/ET01');
  const facts = factsOf(await region('Ce qu’il y a derrière ce chiffre'));
  expect(facts['Voté 2025']).toBe('59,9 Md€');
  expect(facts['Dépensé 2025']).toBe('62,1 Md€');
  expect(facts['Voté 2026']).toContain('66,5 Md€');
  expect(facts['Voté 2026']).toContain('(+10,9 % à périmètre corrigé)');
});

it('a card that the next law does not isolate says why', async () => {
  await visit('/carte/ET02');
  const behind = await region('Ce qu’il y a derrière ce chiffre');
  expect(factsOf(behind)['Voté 2026']).toBe('non disponible');
  expect(wordsOf(behind)).toContain('Le vote de 2026 n’est pas connu pour toutes les lignes');
});

it('a card that no finance law votes is not set against one', async () => {
  await visit('/carte/SS02');
  const behind = await region('Ce qu’il y a derrière ce chiffre');
  expect(within(behind).queryByRole('heading', { name: 'Face à la loi' })).toBeNull();
});

it('a niche is set against 1 000 € of spending, and is not raised', async () => {
  await visit('/carte/NF02');
  const amount = await region('Montant');
  expect(factsOf(amount)).toEqual({
    'pour 1 000 € de dépense publique': '4,7 €',
    'par adulte (53 millions)': '152 €',
  });
  expect(seenIn(amount)).toContain('Prévu 8,1 Md€ · Estimé 7,8 Md€ (2024)');
  expect(seenIn(amount)).toContain('ce montant peut varier de −100 % à 0 %');
  expect(wordsOf(amount)).toContain('pas pour une niche');
  expect(within(amount).queryByRole('link', { name: /^Augmenter/ })).toBeNull();
});

describe('the four choices', () => {
  it('keep it, and the game goes on with the next card', async () => {
    await visit(prisons);
    fireEvent.click(await found('link', 'Garder'));
    const place = edition.deck.findIndex(({ id }) => id === 'ET21');
    await waitFor(() => expect(card()).toBe(edition.deck[place + 1]?.title));
    expect(localStorage.getItem('nosMilliardsGame')).toContain('"cardId":"ET21","type":"keep"');
  });

  it('open the setting of that card', async () => {
    await visit(prisons);
    fireEvent.click(await found('link', 'Réduire'));
    expect(await found('dialog', /^Réduire : Prisons/)).toBeTruthy();
  });

  it('ask before they remove it, with who is concerned', async () => {
    await visit(prisons);
    fireEvent.click(await found('link', 'Supprimer'));
    const dialog = within(await found('dialog', /^Supprimer : Prisons/));
    await dialog.findByText('Qui est concerné.');
    expect(localStorage.getItem('nosMilliardsGame') ?? '').not.toContain('ET21');
    fireEvent.click(dialog.getByRole('button', { name: 'Confirmer la suppression' }));
    await found('button', /^Annuler le dernier choix/);
    expect(localStorage.getItem('nosMilliardsGame')).toContain('"cardId":"ET21","type":"remove"');
  });
});

it('the game opens at the card of the address, without a window, and leads back to its page', async () => {
  await visit('/je-fais-mon-budget?carte=SS02', storedCuts({ ET01: 10 }));
  await waitFor(() => expect(card()).toMatch(/^Hôpitaux et cliniques/));
  expect(document.activeElement?.id).toBe('carte');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Ce que paie cette ligne');
  fireEvent.click(await found('link', /^La page de cette carte/));
  await found('heading', /^« Hôpitaux et cliniques/);
});

it('a card is shared with its question', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await visit(prisons);
  await press('Partager');
  await screen.findByText(/^Adresse copiée dans le presse-papiers/);
  const [copied = ''] = writeText.mock.lastCall ?? [];
  expect(copied).toContain('garder, augmenter, réduire ou supprimer');
});

it('the spent amount leads to its cell', async () => {
  await visit('/carte/ET05');
  const behind = within(await region('Ce qu’il y a derrière ce chiffre'));
  expect(behind.getByRole('link', { name: 'Cellule lue' }).getAttribute('href')).toMatch(
    /^\/piece\/dgfip_smb/,
  );
});
