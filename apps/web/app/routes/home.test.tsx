import { card } from '#dataset/front.ts';
import { screen, within } from '@testing-library/react';
import { sectorPaintOf } from '@nosmilliards/domain/budget/paint';
import type { Sector } from '@nosmilliards/domain/budget/line';
import { STORAGE_KEYS } from '@nosmilliards/domain/storage-key';
import { expect, it } from 'vitest';
import { DOOR_SQUARES } from '#features/home/home-drawing.ts';
import { edition, storedBy } from '../../judge/persona.ts';
import { storedCuts, visit, wordsOf } from '../../judge/visit.tsx';

const home = () => screen.findByRole('heading', { level: 1, name: 'Votre budget, vos choix' });
const bar = { name: 'Impact de vos votes' };

it('votes of an earlier visit are back, with amounts read from the data', async () => {
  await visit('/', storedCuts({ defense_armees: 10, securite_justice_police: 10 }));
  // 10 % of 59 946,3 and of 13 453,5 M€, whatever the store says the amounts were.
  const impact = wordsOf(await screen.findByRole('region', bar));
  expect(impact).toContain('+7,3 Md€');
  expect(impact).toContain('147,7 Md€');
});

it.each([
  ['Une carte sur deux', '/je-fais-mon-budget', '32 cartes votées sur 64'],
  ['Treize décisions', '/express', '13 décisions sur 16'],
])('a game under way is offered again as it was played: %s', async (name, path, standing) => {
  const { [STORAGE_KEYS.game]: over = '{}' } = storedBy(name);
  const underWay = JSON.stringify({ ...JSON.parse(over), endTime: null });
  await visit('/', { [STORAGE_KEYS.game]: underWay });
  const link = await screen.findByRole('link', { name: 'Reprendre ma partie' });
  expect(link.getAttribute('href')).toBe(path);
  expect(screen.getByText(standing)).toBeTruthy();
});

it('opens with the sheet in one sentence, and with the first card of the deck', async () => {
  await visit('/');
  await home();
  const sheet = screen.getByRole('img', { name: /^Une feuille de 1000 carrés/ });
  expect(sheet.getAttribute('aria-label')).toContain(
    'Sécurité sociale 484, État et opérateurs 265, Collectivités 190, Dette de l’État 31, Lignes techniques 30.',
  );
  expect(screen.getByRole('heading', { name: 'Défense' })).toBeTruthy();
  // Drawn by the page itself: should another card come first, so must another drawing.
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
    ['Déficit public 2025', 'deficit_reference'],
    ['Déficit constaté 2025', 'deficit_constate'],
  ] as const) {
    expect(stake.getByRole('link', { name }).getAttribute('href')).toBe(`/a-propos#${id}`);
  }
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

it('the doors have a square for each decision, of the colour of who spends or collects', () => {
  expect(squaresOf(DOOR_SQUARES.express)).toEqual(countsOf(edition.groups));
  expect(squaresOf(DOOR_SQUARES.cards)).toEqual(countsOf(edition.deckWithoutRevenue));
});

function squaresOf(drawn: readonly { paint: string; squares: number }[]) {
  return Object.fromEntries(drawn.map(({ paint, squares }) => [paint, squares]));
}

function countsOf(decisions: readonly { sector: Sector }[]) {
  const counts: Record<string, number> = {};
  for (const { sector } of decisions) {
    const paint = sector === 'recettes' ? 'revenue' : sectorPaintOf(sector);
    counts[paint] = (counts[paint] ?? 0) + 1;
  }
  return counts;
}
