import { card } from '#dataset/front.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { STORAGE_KEYS } from '@nosmilliards/domain/storage-key';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { comparisons } from '#dataset/home-comparisons.ts';
import { storedBy } from '#testing/persona.ts';
import {
  factsOf,
  found,
  itemsOf,
  press,
  seenIn,
  storedCuts,
  visit,
  wordsOf,
} from '#testing/visit.tsx';

const home = () => screen.findByRole('heading', { level: 1, name: 'Votre budget, vos choix' });
const bar = { name: 'Impact de vos votes' };

const impact = () => screen.findByRole('region', bar);

function removalsOf(...ids: string[]) {
  const votes = ids.map((id, index) => [id, { type: 'remove', timestamp: index + 1 }]);
  return { [STORAGE_KEYS.ledger]: JSON.stringify({ votes: Object.fromEntries(votes) }) };
}

const didYouKnow = () => screen.findByRole('region', { name: 'Saviez-vous que…' });
const comparisonTitle = async () =>
  wordsOf(within(await didYouKnow()).getByRole('heading', { level: 3 }));

afterEach(() => {
  vi.useRealTimers();
});

describe('the impact bar', () => {
  it('shows the votes of an earlier visit, with amounts read from the data', async () => {
    await visit('/', storedCuts({ defense_armees: 10, securite_justice_police: 10 }));
    // 10 % of 59 946,3 and of 13 453,5 M€: the amounts in the store are ignored.
    expect(factsOf(await impact())).toEqual({
      Déficit: '147,7 Md€',
      Choix: '2',
      Impact: '+7,3 Md€',
      'Objectif : réduire': '155,0 Md€',
    });
    // In words: a screen reader would read a progress bar as a bare « 5 pour cent ».
    expect(wordsOf(await impact())).toContain('Vos votes déplacent 5 % du déficit de départ.');
    expect(within(await impact()).queryByRole('progressbar')).toBeNull();
  });

  it('counts the decisions as they were taken, not the cards of a group', async () => {
    await visit('/', storedBy('Express, puis trois cartes affinées'));
    expect(factsOf(await impact())['Choix']).toBe('14');
  });

  it('names a surplus as such', async () => {
    await visit('/', removalsOf('SS01', 'SS02'));
    expect(factsOf(await impact())).toEqual({
      Excédent: '102,8 Md€',
      Choix: '2',
      Impact: '+257,8 Md€',
      'Objectif : réduire': '155,0 Md€',
    });
  });

  it('calls a balance of zero no surplus', async () => {
    await visit('/', storedBy('Équilibre exact'));
    expect(factsOf(await impact())).toMatchObject({
      Équilibre: '0,0 Md€',
      Impact: '+155,0 Md€',
    });
  });

  it('counts a lost revenue against the balance', async () => {
    await visit('/', storedCuts({ fiscalite_etat_tva: 10 }));
    expect(factsOf(await impact())).toEqual({
      Déficit: '165,1 Md€',
      Choix: '1',
      Impact: '−10,1 Md€',
      'Objectif : réduire': '155,0 Md€',
    });
  });

  it('a vote of the published format is read, brought back to the limit of its card, and told', async () => {
    const votes = {
      ET01: { nodeId: 'ET01', type: 'increase', value: 150, timestamp: '2025-01-27T10:00:00Z' },
      securite_justice_police: { nodeId: 'securite_justice_police', type: 'decrease', value: 10 },
      NF01: { nodeId: 'NF01', type: 'increase', value: 5, timestamp: 3 },
    };
    await visit('/', { [STORAGE_KEYS.ledger]: JSON.stringify({ votes, totalDeficitChange: 0 }) });
    await screen.findByText(
      /^«.Défense.».: votre choix était hors des limites de sa carte, il est ramené à \+80.%. Un de vos choix augmentait une niche fiscale/,
    );
    // 80 % of 60 900 M€, less 10 % of 13 453,5.
    expect(factsOf(await impact())).toMatchObject({ Choix: '2', Impact: '−47,4 Md€' });
    expect(localStorage.getItem(STORAGE_KEYS.ledger)).toContain('"value":80');
  });

  it('forgets every vote when asked, says the balance, and gives them back', async () => {
    await visit('/', storedCuts({ defense_armees: 10 }));
    await home();
    fireEvent.click(await screen.findByTitle('Réinitialiser tous les votes'));
    await waitFor(() => expect(screen.queryByRole('region', bar)).toBeNull());
    expect(localStorage.getItem(STORAGE_KEYS.ledger)).toBeNull();
    await screen.findByText(/^Solde : moins 155 milliards/);
    const undo = screen.getByRole('button', { name: 'Annuler' });
    await waitFor(() => expect(document.activeElement).toBe(undo));
    fireEvent.click(undo);
    expect(factsOf(await impact())['Déficit']).toBe('149,0 Md€');
    expect(document.activeElement).toBe(await impact());
    expect(localStorage.getItem(STORAGE_KEYS.ledger)).toContain('defense_armees');
    await screen.findByText(
      'Solde : moins 149 milliards d’euros ; amélioré de 6 milliards d’euros depuis le départ.',
    );
  });
});

describe('« Saviez-vous que… »', () => {
  it('sets two budgets side by side, with their ratio and the way to their sources', async () => {
    await visit('/');
    const shown = within(await didYouKnow());
    expect(itemsOf(shown.getByRole('list')).map((item) => item.split('€')[0])).toEqual([
      'Justice judiciaire 4,6 Md',
      'Culture 4,6 Md',
    ]);
    expect(seenIn(await didYouKnow())).toContain('Presque autant');
    expect(shown.getByRole('link', { name: /^Culture/ }).getAttribute('href')).toBe(
      '/ligne/education_formation_culture',
    );
    fireEvent.click(shown.getByRole('link', { name: 'Ouvrir cette comparaison' }));
    const back = await screen.findByRole('link', { name: 'Retour' });
    // Known once the page has read where one came from.
    await waitFor(() => expect(back.getAttribute('href')).toBe('/'));
    fireEvent.click(back);
    await home();
  });

  it('goes through every comparison, then round again, and keeps the focus', async () => {
    await visit('/');
    const seen = [await comparisonTitle()];
    const another = screen.getByRole('button', { name: 'Une autre comparaison' });
    another.focus();
    for (let turn = 1; turn <= comparisons.length; turn += 1) {
      const before = seen.at(-1);
      fireEvent.click(another);
      // oxlint-disable-next-line no-await-in-loop -- one turn after the other
      await waitFor(async () => expect(await comparisonTitle()).not.toBe(before));
      // oxlint-disable-next-line no-await-in-loop
      seen.push(await comparisonTitle());
    }
    expect(new Set(seen.slice(0, -1)).size).toBe(comparisons.length);
    expect(seen.slice(0, -1)).toContain(seen.at(-1));
    expect(document.activeElement).toBe(another);
  });

  it.each(['Montants proches', 'Changement d’échelle', 'Rapprochements surprenants'])(
    'a pick among « %s » changes the card and says so',
    async (category) => {
      await visit('/');
      const before = await comparisonTitle();
      await press(category);
      await waitFor(async () => expect(await comparisonTitle()).not.toBe(before));
      expect(wordsOf(within(await didYouKnow()).getByRole('status'))).toContain(
        await comparisonTitle(),
      );
    },
  );

  it('never turns by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await visit('/');
    const announced = within(await didYouKnow()).getByRole('status');
    // React runs the effects of the page when the first `act` ends.
    await act(async () => {});
    await act(async () => void vi.advanceTimersByTime(5 * 60_000));
    // A turn is said; its title may be the first one again.
    expect(announced.textContent).toBe('');
  });
});

it('two games are offered at once, each with its length, and the aim of both', async () => {
  await visit('/');
  const cards = await found('link', /^Je fais mon budget/);
  expect(wordsOf(cards)).toContain('19 min 64 cartes');
  expect(cards.getAttribute('href')).toBe('/voter');
  const express = await found('link', /^En 16 décisions/);
  expect(wordsOf(express)).toContain('5 min avec recettes');
  expect(express.getAttribute('href')).toBe('/express');
  expect(wordsOf(document.body)).toContain('Objectif : Déficit ≤ 0 Md€');
  // A square for each card or decision.
  expect(
    [cards, express].map(
      (link) => link.querySelector('path')?.getAttribute('d')?.split('z').length,
    ),
  ).toEqual([64 + 1, 16 + 1]);
});

it.each([
  {
    name: 'Une carte sur deux',
    door: 'Je fais mon budget',
    resumed: 'Reprendre, carte 12',
    path: '/je-fais-mon-budget',
    other: ['En 16 décisions 5 min avec recettes', '/express'],
    standing: '32 cartes votées sur 64',
  },
  {
    name: 'Treize décisions',
    door: 'En 16 décisions',
    resumed: 'Reprendre, décision 14',
    path: '/express',
    other: ['Je fais mon budget 19 min 64 cartes', '/voter'],
    standing: '13 décisions sur 16',
  },
])('a game under way is offered again on its door alone: $name', async (played) => {
  const { [STORAGE_KEYS.game]: over = '{}' } = storedBy(played.name);
  const underWay = JSON.stringify({ ...JSON.parse(over), currentCardIndex: 11, endTime: null });
  await visit('/', { [STORAGE_KEYS.game]: underWay });
  const resumed = await found('link', `${played.door} ${played.resumed}`);
  expect(resumed.getAttribute('href')).toBe(played.path);
  const [name = '', path] = played.other;
  expect((await found('link', name)).getAttribute('href')).toBe(path);
  expect(screen.getByText(played.standing)).toBeTruthy();
});

it('opens with the sheet in one sentence, and with the first card of the deck', async () => {
  await visit('/');
  await home();
  const sheet = screen.getByRole('img', { name: /^Une feuille de 1000\scarrés/ });
  expect(sheet.getAttribute('aria-label')).toContain(
    'Sécurité sociale 484, État et opérateurs 264, Collectivités 190, Dette de l’État 31, Lignes techniques 31.',
  );
  expect(screen.getByRole('heading', { name: 'Défense' })).toBeTruthy();
  // The page imports this icon itself: if another card comes first, it must import another.
  expect(card.icon).toBe('shield');
});

it.each([
  ['Garder', 'garder'],
  ['Augmenter', 'augmenter'],
  ['Réduire', 'reduire'],
  ['Supprimer', 'supprimer'],
])('« %s » is a link: it needs no script to be followed', async (name, word) => {
  await visit('/');
  await home();
  const choice = screen.getByRole('link', { name });
  expect(choice.getAttribute('href')).toBe(`/je-fais-mon-budget?carte=ET01#${word}`);
});

it('each deficit leads to its sheet', async () => {
  await visit('/');
  const stake = within(await screen.findByRole('region', { name: /empruntés/ }));
  expect(wordsOf(stake.getByRole('heading'))).toBe('Sur 1 000 € dépensés, 89 € sont empruntés.');
  for (const [name, id] of [
    ['référence du jeu', 'deficit_reference'],
    [/^constaté par l’Insee$/, 'deficit_constate'],
  ] as const) {
    expect(stake.getByRole('link', { name }).getAttribute('href')).toBe(`/a-propos#${id}`);
  }
  expect(seenIn(stake.getByRole('heading').parentElement ?? document.body)).toContain(
    'Dépenses publiques 2025 : total du jeu, estimé 1 734,2 Md€ · total constaté par l’Insee 1 714,2 Md€.',
  );
  expect(seenIn(stake.getByRole('heading').parentElement ?? document.body)).toContain(
    'Déficit public 2025 : référence du jeu 155,0 Md€ · constaté par l’Insee 152,5 Md€.',
  );
});

it('each door leads where it says', async () => {
  await visit('/');
  const doors = within(await screen.findByRole('region', { name: /^Par où commencer/ }));
  expect(
    doors
      .getAllByRole('link')
      .map((door) => [wordsOf(door.querySelector('strong') ?? door), door.getAttribute('href')]),
  ).toEqual([
    ['La carte du jour', '/aujourdhui'],
    ['Explorer', '/explorer'],
    ['Ma part', '/ma-part'],
    ['Ma commune', '/commune'],
    ['Au fil du temps', '/temps'],
    ['Ailleurs en Europe', '/europe'],
    ['À plusieurs', '/seance'],
  ]);
});

it('says how it works before it compares', async () => {
  await visit('/');
  await home();
  const titles = screen.getAllByRole('heading', { level: 2 }).map(wordsOf);
  expect(titles.indexOf('Comment ça marche')).toBeLessThan(titles.indexOf('Saviez-vous que…'));
});

it('draws the votes of the visitor on the sheet', async () => {
  await visit('/', removalsOf('NF01'));
  expect(await screen.findByRole('img', { name: /^En marge, niches fiscales/ })).toBeTruthy();
  expect(screen.queryByRole('img', { name: /^Une feuille de 1000 carrés/ })).toBeNull();
  expect(screen.getByText(/Votre feuille\./)).toBeTruthy();
});

it('shows the poster again once the game is over', async () => {
  await visit('/', storedBy('Équilibre exact'));
  const again = await found('link', 'Je fais mon budget Revoir mon affiche');
  expect(again.getAttribute('href')).toBe('/gamified-completion');
});

it.each([
  ['not JSON', '{votes'],
  ['of another shape', '[]'],
  [
    'full of hostile ids',
    '{"votes":{"__proto__":{"type":"remove","timestamp":1},"constructor":7}}',
  ],
  ['out of range', '{"votes":{"defense_armees":{"type":"increase","value":1e308,"timestamp":1}}}'],
])('a stored state that is %s does no harm', async (_what, stored) => {
  await visit('/', { [STORAGE_KEYS.ledger]: stored, [STORAGE_KEYS.game]: stored });
  await home();
  expect(screen.queryByRole('region', bar)).toBeNull();
});
