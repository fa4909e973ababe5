import type { IntegrityLedger, Trends } from '@nosmilliards/contract/community-message';
import { expect, it } from 'vitest';
import { builtCardNames } from '../ballot/edition.ts';
import { trendsPageOf } from './trends-page.ts';

const lots = { closed: 2, excluded: 1, counted: 1_700, withdrawn: 10, refused: 3 };
const trends: Trends = {
  edition: 2025,
  threshold: 1_000,
  ballots: 1_090,
  cards: {
    answered: [40, 38, 0],
    keep: [25, 60, 0],
    increase: [25, 20, 0],
    decrease: [40, 20, 0],
    remove: [10, 0, 0],
    median: [-5, 0, null],
  },
  balances: { from: -200_000, step: 100_000, shares: [0, 60, 40, 0] },
  lots,
  isExact: true,
};
const ledger: IntegrityLedger = {
  edition: 2025,
  earlier: [],
  isExact: true,
  lots: [
    {
      lot: 1,
      closedAt: '2026-11-15T10:00:00.000Z',
      counted: 1_100,
      withdrawn: 10,
      repeated: 0,
      refused: { 'too-many': 3 },
    },
    {
      lot: 2,
      closedAt: '2026-11-16T10:00:00.000Z',
      counted: 600,
      withdrawn: 0,
      repeated: 1,
      refused: {},
      excludedBecause: 'Afflux <script>alert(1)</script> & co',
    },
  ],
};
const names = ['Défense', 'Collèges & lycées', 'Culture', null];

/** The text without the tags. */
const textOf = (page: string) => page.replaceAll(/<[^>]*>/g, '\n').replaceAll(/\n+/g, '\n');

it('says whose choices these are, then every share and every figure of the ledger', () => {
  const text = textOf(trendsPageOf(trends, ledger, names));
  expect(text).toContain('Choix de 1\u202F090\u00A0visiteurs volontaires de ce site.');
  expect(text).toContain('Ce n’est pas un sondage\u00A0: ils ne représentent pas la population.');
  const percents = ['40', '25', '25', '40', '10'].map((share) => `${share}\u00A0%`);
  expect(text).toContain(['Défense', ...percents, '\u22125\u00A0%'].join('\n'));
  expect(text).toContain('de \u2212200 à \u2212100\u00A0Md€\n60\u00A0%');
  expect(text).toContain('Culture\n0\u00A0%\nnon disponible\nnon disponible');
  expect(text).toContain('Bulletins reçus\n1\u202F700');
  expect(text).toContain('Écartés avec leur lot\n600');
  expect(text).toContain('Comptés dans les totaux\n1\u202F090');
  expect(text).toContain('trop d’envois d’un même réseau\n3');
  expect(text).toContain('les clés comptées et les compteurs s’accordent');
});

it('escapes titles and exclusion reasons', () => {
  const page = trendsPageOf(trends, ledger, names);
  expect(page).toContain('Collèges &amp; lycées');
  expect(page).toContain(
    'Lot 2, fermé le 16\u00A0novembre 2026\u00A0: Afflux &lt;script&gt;alert(1)&lt;/script&gt; &amp; co',
  );
  expect(page).not.toMatch(/<script|<style|style=|<img/);
});

it('shows only the ledger below the threshold', () => {
  const few = { ...trends, ballots: null, cards: null, balances: null };
  const text = textOf(trendsPageOf(few, ledger, names));
  expect(text).toContain('Pas encore assez de bulletins pour publier.');
  expect(text).toContain('1\u202F000\u00A0bulletins');
  expect(text).toContain('Bulletins reçus');
  expect(text).not.toMatch(/\d\u00A0%|Carte par carte|visiteurs volontaires/);
});

it('names every card of the edition by its number', () => {
  const built = builtCardNames();
  expect(built).toHaveLength(76);
  expect(built[0]).toBe('Défense');
  expect(built.every((name) => name !== null && name !== '')).toBe(true);
});
