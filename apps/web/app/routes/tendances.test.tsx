import {
  readTrends,
  type IntegrityLedger,
  type Trends,
} from '@nosmilliards/contract/community-message';
import { restoredBallot } from '@nosmilliards/data/personas';
import { formatAmount, speakAmount } from '@nosmilliards/domain/money/format';
import { balanceStandingOf, cardsOnly } from '@nosmilliards/domain/trends/balance-step';
import {
  cardTrendsOf,
  choiceStandingsOf,
  dividingCardsOf,
  medianBudgetOf,
} from '@nosmilliards/domain/trends/card-trend';
import {
  medianWords,
  NOT_A_POLL,
  shareWords,
  TOO_FEW,
} from '@nosmilliards/domain/trends/trend-words';
import { balanceOf } from '@nosmilliards/domain/vote/ledger';
import { receivedLedgerOf } from '@nosmilliards/domain/vote/received';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { numbering } from '#dataset/codes.ts';
import { edition, storedBy } from '#testing/persona.ts';
import { found, press, rowsOf, seenIn, unfold, visit, wordsOf } from '#testing/visit.tsx';

const { deck, territory, baseline } = edition;
const titles = new Map(deck.map(({ id, title }) => [id, title]));
const plain = (text: string) => text.replaceAll(/\s/g, ' ');
const signed = (amount: number) => plain(formatAmount(amount, { form: 'billions', signed: true }));
const numberOf = (id: string) => numbering.codes.number[numbering.codes.id.indexOf(id)] ?? -1;

/** One row per card number. The columns have distinct values, so that swapping two would fail. */
const rows = Array.from({ length: 1 + Math.max(...deck.map(({ id }) => numberOf(id))) });
const cards = {
  answered: rows.map((_, at) => 60 + (at % 31)),
  keep: rows.map((_, at) => 40 + (at % 13)),
  increase: rows.map((_, at) => 21 - (at % 7)),
  decrease: rows.map((_, at) => 30 - (at % 11)),
  remove: rows.map((_, at) => 9 + (at % 5)),
  median: rows.map((_, at) => (at % 4 === 0 ? -1 - (at % 20) : 0)),
};
const balances = { from: -300, step: 50, shares: [4, 11, 23, 31, 17, 9, 5] };
const trends: Trends = {
  edition: 2025,
  threshold: 1000,
  ballots: 4321,
  cards,
  balances,
  lots: { closed: 3, excluded: 1, counted: 4600, withdrawn: 79, refused: 12 },
  isExact: true,
};
const tooFew: Trends = { ...trends, ballots: null, cards: null, balances: null };
const ledger: IntegrityLedger = {
  edition: 2025,
  lots: [
    lot(1, { counted: 2400, withdrawn: 50, repeated: 3, refused: { key: 7 } }),
    lot(2, { counted: 2000, withdrawn: 29, repeated: 0, refused: { key: 5 } }),
    {
      ...lot(3, { counted: 200, withdrawn: 0, repeated: 0, refused: {} }),
      excludedBecause: 'Essai',
    },
  ],
  earlier: [],
  isExact: true,
};

function lot(number: number, counts: Omit<IntegrityLedger['earlier'][number], 'month' | 'lots'>) {
  return { lot: number, closedAt: `2026-03-0${number}T10:00:00Z`, ...counts };
}

/** Lot 2 with 500 ballots; the excluded one as it is. */
function fewer(one: IntegrityLedger['lots'][number]) {
  return one.excludedBecause === undefined ? { ...one, counted: 500 } : one;
}

/** The two files the service publishes; `null` answers 404. */
function publish(totals: Trends | string | null, register: IntegrityLedger | null = ledger) {
  const ask = vi.fn<(address: string, options?: RequestInit) => Promise<Response>>(
    async (address) => answerWith(address.endsWith('tendances.json') ? totals : register),
  );
  vi.stubGlobal('fetch', ask);
  return ask;
}

function answerWith(file: unknown): Response {
  if (file === null) return new Response('', { status: 404 });
  return new Response(typeof file === 'string' ? file : JSON.stringify(file));
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const region = (name: string | RegExp) => screen.findByRole('region', { name });
const shownFigures = () => wordsOf(screen.getByRole('main')).match(/\d %|\d visiteurs/g);
const title = () => screen.findByRole('heading', { level: 1 });
const cardTrends = cardTrendsOf(
  cards,
  deck.map(({ id }) => id),
  numberOf,
);

it('the files of these tests are what the service writes', () => {
  expect(readTrends(JSON.stringify(trends))).toEqual(trends);
});

describe('what is published', () => {
  it('is told card by card, each share under its own choice', async () => {
    publish(trends);
    await visit('/tendances');
    await found('heading', /4 321 visiteurs/);
    expect(wordsOf(screen.getByRole('main'))).toContain(plain(NOT_A_POLL));
    await unfold(/cartes, en tableau$/);
    const table = await screen.findByRole('table', { name: 'Parts des réponses à chaque carte' });
    const [head, ...body] = rowsOf(table);
    expect(head).toEqual([
      'Carte',
      'Ont répondu',
      'Garder',
      'Augmenter',
      'Réduire',
      'Supprimer',
      'Médiane',
    ]);
    expect(body).toHaveLength(deck.length);
    const { answered, keep, increase, decrease, remove, median } = cards;
    const at = numberOf('SS02');
    expect(body.find(([card]) => card === titles.get('SS02'))?.slice(1)).toEqual([
      ...[answered, keep, increase, decrease, remove].map((column) => `${column[at]} %`),
      plain(medianWords(median[at] ?? null)),
    ]);
  });

  it('names the cards that divide most and least, in this order', async () => {
    publish(trends);
    await visit('/tendances');
    const { most, least } = dividingCardsOf(cardTrends);
    expect(most).not.toEqual(least);
    for (const [name, expected] of [
      ['Les cartes qui divisent le plus', most],
      ['Les cartes qui divisent le moins', least],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop
      const items = within(await region(name))
        .getAllByRole('listitem')
        .map(wordsOf);
      expect(items).toHaveLength(expected.length);
      for (const [at, { id }] of expected.entries()) {
        expect(items[at]).toContain(plain(titles.get(id) ?? '?'));
      }
    }
  });

  it('keeps the account of every ballot', async () => {
    publish(trends);
    await visit('/tendances');
    const table = await screen.findByRole('table', { name: 'Ce que sont devenus les bulletins' });
    expect(rowsOf(table).map(([name, count]) => `${name}: ${count}`)).toEqual([
      'Bulletins reçus: 4 600',
      'Retirés par leurs auteurs: −79',
      expect.stringMatching(/^Écartés avec leur lot.*Lot 3, 3 mars 2026 : Essai: −200$/),
      'En attente de la prochaine publication: 0',
      'Comptés dans les totaux: 4 321',
      expect.stringMatching(/^Refusés, non reçus.*: 12$/),
      'Envoyés deux fois, comptés une seule: 3',
    ]);
    expect(wordsOf(await region('Registre d’intégrité'))).toContain(
      'les clés comptées et les compteurs s’accordent',
    );
    await unfold('Lot par lot');
    const lots = await screen.findByRole('table', { name: /lots/i });
    expect(rowsOf(lots)).toEqual([
      ['Lot', 'Fermé le', 'Reçus', 'Retirés', 'Refusés', 'État'],
      ['3', '3 mars 2026', '200', '0', '0', 'écarté : Essai'],
      ['2', '2 mars 2026', '2 000', '29', '5', 'compté'],
      ['1', '1er mars 2026', '2 400', '50', '7', 'compté'],
    ]);
  });

  it('makes a median budget, which opens as any other', async () => {
    publish(trends);
    await visit('/tendances');
    const median = receivedLedgerOf(medianBudgetOf(cardTrends, territory), territory);
    const balance = signed(balanceOf(median.ledger, baseline));
    const figure = await screen.findByRole('figure', { name: 'La feuille médiane' });
    expect(seenIn(figure)).toContain(balance);
    fireEvent.click(within(figure).getByRole('link', { name: 'Ouvrir ce budget' }));
    expect(seenIn(await region(/^Solde/))).toContain(balance);
  });
});

describe('the place of the visitor', () => {
  const PERSONA = 'Fin des niches';

  it('is worked out from the votes of the device, and nothing of them is sent', async () => {
    const ask = publish(trends);
    await visit('/tendances', storedBy(PERSONA));
    const { ledger: votes } = restoredBallot(storedBy(PERSONA), edition);
    const own = cardsOnly(votes, territory);
    const balance = balanceOf(own, baseline);
    const { lower, same, higher } = balanceStandingOf(balance, balances);
    expect(new Set([lower, same, higher]).size).toBe(3);
    const standing = await region('Où vous êtes');
    expect(seenIn(standing)).toContain(
      plain(
        `Votre solde : ${signed(balance)}. ${shareWords(lower)} des bulletins finissent plus bas, ${shareWords(same)} dans la même tranche, ${shareWords(higher)} plus haut.`,
      ),
    );
    const standings = choiceStandingsOf(cardTrends, own);
    const frequent = standings.filter(({ isMostChosen }) => isMostChosen).length;
    expect(seenIn(standing)).toContain(
      `Sur les ${standings.length} cartes que vous avez votées, votre choix est le plus fréquent sur ${frequent}.`,
    );
    for (const summary of within(standing).getAllByText('Voir le tableau')) {
      const details = summary.closest('details');
      if (details) {
        details.open = true;
        fireEvent(details, new Event('toggle'));
      }
    }
    const table = await screen.findByRole('table', { name: /^Vos choix/ });
    const [head, ...body] = rowsOf(table);
    expect(head).toEqual(['Carte', 'Votre choix', 'Le même choix', 'Le plus choisi']);
    expect(body).toEqual(
      standings.map(({ trend, choice, share, isMostChosen }) => [
        plain(titles.get(trend.id) ?? '?'),
        choice.type === 'keep' ? 'gardé' : 'suppression',
        plain(shareWords(share)),
        isMostChosen ? 'oui' : 'non',
      ]),
    );
    expect(ask.mock.calls.map(([address]) => address).toSorted()).toEqual([
      '/api/v1/registre.json',
      '/api/v1/tendances.json',
    ]);
    for (const [, options] of ask.mock.calls) {
      expect(options).toMatchObject({ credentials: 'omit' });
      expect(options).not.toHaveProperty('body');
    }
  });

  it('is the step of the histogram that holds the balance', async () => {
    publish(trends);
    await visit('/tendances', storedBy(PERSONA));
    const { ledger: votes } = restoredBallot(storedBy(PERSONA), edition);
    const balance = balanceOf(cardsOnly(votes, territory), baseline);
    const histogram = await screen.findByRole('figure', { name: 'Où finissent leurs budgets' });
    const details = within(histogram).getByText('Voir le tableau').closest('details');
    if (details === null) throw new Error('No table');
    details.open = true;
    fireEvent(details, new Event('toggle'));
    const steps = rowsOf(await within(histogram).findByRole('table'));
    expect(steps.filter(([name]) => name?.endsWith('(vous)')).map(([, share]) => share)).toEqual([
      plain(shareWords(balanceStandingOf(balance, balances).same)),
    ]);
  });

  it('asks for a budget where there is none', async () => {
    publish(trends);
    await visit('/tendances');
    const standing = within(await region('Où vous êtes'));
    standing.getByText(/^Vous n’avez voté aucune carte/);
    expect(standing.getByRole('link', { name: 'Faire mon budget' }).getAttribute('href')).toBe(
      '/express',
    );
  });
});

describe('what is not shown', () => {
  it('is said below the threshold: the ballots of the closed lots, and the register', async () => {
    publish(tooFew, { ...ledger, lots: ledger.lots.slice(1).map(fewer) });
    await visit('/tendances');
    const gauge = await screen.findByRole('img', { name: /^471\sbulletins sur\s1\s000$/ });
    expect(gauge).toBeTruthy();
    expect(wordsOf(screen.getByRole('main'))).toContain(plain(TOO_FEW));
    expect(wordsOf(await title())).toBe('Tendances');
    expect(shownFigures()).toBeNull();
    await unfold('Registre d’intégrité');
    await region('Registre d’intégrité');
  });

  it('has its place drawn, with the balance and the choices of the visitor', async () => {
    publish(null);
    await visit('/tendances', storedBy('Fin des niches'));
    await screen.findByRole('img', { name: /^1\s000\scarrés à remplir$/ });
    const { ledger: votes } = restoredBallot(storedBy('Fin des niches'), edition);
    const balance = balanceOf(cardsOnly(votes, territory), baseline);
    const picture = screen.getByRole('img', { name: /^Dessin encore vide/ });
    expect(plain(picture.getAttribute('aria-label') ?? '')).toContain(
      plain(`Vous : ${speakAmount(balance)}`),
    );
    expect(wordsOf(await region('Ce que vous lirez ici'))).toContain('vous :');
    await region('Les totaux communs');
  });

  it.each([
    ['cut', JSON.stringify(trends).slice(0, -10)],
    ['with a share of 101 %', JSON.stringify(trends).replace('"keep":[', '"keep":[101,')],
    ['with a negative count', JSON.stringify(trends).replace('"ballots":', '"ballots":-')],
    ['a page of the network', '<!doctype html><title>Connexion au réseau</title>'],
  ])('is refused whole when the file is %s', async (_what, file) => {
    publish(file);
    await visit('/tendances');
    await screen.findByText('Ces totaux ne peuvent pas être lus');
    expect(shownFigures()).toBeNull();
  });

  it('is the register alone when it does not come', async () => {
    publish(trends, null);
    await visit('/tendances');
    await found('heading', /4 321 visiteurs/);
    expect(await screen.findByText('Registre non disponible.')).toBeTruthy();
  });

  it('is said when nothing is published, and asked again', async () => {
    publish(null);
    await visit('/tendances');
    await screen.findByText('Ce site n’a pas encore publié de totaux.');
    publish(trends);
    await press('Demander de nouveau');
    await found('heading', /4 321 visiteurs/);
    await waitFor(async () => expect(document.activeElement).toBe(await title()));
  });

  it('is said when nobody answers, and the site goes on', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
    await visit('/tendances');
    await screen.findByText('Les totaux ne répondent pas');
    expect(await screen.findByText(/Le reste du site marche sans lui\.$/)).toBeTruthy();
  });
});
