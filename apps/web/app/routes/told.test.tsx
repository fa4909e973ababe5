import { act, NEW_BALLOT, type Ballot } from '@nosmilliards/domain/game/ballot';
import { serialiseGame } from '@nosmilliards/domain/game/game-storage';
import { STORAGE_KEYS } from '@nosmilliards/domain/storage-key';
import { serialiseLedger } from '@nosmilliards/domain/vote/ledger-storage';
import { clippedTo, type Choice } from '@nosmilliards/domain/vote/vote';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { codeOfPlayed } from '#ballot/budget-code.ts';
import { numbering } from '#dataset/codes.ts';
import type { PosterContent } from '#features/share/sharing/poster-content.ts';
import { edition } from '#testing/persona.ts';
import { found, hurry, itemsOf, press, seenIn, visit, wordsOf } from '#testing/visit.tsx';

const { painted } = vi.hoisted(() => {
  const contents: PosterContent[] = [];
  return { painted: contents };
});
vi.mock(import('#features/share/sharing/paint-poster.ts'), async (original) => ({
  ...(await original()),
  paintPoster: (_canvas, _format, content) => {
    painted.push(content);
    return Promise.resolve(true);
  },
}));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Answer = readonly [id: string, choice: Choice];
type Stored = Readonly<Record<string, string>>;

const keep: Choice = { type: 'keep' };
const remove: Choice = { type: 'remove' };
const cut = (percent: number): Choice => ({ type: 'decrease', percent });
const rise = (percent: number): Choice => ({ type: 'increase', percent });
const groupIds = edition.groups.map(({ id }) => id);
const spending = edition.deckWithoutRevenue.map(({ id }) => id);
const onAll = (ids: readonly string[], choice: Choice) => ids.map((id): Answer => [id, choice]);
const allBut = (...left: string[]) => groupIds.filter((id) => !left.includes(id));

/** Each answer at its own instant, on a group or on a card, then the end. */
function game(...answers: readonly Answer[]): Ballot {
  const end = { type: 'complete', at: answers.length * 20_000 } as const;
  const casts = answers.map(([id, choice], index) => {
    const card = edition.deck.find((one) => one.id === id);
    return {
      type: 'cast',
      id,
      choice: card ? clippedTo(choice, card.constraints) : choice,
      at: index * 20_000 + 1,
      deal: card ? 'cards' : 'express',
    } as const;
  });
  return [...casts, end].reduce((ballot, action) => {
    const acted = act(ballot, edition, action);
    if (!acted.ok) throw new Error(acted.reason);
    return acted.value.ballot;
  }, NEW_BALLOT);
}

function storedOf(ballot: Ballot): Stored {
  const ledger = serialiseLedger(ballot.ledger, edition);
  return {
    [STORAGE_KEYS.game]: serialiseGame(ballot, edition),
    ...(ledger !== null && { [STORAGE_KEYS.ledger]: ledger }),
  };
}

function lastPainted(): PosterContent {
  const content = painted.at(-1);
  if (content === undefined) throw new Error('No image');
  return content;
}

const codeOf = (ballot: Ballot) => codeOfPlayed(ballot, numbering, edition);
const main = () => wordsOf(screen.getByRole('main'));
const plain = (text: string) => text.replaceAll(/\s/g, ' ');
const titlesIn = (list: Element) =>
  itemsOf(list).map((item) => item.replace(/ (?:[+−]\d|suppression|gardé).*$/, ''));

/** What was done, in the words in which every page must tell it. */
type Told = {
  readonly ballot: Ballot;
  /** « 16 décisions sur 16 ». */
  readonly decided: string;
  readonly waiting?: string;
  /** The title of the end, without its full stop. */
  readonly title: RegExp;
  /** Some, largest effect first. */
  readonly changes: readonly string[];
  /** As a link tells them, where it cannot tell decisions from cards. */
  readonly received?: readonly string[];
  /** In the results. */
  readonly count: string;
  /** « 15 décisions gardées »; empty when nothing is. */
  readonly kept: string;
  /** Facing a budget of 16 decisions, all kept. */
  readonly duel: string;
};

const ALL_KEPT = game(...onAll(groupIds, keep));
const WHOLE = /de 2025 tel qu’il est : 89 € empruntés sur 1 000/;

const WAYS: Readonly<Record<string, Told>> = {
  'all sixteen kept': {
    ballot: ALL_KEPT,
    decided: '16 décisions sur 16',
    title: WHOLE,
    changes: [],
    kept: '16 décisions gardées',
    duel: 'D’accord sur 16 décisions sur 16.',
    count: '16 décisions sur 16, toutes gardées',
  },
  'all sixteen reduced': {
    ballot: game(...onAll(groupIds, cut(10))),
    decided: '16 décisions sur 16',
    title: /^Vous ramenez le déficit de 155,0 à /,
    changes: [
      'Cotisations sur les salaires',
      'Retraites',
      'Taxes sur la consommation et le patrimoine',
      'Impôts sur les revenus et les bénéfices',
      'Santé',
    ],
    duel: 'D’accord sur rien, sur 16 décisions.',
    count: 'Décisions changées16',
    kept: '',
  },
  'all raised, except the niches, which cannot be': {
    ballot: game(...onAll(allBut('niches'), rise(5)), ['niches', keep]),
    decided: '16 décisions sur 16',
    title: /^Vous /,
    changes: ['Cotisations sur les salaires'],
    kept: '1 décision gardée',
    duel: 'D’accord sur 1 décision sur 16.',
    count: 'Décisions changées15',
  },
  'three decisions, then the end': {
    ballot: game(['retraites', cut(3)], ['sante', keep], ['armees', rise(10)]),
    decided: '3 décisions sur 16',
    waiting: '13 décisions attendent',
    title: /^Vous ramenez le déficit de 155,0 à 149,3 Md€/,
    changes: ['Retraites', 'Défense'],
    kept: '1 décision gardée',
    duel: 'D’accord sur 1 décision sur 3 prises par les deux.',
    count: 'Décisions changées2',
  },
  'three kept, the rest open': {
    ballot: game(['retraites', keep], ['investissement-local', keep], ['sante', keep]),
    decided: '3 décisions sur 16',
    waiting: '13 décisions attendent',
    title: /^Vous laissez le déficit à 155,0 Md€/,
    changes: [],
    kept: '3 décisions gardées',
    duel: 'D’accord sur 3 décisions sur 3 prises par les deux.',
    count: '3 décisions sur 16, toutes gardées',
  },
  'cards refined inside a group': {
    ballot: game(
      ['retraites', cut(3)],
      ...onAll(allBut('retraites'), keep),
      ['SS02', rise(6)],
      ['ET23', cut(5)],
    ),
    decided: '16 décisions sur 16',
    title: /^Vous ramenez le déficit/,
    changes: ['Retraites', 'Hôpitaux et cliniques (assurance maladie)', 'Culture'],
    kept: '15 décisions gardées',
    duel: 'D’accord sur 13 décisions sur 16.',
    count: 'Changements31 décision et 2 cartes',
  },
  'a surplus': {
    ballot: game(
      ['retraites', cut(30)],
      ['sante', remove],
      ...onAll(allBut('retraites', 'sante'), keep),
    ),
    decided: '16 décisions sur 16',
    title: /^Vous changez le déficit de 155,0 Md€ en un excédent de/,
    changes: ['Santé', 'Retraites'],
    kept: '14 décisions gardées',
    duel: 'D’accord sur 14 décisions sur 16.',
    count: 'Décisions changées2',
  },
  'decisions, then more cards one by one': {
    ballot: game(
      ['retraites', cut(3)],
      ...spending.slice(0, 24).map((id, index): Answer => [id, index % 2 === 0 ? keep : cut(5)]),
    ),
    decided: '28 cartes sur 76',
    waiting: '48 cartes attendent',
    title: /^Vous ramenez le déficit/,
    changes: ['Retraites'],
    kept: '12 cartes gardées',
    duel: 'D’accord sur 2 décisions sur 8 prises par les deux.',
    count: 'Changements131 décision et 12 cartes',
    received: ['Retraites de base du secteur privé (droits directs)'],
  },
  'the 64 cards kept': {
    ballot: game(...onAll(spending, keep)),
    decided: '64 cartes sur 64',
    title: WHOLE,
    changes: [],
    kept: '64 cartes gardées',
    duel: 'D’accord sur 13 décisions sur 13 prises par les deux.',
    count: '64 cartes sur 64, toutes gardées',
  },
};

describe.each(Object.entries(WAYS))('%s', (_, told) => {
  const { ballot, decided, waiting, title, changes, received = changes, count, kept } = told;
  const stored = storedOf(ballot);
  const isDecisions = /décision/.test(decided);

  /** Another unit than the one played, or a change where nothing changes. */
  function falseWordsIn(text: string): readonly string[] {
    const refined = text.replace('1 décision et 2 cartes', '');
    return [
      /(?:Économisés|Coût supplémentaire|amélioré de|dégradé de) ?:? ?0,0/,
      /devez d’abord voter|de 155,0 à 155,0/,
      ...(isDecisions ? [/\d cartes?(?! sur \d)/] : []),
      ...(changes.length === 0 ? [/au lieu d/] : []),
    ].flatMap((words) => words.exec(refined)?.[0] ?? []);
  }

  it('is told at the end', async () => {
    await visit('/gamified-completion', stored);
    const result = await screen.findByRole('region', { name: 'Votre résultat' });
    expect(seenIn(within(result).getByRole('heading', { level: 1 })).split('.')[0]).toMatch(title);
    expect(wordsOf(result)).toContain(decided);
    const allKept = `${decided}, toutes gardées. Garder est un choix`;
    expect(wordsOf(result).includes(allKept)).toBe(changes.length === 0);
    expect(screen.queryAllByText(/ attend(?:ent)?$/).map(wordsOf)).toEqual(
      waiting ? [waiting] : [],
    );
    const lists = screen.queryAllByRole('region', {
      name: /^Ce que vous gardez|^Vos choix|^Votre seul/,
    });
    expect(lists.map((list) => list.getAttribute('aria-labelledby'))).toEqual([
      changes.length === 0 ? 'gardes' : 'choix',
    ]);
    expect(wordsOf(lists[0] ?? result)).toContain(changes[0] ?? 'Ce que vous gardez');
    expect(falseWordsIn(main())).toEqual([]);
  });

  it('is told by the results', async () => {
    await visit('/resultats', stored);
    await screen.findAllByText(/^Effet comptable|Garder est un choix/);
    const first = screen.queryByRole('region', { name: 'Le registre' });
    const rows = first ? within(first).getAllByRole('heading', { level: 3 }).map(seenIn) : [];
    expect(rows.slice(0, changes.length)).toEqual(changes);
    expect(main()).toContain(count);
    expect(main()).toContain(changes.length === 0 ? 'Ce que vous gardez' : kept);
    expect(falseWordsIn(main())).toEqual([]);
  });

  it('is told by the letter, the image and the text', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await visit('/lettre', stored);
    const letter = await screen.findByLabelText<HTMLTextAreaElement>(/^Votre lettre/);
    const text = plain(letter.value);
    const lines = letter.value
      .split('\n')
      .filter((line) => line.startsWith('- '))
      .map(plain);
    expect(lines.slice(0, changes.length).map((line) => line.split(' : ')[0])).toEqual(
      changes.map((name) => `- ${name}`),
    );
    expect(/que je garde :/.test(text)).toBe(changes.length === 0);
    expect(/ de (?:recettes|dépenses) en (?:plus|moins)$/m.test(letter.value)).toBe(
      changes.length > 0,
    );
    expect(falseWordsIn(text)).toEqual([]);

    await visit('/resultats', stored);
    painted.length = 0;
    await press('Montrer mon budget');
    await press('Partager mes résultats');
    const [copied = ''] = writeText.mock.lastCall ?? [];
    expect(WHOLE.test(plain(copied))).toBe(title === WHOLE);
    expect(falseWordsIn(plain(copied))).toEqual([]);

    await waitFor(() => expect(painted).not.toHaveLength(0));
    const content = lastPainted();
    const picture = plain(JSON.stringify(content));
    expect(content.choices.map((choice) => choice.title).slice(0, changes.length)).toEqual(changes);
    expect(picture.includes('Je garde le budget')).toBe(title === WHOLE);
    expect(content.choices.some(({ choice }) => choice === 'gardé')).toBe(changes.length === 0);
    expect(falseWordsIn(picture)).toEqual([]);
  });

  it('is told to whoever receives it', async () => {
    await visit(`/budget#${codeOf(ballot)}`);
    await found('heading', /^Ce budget/);
    const largest = screen.queryByRole('region', { name: /^Ses plus grands|^Son seul/ });
    const names = largest ? titlesIn(within(largest).getByRole('list')) : [];
    expect(names.slice(0, received.length)).toEqual(received);
    expect(main()).toContain(kept);
    expect(falseWordsIn(main())).toEqual([]);
  });

  it('is told beside another', async () => {
    await visit(`/duel#${codeOf(ballot)}.${codeOf(ALL_KEPT)}`);
    const heading = await found('heading', /^D’accord|^Aucun choix/);
    expect(wordsOf(heading)).toBe(told.duel);
    const strip = screen.getByRole('img', { name: /^\d+\sdécisions?, deux choix pour chacune/ });
    expect(strip).toBeTruthy();
    expect(main()).not.toMatch(/\d\s(?:cartes? décidée|choix fait)/);
  });
});

it('[T4] 64 cards beside 64 cards are counted in cards', async () => {
  const two = [keep, cut(10)].map((choice) => codeOf(game(...onAll(spending, choice))));
  await visit(`/duel#${two.join('.')}`);
  expect(await found('heading', 'D’accord sur rien, sur 64 cartes.')).toBeTruthy();
});

it('rows of the image of a budget kept whole give what is kept', async () => {
  painted.length = 0;
  await visit('/resultats', storedOf(ALL_KEPT));
  await press('Montrer mon budget');
  await waitFor(() => expect(painted).not.toHaveLength(0));
  expect(lastPainted().choices[0]).toMatchObject({
    title: 'Retraites',
    choice: 'gardé',
    moved: '',
    amount: '391,9\u00A0Md€',
  });
});

const [first, second, third] = edition.groups.map(({ title }) => title);
const key = (name: string) => fireEvent.keyDown(document.body, { key: name });
const card = (title: string | undefined) =>
  waitFor(() => expect(document.querySelector('#carte')?.textContent.trim()).toBe(title));
const storage = (): Stored => Object.fromEntries(Object.entries(localStorage));

async function endOf(stored: Stored) {
  await visit('/express', stored);
  await press('Terminer maintenant');
  return wordsOf(await screen.findByRole('region', { name: 'Votre résultat' }));
}

describe('as it is played', () => {
  beforeEach(hurry);
  it('reloaded at each step, nothing is lost and decisions stay decisions', async () => {
    let stored: Stored = {};
    for (const title of [first, second, third]) {
      // oxlint-disable-next-line no-await-in-loop -- one step after the other
      await visit('/express', stored);
      // oxlint-disable-next-line no-await-in-loop -- one step after the other
      await card(title);
      // oxlint-disable-next-line no-await-in-loop -- one step after the other
      await press('Garder');
      stored = storage();
    }
    expect(await endOf(stored)).toContain('3 décisions sur 16, toutes gardées');
  });

  it('by keyboard alone, then undone to nothing', async () => {
    await visit('/express');
    await waitFor(() => {
      key('?');
      screen.getByRole('dialog', { name: 'Raccourcis clavier' });
    });
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Fermer' }));
    key('1');
    await card(second);
    key('1');
    await card(third);
    const two = storage();
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    await card(second);
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    await card(first);
    const none = storage();
    expect(await endOf(two)).toContain('2 décisions sur 16, toutes gardées');

    await visit('/gamified-completion', none);
    await found('heading', 'Mon budget en seize décisions');
    await visit('/resultats', none);
    await found('heading', 'Aucun résultat à afficher');
    await visit('/lettre', none);
    await screen.findByText('Pas encore de budget');
  });

  it('in two tabs, what the other decides is counted here', async () => {
    await visit('/express', storedOf(game(['retraites', keep])));
    await card(second);
    const other = storedOf(game(['retraites', keep], ['sante', keep]));
    for (const [name, value] of Object.entries(other)) {
      localStorage.setItem(name, value);
      fireEvent(window, new StorageEvent('storage', { key: name, newValue: value }));
    }
    await card(third);
    expect(await endOf(storage())).toContain('2 décisions sur 16, toutes gardées');
  });

  it('a game of decisions opened on the page of the cards goes on, or is refined', async () => {
    const begun = storedOf(game(['retraites', cut(3)], ['sante', keep], ['armees', keep]));
    await visit('/je-fais-mon-budget', begun);
    const over = await found('dialog', 'Votre budget est terminé');
    expect(wordsOf(over)).toContain('3 décisions sur 16 sur cet appareil');
    expect(wordsOf(over)).not.toMatch(/\d cartes/);
    const waiting = storedOf(reopened(game(['retraites', cut(3)], ['sante', keep])));
    await visit('/je-fais-mon-budget', waiting);
    const dialog = await found('dialog', 'Votre partie en seize décisions vous attend');
    expect(seenIn(dialog)).toContain('2 décisions sur 16 sur cet appareil. Solde : −143,2 Md€');
    const on = within(dialog).getByRole('link', { name: 'Continuer mes décisions' });
    expect(on.getAttribute('href')).toBe('/express');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Affiner carte par carte' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await visit('/gamified-completion', waiting);
    await found('heading', 'Mon budget en seize décisions');
  });

  it('from one page to the other in the same visit, it is offered too', async () => {
    await visit('/express');
    await card(first);
    await press('Garder');
    await card(second);
    fireEvent.click(await screen.findByRole('link', { name: 'Jouer carte par carte' }));
    expect(await found('dialog', 'Votre partie en seize décisions vous attend')).toBeTruthy();
  });

  it('after a link received, one’s own game ends on the duel', async () => {
    await visit(
      `/budget#${codeOf(ALL_KEPT)}`,
      storedOf(game(['retraites', cut(3)], ['sante', keep])),
    );
    fireEvent.click(await screen.findByRole('link', { name: 'Comparer au mien' }));
    await found('heading', 'D’accord sur 1 décision sur 2 prises par les deux.');
    expect(main()).toContain('Le même sens une fois, avec le même choix exactement.');
  });
});

function reopened(ballot: Ballot): Ballot {
  return { ...ballot, game: { ...ballot.game, endTime: null } };
}
