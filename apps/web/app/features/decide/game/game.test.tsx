import { STORAGE_KEYS } from '@nosmilliards/domain/storage-key';
import { millions } from '@nosmilliards/domain/money/money';
import { editionOf } from '@nosmilliards/domain/game/edition';
import { aCard, anEdition, someCards } from '@nosmilliards/domain/testing';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cardFacesOf } from '#ballot/card/face.ts';
import { ballotEngineOf, type BallotEngine } from '#ballot/engine.ts';
import { BallotProvider } from '#ballot/provider.tsx';
import { writeStored } from '#browser/storage.ts';
import { SHEET } from '#testing/builder.ts';
import { ToastProvider } from '#ui/toast-provider.tsx';
import { Game } from './game.tsx';
import type { GameData } from './game-data.ts';
import { isCompleted, type Deal } from '@nosmilliards/domain/game/game';

const aGroup = { sentence: '', icon: 'shield', sector: 'etat_central' } as const;

/** In deck order: ET01, ET02, ET03, SS01, then the revenue. */
const cards = [
  ...someCards(),
  aCard({ id: 'ET03', amount: 5000, constraints: { minReduction: -50, maxIncrease: 20 } }),
  aCard({ id: 'RE01', amount: 8000, type: 'revenue', sector: 'recettes' }),
];
const groups = [
  { ...aGroup, id: 'etat', title: 'État', cardIds: ['ET01', 'ET02', 'ET03'] },
  { ...aGroup, id: 'social', title: 'Social', cardIds: ['SS01'] },
  { ...aGroup, id: 'impots-vus', title: 'Impôts', cardIds: ['RE01'] },
];
const { budget, baseline } = anEdition();
const data: GameData = {
  edition: editionOf(budget, cards, baseline, undefined, groups),
  faces: cardFacesOf(
    cards.map((card) => ({
      ...card,
      nature: 'officiel',
      marks: { voted: { amount: millions(1234.5) } },
    })),
  ),
  laws: [{ id: 'ET01', changes: { 2026: 10.9 } }],
  margins: {},
  points: {},
  denominators: {
    etat: {
      unit: 'habitant',
      units: 'habitants',
      period: 'an',
      count: 70_000_000,
      digits: 3,
      producer: 'Eurostat',
      date: '2024',
      note: 'À tous.',
    },
  },
  questions: [
    {
      id: 'Q1',
      question: 'Combien ?',
      cardId: 'SS01',
      answer: 241,
      min: 0,
      max: 500,
      step: 1,
      note: '',
      nature: 'officiel',
    },
  ],
  sheet: SHEET,
  elsewhere: {
    first: 1995,
    year: 2024,
    decisions: {
      etat: {
        reason: 'Les pensions sont ailleurs.',
        rows: [{ code: 'GF02', title: 'Défense', before: 2.4, values: [1.4, 1.9, 1.3, null, 1.5] }],
      },
    },
  },
  loadDossier: async () => null,
  loadSource: async () => null,
};

let engine: BallotEngine;
let reducedMotion: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  writeStored(STORAGE_KEYS.game, null);
  writeStored(STORAGE_KEYS.ledger, null);
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
      settle();
      passQuestion();
      expect(shownCard()).toBe(id);
      // The last of a round may be left to the end.
      expect(isThere('button', 'Voir mon bilan')).toBe(id === 'SS01' || id === 'ET02');
      choose('Garder');
    }
    settle();
    expect(isThere('button', 'Voir mon bilan')).toBe(true);
    expect(screen.getByRole('complementary').textContent).toContain('Tout est voté.');
  });

  it('[G21] a card passed over is still to come at the end of the deck', async () => {
    await play('/jeu');
    choose('Passer');
    for (const id of ['ET02', 'ET03', 'SS01', 'ET01']) {
      settle();
      passQuestion();
      expect(shownCard()).toBe(id);
      choose('Garder');
    }
    settle();
    expect(isThere('button', 'Voir mon bilan')).toBe(true);
  });

  it('[G21] passing again what was passed leads to the end, not round and round', async () => {
    await play('/jeu');
    choose('Passer');
    settle();
    passQuestion();
    choose('Garder');
    settle();
    passQuestion();
    choose('Passer');
    settle();
    passQuestion();
    choose('Garder');
    settle();
    expect(shownCard()).toBe('ET01');
    expect(isThere('button', 'Voir mon bilan')).toBe(false);
    choose('Passer');
    expect(shownCard()).toBe('ET03');
    expect(isThere('button', 'Passer')).toBe(false);
    choose('Voir mon bilan');
    expect(isCompleted(engine.latest().present.game)).toBe(true);
  });

  it('[G26] two « Je ne sais pas » come back, are said to, and lead to the end', async () => {
    await play('/jeu');
    for (const choice of ['Je ne sais pas', 'Garder', 'Je ne sais pas', 'Garder']) {
      choose(choice);
      settle();
      passQuestion();
    }
    expect(shownCard()).toBe('ET01');
    expect(document.body.textContent).toContain('Encore sans réponse. Il en reste 2.');
    expect(isThere('button', 'Suivante')).toBe(false);
    choose('Passer');
    expect(shownCard()).toBe('ET03');
    choose('Voir mon bilan');
    expect(isCompleted(engine.latest().present.game)).toBe(true);
  });

  it('[G26] « Je ne sais pas » skips, and the card comes back last', async () => {
    await play('/jeu');
    choose('Je ne sais pas');
    expect(announced()).toBe('ET01\u00A0: je ne sais pas.');
    for (const id of ['ET02', 'ET03', 'SS01', 'ET01']) {
      settle();
      passQuestion();
      expect(shownCard()).toBe(id);
      choose('Garder');
    }
    expect(voted()).toEqual(['ET02', 'ET03', 'SS01', 'ET01']);
  });

  it('[G31] a link may carry the choice: it is made on its card, and the game goes on', async () => {
    await play('/jeu?carte=SS01#garder');
    settle();
    expect(voted()).toEqual(['SS01']);
    expect(shownCard()).toBe('ET01');
  });

  it('a link changes no vote already made: it only shows its card', async () => {
    await play('/jeu');
    const choice = { type: 'decrease', percent: 5 } as const;
    act(() => void engine.perform({ type: 'cast', id: 'ET02', choice, at: 0 }));
    cleanup();
    await play('/jeu?carte=ET02#garder');
    settle();
    expect(shownCard()).toBe('ET02');
    expect(engine.latest().present.ledger.get('ET02')?.choice).toEqual(choice);
  });

  it('[G16] « Annuler » stands beside what it takes back, « Je ne sais pas » included', async () => {
    await play('/jeu');
    choose('Je ne sais pas');
    settle();
    const undo = screen.getByRole('button', { name: 'Annuler le dernier choix' });
    expect(undo.parentElement?.textContent).toContain('ET01je ne sais pas');
    fireEvent.click(undo);
    expect(shownCard()).toBe('ET01');
    expect(engine.latest().present.game.unsure).toEqual([]);
  });

  it('[V11] a link never removes without asking', async () => {
    await play('/jeu?carte=SS01#supprimer');
    expect(voted()).toEqual([]);
    choose('Confirmer la suppression');
    settle();
    expect(voted()).toEqual(['SS01']);
  });

  it('the link of a revenue card brings the revenue into play', async () => {
    await play('/jeu?carte=RE01');
    expect(shownCard()).toBe('RE01');
    expect(bar()).toContain('sur 5');
  });
});

describe('what is heard after a vote', () => {
  it('says the card, the choice and its effect, word for word', async () => {
    await play('/jeu');
    choose('Garder');
    expect(announced()).toBe('ET01\u00A0: gardé.');
    settle();
    choose('Réduire');
    choose(/^Réduire de 10/);
    expect(announced()).toBe(
      'ET02\u00A0: baisse de 10\u00A0%, 1\u00A0milliard d’euros de dépenses en moins.',
    );
    settle();
    choose('Augmenter');
    choose(/^Augmenter de 10/);
    expect(announced()).toBe(
      'ET03\u00A0: hausse de 10\u00A0%, 500\u00A0millions d’euros de dépenses en plus.',
    );
    settle();
    await windowsCome();
    passQuestion();
    choose('Supprimer');
    choose('Confirmer la suppression');
    // The last card.
    expect(announced()).toBe(
      'SS01\u00A0: suppression, 200\u00A0milliards d’euros de dépenses en moins. ' +
        'Tout a une réponse\u00A0: «\u00A0Voir mon bilan\u00A0» vous attend.',
    );
  });

  it('a decision is said for all its cards together', async () => {
    await play('/express', { deal: 'express' });
    choose('Réduire');
    choose(/^Réduire de 10/);
    expect(announced()).toBe(
      'État\u00A0: baisse de 10\u00A0%, 4,5\u00A0milliards d’euros de dépenses en moins.',
    );
  });

  it('[E18] [V16] a decision held by its cards says what it really does, each and in all', async () => {
    await play('/express', { deal: 'express' });
    choose('Augmenter');
    choose('50\u00A0%');
    // 15 000, 5 000 and 1 000 of 45 000.
    const dialog = screen.getByRole('dialog');
    const held =
      'Une de ses trois\u00A0cartes s’arrête avant, à sa limite\u00A0: cette hausse fait 46,7\u00A0% en tout.';
    expect(dialog.textContent).toContain(held);
    expect(dialog.textContent).toContain(
      'soit 300\u00A0€ par an et par habitant en moyenne\u202F; 70\u00A0millions d’habitants, Eurostat, 2024. À tous.',
    );
    expect(dialog.textContent).not.toContain('par adulte');
    expect(within(dialog).getByRole('slider').getAttribute('aria-valuetext')).toBe(
      `${held.slice(0, -1)}, soit 66\u00A0milliards d’euros, 21\u00A0milliards d’euros de dépenses en plus, soit 300\u00A0€ par an et par habitant en moyenne, solde moins 176\u00A0milliards d’euros`,
    );
    choose(/^Augmenter de 46,7/);
    expect(announced()).toBe(
      'État\u00A0: hausse de 46,7\u00A0%, 21\u00A0milliards d’euros de dépenses en plus.',
    );
    settle();
    const undo = screen.getByRole('button', { name: 'Annuler le dernier choix' });
    expect(undo.parentElement?.textContent).toContain('État+46,7\u00A0%−21,0\u00A0Md€');
  });

  it('a revenue that is raised is more revenue', async () => {
    await play('/jeu?carte=RE01');
    settle();
    choose('Augmenter');
    // [V16] Not every adult pays it; the rule of the limits is said beside them.
    const { textContent } = screen.getByRole('dialog');
    expect(textContent).toContain('Recettes en plus');
    expect(textContent).not.toContain('par adulte');
    expect(textContent).toMatch(/pour une baisse, \d+\u00A0%\u00A0: le modèle de départ y laisse/);
    choose(/^Augmenter de 10/);
    expect(announced()).toBe(
      'RE01\u00A0: hausse de 10\u00A0%, 800\u00A0millions d’euros de recettes en plus.',
    );
  });

  it('the balance comes a moment later', async () => {
    await play('/jeu');
    choose('Réduire');
    choose(/^Réduire de 10/);
    expect(saidBalance()).toBeUndefined();
    settle();
    expect(saidBalance()).toBe(
      'Solde\u00A0: moins 152\u00A0milliards d’euros\u202F; amélioré de 3\u00A0milliards d’euros depuis le départ.',
    );
  });
});

it('a card passed over stands once in the register', async () => {
  await play('/jeu');
  choose('Passer');
  settle();
  choose('Passer');
  settle();
  const rows = within(screen.getByRole('table')).getAllByRole('rowheader');
  // The category of a card to come follows its title.
  const titles = rows.map(({ textContent }) => textContent.trim().slice(0, 4));
  expect(titles).toEqual(['ET01', 'ET02', 'ET03', 'SS01']);
});

it('the echo writes the last vote, with what the law did, and takes it back', async () => {
  await play('/jeu');
  expect(isThere('button', 'Choisir un cap')).toBe(true);
  choose('Augmenter');
  choose(/^Augmenter de 10/);
  settle();
  const undo = screen.getByRole('button', { name: 'Annuler le dernier choix' });
  expect(undo.parentElement?.textContent).toContain('ET01+10\u00A0%−3,0\u00A0Md€');
  expect(undo.parentElement?.textContent).toContain('La loi de finances 2026\u00A0: +10,9\u00A0%');
  fireEvent.click(undo);
  expect(voted()).toEqual([]);
  expect(shownCard()).toBe('ET01');
  // Read aloud, with no message over the next card.
  expect(announced()).toBe('Dernier choix annulé\u00A0: ET01.');
});

it('[O5] a target is chosen in one tap before the first card, beside the objective', async () => {
  await play('/jeu');
  expect(document.body.textContent).toContain('Objectif\u00A0: déficit ≤ 0\u00A0Md€');
  choose('Choisir un cap');
  await windowsCome();
  fireEvent.click(screen.getByRole('button', { name: /^Sous 3\s% du PIB/ }));
  expect(engine.latest().present.game.target).toBe('reference');
  expect(isThere('dialog', 'Vous donnez-vous un cap\u202F?')).toBe(false);
  expect(document.body.textContent).toContain('Mon cap\u00A0: sous 3\u00A0% du PIB');
});

it('[A10] an achievement is announced with its condition', async () => {
  await play('/jeu?carte=SS01#supprimer');
  choose('Confirmer la suppression');
  settle();
  const words = 'Équilibriste (ramener le déficit à zéro ou mieux)';
  expect(screen.getAllByText((text) => text.includes(words)).length).toBeGreaterThan(0);
});

it('[G29] a question comes before its card, and is turned off for good', async () => {
  await play('/jeu');
  for (const id of ['ET01', 'ET02', 'ET03']) {
    settle();
    expect(shownCard()).toBe(id);
    choose('Garder');
  }
  settle();
  await windowsCome();
  // The card behind it shows the answer.
  expect(screen.getByRole('dialog', { name: 'Devinez d’abord' }).className).toContain('curtain');
  choose('Ne plus me demander');
  expect(engine.latest().present.game.isGuessing).toBe(false);
  expect(isThere('dialog', 'Devinez d’abord')).toBe(false);
});

it('the question waits until the balance was said: a window would hush it', async () => {
  reducedMotion = false;
  await play('/jeu');
  for (const id of ['ET01', 'ET02', 'ET03']) {
    settle();
    expect(shownCard()).toBe(id);
    choose('Garder');
  }
  wait(450);
  await windowsCome();
  expect(saidBalance()).toBeDefined();
  expect(isThere('dialog', 'Devinez d’abord')).toBe(false);
  wait(300);
  await windowsCome();
  expect(isThere('dialog', 'Devinez d’abord')).toBe(true);
});

describe('the decisions', () => {
  it('[G25] vote on every card of a group at once, then refine them', async () => {
    await play('/express', { deal: 'express' });
    expect(shownCard()).toBe('État');
    choose('Réduire');
    choose(/^Réduire de 10/);
    expect(voted()).toEqual(['ET01', 'ET02', 'ET03']);
    settle();
    expect(shownCard()).toBe('Social');
    choose('Précédente');
    choose('Affiner ses 3 cartes');
    expect(shownCard()).toBe('ET01');
    settle();
    choose('Garder');
    settle();
    expect(shownCard()).toBe('ET02');
    choose('Revenir aux décisions');
    expect(shownCard()).toBe('État');
    expect(engine.latest().present.ledger.get('ET01')?.choice).toEqual({ type: 'keep' });
    expect(engine.latest().present.ledger.get('ET02')?.choice.type).toBe('decrease');
  });

  it('[G33] say what comes back: what was passed, what is still to decide, and count by decisions', async () => {
    await play('/express', { deal: 'express' });
    choose('Passer');
    settle();
    choose('Je ne sais pas');
    settle();
    choose('Garder');
    settle();
    expect(shownCard()).toBe('État');
    expect(document.body.textContent).toContain('Encore sans réponse. Il en reste 2.');
    // On the card itself too: the other is under the fold of a phone.
    expect(screen.getAllByRole('button', { name: 'Terminer maintenant' })).toHaveLength(2);
    choose('Garder');
    settle();
    expect(shownCard()).toBe('Social');
    expect(document.body.textContent).not.toContain('plus rien à décider');
    expect(document.body.textContent).toContain('2\u00A0décisions, 1 «\u00A0je ne sais pas\u00A0»');
    choose('Garder');
    settle();
    expect(document.body.textContent).toContain('plus rien à décider');
  });

  it('[G17] undone while it is refined, a decision stays on the card that was answered', async () => {
    await play('/express', { deal: 'express' });
    choose('Affiner ses 3 cartes');
    settle();
    choose('Garder');
    settle();
    expect(shownCard()).toBe('ET02');
    choose('Annuler le dernier choix');
    expect(shownCard()).toBe('ET01');
    expect(voted()).toEqual([]);
    choose('Revenir aux décisions');
    expect(shownCard()).toBe('État');
  });

  it('say the same share before and elsewhere, where a function corresponds', async () => {
    await play('/express', { deal: 'express' });
    choose('Avant et ailleurs');
    await act(() => vi.dynamicImportSettled());
    const dialog = screen.getByRole('dialog', { name: 'La même part avant et ailleurs' });
    expect(dialog.textContent).toContain('correspond en partie');
    expect(dialog.textContent).toContain('Les pensions sont ailleurs.');
    const before = within(dialog).getByRole('link', { name: '2,4\u00A0%' });
    expect(before.getAttribute('href')).toBe('/piece/eurostat_fonctions_gf02#GF02.FR.PC_GDP.1995');
    expect(within(dialog).getByText('non disponible').previousSibling?.textContent).toBe(
      'Espagne, 2024',
    );
  });

  it('end once each has an answer', async () => {
    await play('/express', { deal: 'express' });
    for (const title of ['État', 'Social', 'Impôts']) {
      settle();
      expect(shownCard()).toBe(title);
      expect(bar()).toContain('sur 3');
      choose('Garder');
    }
    settle();
    expect(voted()).toHaveLength(5);
    const finish = screen.getByRole('button', { name: 'Voir mon bilan' });
    expect(document.activeElement).toBe(finish);
    expect(isThere('button', 'Garder')).toBe(false);
    choose('Changer ce choix');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Garder' }));
    choose('Je ne sais pas');
    settle();
    expect(isThere('button', 'Voir mon bilan')).toBe(true);
  });
});

it('[G23] a card shows the official marks beside its amount, and says which is not known', async () => {
  await play('/jeu');
  const face = screen.getByRole('article');
  expect(face.textContent).toContain(
    'Voté 1,2\u00A0Md€1,2\u00A0milliard d’euros · Dépensé non disponible',
  );
});

it('[O4] the objectives and how far each is stand under the table', async () => {
  await play('/jeu');
  choose('Garder');
  const bars = screen.getAllByRole('progressbar', { hidden: true });
  // The text beside them gives the value: a screen reader would read a bare number.
  expect(bars.map((one) => one.getAttribute('aria-hidden'))).toEqual(bars.map(() => 'true'));
  for (const title of ['Équilibrer le budget', 'Dégager un excédent', 'Voter toutes les cartes']) {
    expect(screen.getByText(title)).toBeTruthy();
  }
  expect(bars.map((one) => Number(one.getAttribute('value')))).toEqual([1, 0, 0, 25]);
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
    wait(isReduced ? 700 : 250);
    wait(350);
    choose('Garder');
    expect(voted()).toEqual(['ET01', 'ET02']);
  });
});

describe('a choice made before the ballot is there', () => {
  it('[G34] is cast when it comes', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await play('/jeu', { ready: promise });
    choose('Garder');
    expect(voted()).toEqual([]);
    await act(async () => resolve());
    expect(voted()).toEqual(['ET01']);
  });

  it('[G34] is dropped when the stored game shows another card', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await play('/jeu', { ready: promise });
    engine.perform({ type: 'jump', index: 2, at: 0 });
    choose('Garder');
    await act(async () => resolve());
    wait(1000);
    expect(voted()).toEqual([]);
    expect(shownCard()).toBe('ET03');
  });

  it('is not cast on the card of an earlier game', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await play('/jeu', { ready: promise });
    engine.perform({ type: 'cast', id: 'ET01', choice: { type: 'keep' }, at: 0 });
    choose('Garder');
    await act(async () => resolve());
    wait(1000);
    expect(voted()).toEqual(['ET01']);
    expect(shownCard()).toBe('ET02');
  });
});

type Setting = { readonly deal?: Deal; readonly ready?: Promise<void> };

async function play(address: string, { deal = 'cards', ready = Promise.resolve() }: Setting = {}) {
  engine = ballotEngineOf(data.edition);
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[address]}>
        <ToastProvider>
          <BallotProvider load={() => ready.then(() => engine)}>
            <Game deal={deal} data={data} />
          </BallotProvider>
        </ToastProvider>
      </MemoryRouter>,
    );
  });
  await windowsCome();
}

/** The dialogs are in a separate chunk. */
async function windowsCome() {
  await act(async () => vi.dynamicImportSettled());
}

function passQuestion() {
  const dialog = screen.queryByRole('dialog', { name: 'Devinez d’abord' });
  if (dialog) fireEvent.click(within(dialog).getByRole('button', { name: 'Passer' }));
}

/** The announcement of the stamp. */
function announced() {
  const regions = screen.getAllByRole('status').map(({ textContent }) => textContent);
  return regions.find((text) => text.includes('\u00A0: ') && !text.startsWith('Succès'));
}

function saidBalance() {
  return screen.queryByText(/^Solde\s:/)?.textContent;
}

function bar() {
  return screen.getByRole('region', { name: 'État de votre budget' }).textContent;
}

function wait(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

/** The stamp disappears, then the next card counts as seen. */
function settle() {
  wait(1000);
  wait(400);
}

function choose(word: string | RegExp) {
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
