import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { formatAmount } from '@nosmilliards/domain/money/format';
import { STORAGE_KEYS } from '@nosmilliards/domain/storage-key';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { edition, personaNamed, storedBy } from '#testing/persona.ts';
import {
  factsOf,
  found,
  hurry,
  press,
  rowsOf,
  seenIn,
  storedCuts,
  visit,
  wordsOf,
} from '#testing/visit.tsx';

const game = '/je-fais-mon-budget';
const deck = edition.deckWithoutRevenue;

const key = (name: string) => fireEvent.keyDown(document.body, { key: name });
const card = () => document.querySelector('#carte')?.textContent.trim();
const bar = () => screen.getByRole('region', { name: 'État de votre budget' });
const score = () => wordsOf(bar());
/** The balance in the bar. */
const shownBalance = () =>
  seenIn(bar()).match(/(?:Déficit|Équilibre|Excédent) [+−]?[\d ,]+ Md€/)?.[0];
const standing = () => document.querySelector('[aria-labelledby="situation"]') ?? document.body;
const echo = async () => {
  const undo = await found('button', /^Annuler le dernier choix/);
  return seenIn(undo.parentElement ?? undo);
};
const storedGame = () => JSON.parse(localStorage.getItem(STORAGE_KEYS.game) ?? '{}');

beforeEach(hurry);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A stored game with the guessing questions off, which would come between the cards. */
const quiet = { [STORAGE_KEYS.game]: JSON.stringify({ version: 2, votes: [], isGuessing: false }) };

const expectCard = (title: string | undefined) => waitFor(() => expect(card()).toBe(title));

/** Waits for the keyboard shortcuts, which are loaded after the page. */
async function openGame(address = game) {
  await visit(address, quiet);
  await waitFor(() => {
    key('?');
    screen.getByRole('dialog', { name: 'Raccourcis clavier' });
  });
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Fermer' }));
}

function play({ type, value }: { type: string; value: number }) {
  key(String(['keep', 'increase', 'decrease', 'remove'].indexOf(type) + 1));
  const dialog = document.querySelector<HTMLElement>('dialog[open]');
  if (dialog === null) return;
  if (type === 'remove') {
    fireEvent.click(within(dialog).getByText('Confirmer la suppression'));
    return;
  }
  const field = within(dialog).getByRole('spinbutton', { hidden: true });
  fireEvent.change(field, { target: { value: String(value) } });
  fireEvent.click(within(dialog).getByRole('button', { name: / de \d/, hidden: true }));
}

it('a whole game takes the most that each card allows, and ends with its figures', async () => {
  const name = 'Tout augmenter au maximum';
  const { attendu } = personaNamed(name);
  const { votes } = JSON.parse(storedBy(name)[STORAGE_KEYS.game] ?? '{}');
  const choices = new Map<string, { type: string; value: number }>(
    votes.map((vote: { cardId: string }) => [vote.cardId, vote]),
  );
  await openGame();
  for (const { id, title } of deck) {
    // oxlint-disable-next-line no-await-in-loop -- a card comes after the other
    await expectCard(title);
    play(choices.get(id) ?? { type: 'none', value: 0 });
  }
  await waitFor(() => expect(score()).toContain('64 cartes sur 64'));
  await press('Voir mon bilan');
  const result = wordsOf(await screen.findByRole('region', { name: 'Votre résultat' }));
  const balance = formatAmount(attendu.solde, { form: 'billions', signed: true });
  expect(result).toContain(balance.replaceAll(/\s/g, ' '));
  expect(result).toContain(attendu.statut);
});

describe('the balance', () => {
  it('improves by what is cut, and says so in the bar, the echo and the objective', async () => {
    await openGame();
    expect(shownBalance()).toBe('Déficit −155,0 Md€');
    key('3');
    const dialog = await found('dialog', /^Réduire : Défense/);
    expect(factsOf(dialog)).toEqual({
      'Nouveau montant': '54,8 Md€au lieu de 60,9 Md€',
      'Dépenses en moins': '6,1 Md€',
    });
    expect(seenIn(dialog)).toContain('soit 89 € par an et par habitant');
    expect(seenIn(dialog)).toContain('Solde après ce choix−148,9 Md€');
    fireEvent.click(within(dialog).getByRole('button', { name: /^Réduire de 10/ }));
    await waitFor(() => expect(shownBalance()).toBe('Déficit −148,9 Md€'));
    expect(seenIn(bar())).toContain('1 carte sur 64');
    expect(seenIn(bar())).toContain('60,9 Md€ examinés');
    expect(seenIn(bar())).toContain('Objectif : déficit ≤ 0 Md€, reste 148,9 Md€');
    expect(seenIn(bar())).toContain('Déficit critique ! La dette explose');
    expect(await echo()).toMatch(/Défense−10 %\+6,1 Md€/);
    await waitFor(() =>
      expect(seenIn(standing())).toContain('Objectif : déficit ≤ 0 Md€, reste 148,9 Md€'),
    );
  });

  it('worsens by what is added', async () => {
    await openGame();
    key('2');
    const dialog = await found('dialog', /^Augmenter : Défense/);
    expect(factsOf(dialog)).toEqual({
      'Nouveau montant': '67,0 Md€au lieu de 60,9 Md€',
      'Dépenses en plus': '6,1 Md€',
    });
    fireEvent.click(within(dialog).getByRole('button', { name: /^Augmenter de 10/ }));
    await waitFor(() => expect(shownBalance()).toBe('Déficit −161,1 Md€'));
    expect(await echo()).toMatch(/Défense\+10 %−6,1 Md€/);
  });

  it('takes in whole what goes past the limits, without a word of it in the bar', async () => {
    await openGame();
    key('4');
    const dialog = within(await found('dialog', /^Supprimer : Défense/));
    expect(wordsOf(dialog.getByText(/^La plus forte baisse/))).toContain(
      'La plus forte baisse retenue pour cette ligne est de 30 %. La supprimer va au-delà',
    );
    fireEvent.click(dialog.getByRole('button', { name: 'Confirmer la suppression' }));
    // 60,9 Md€ are removed; the limit is 30 % of them.
    await waitFor(() => expect(shownBalance()).toBe('Déficit −94,1 Md€'));
  });

  it('takes in a revenue as more revenue', async () => {
    await openGame(`${game}?carte=RE01`);
    key('2');
    const dialog = await found('dialog', /^Augmenter/);
    expect(Object.keys(factsOf(dialog))).toEqual(['Nouveau montant', 'Recettes en plus']);
    await waitFor(() => expect(seenIn(bar())).toContain('sur 76'));
  });
});

it('the register writes each vote under its own column', async () => {
  await openGame();
  key('1');
  await expectCard(deck[1]?.title);
  key('3');
  fireEvent.click(await found('button', /^Réduire de 10/));
  await expectCard(deck[2]?.title);
  const register = screen.getByRole('table', { name: 'Registre' });
  await waitFor(() =>
    expect(rowsOf(register).slice(0, 4)).toEqual([
      ['n°', 'Ligne', 'Choix ou limites', 'Md€'],
      ['1', 'Défense', 'gardé', ''],
      ['2', 'Collèges et lycées', '−10 %', '+4,4'],
      ['3', 'Écoles maternelles et élémentaires', '−40 % à +90 %', '32,5'],
    ]),
  );
  await press('Précédente');
  await expectCard(deck[1]?.title);
  await waitFor(() =>
    expect(rowsOf(register)[2]).toEqual(['2', 'Collèges et lycées', '−10 %', '+4,4']),
  );
});

it('the end of a game tells its result before the end screen opens', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  await openGame();
  key('3');
  fireEvent.click(await found('button', /^Réduire de 10/));
  await expectCard(deck[1]?.title);
  await press('Terminer maintenant');
  const dialog = await found('dialog', 'Votre budget est terminé');
  key('Shift');
  expect(seenIn(dialog)).toContain('Déficit critique−148,9 Md€Économisés : 6,1 Md€.');
  fireEvent.click(within(dialog).getByRole('link', { name: 'Voir mon bilan' }));
  const result = await screen.findByRole('region', { name: 'Votre résultat' });
  expect(factsOf(result)).toMatchObject({ Économisés: '6,1 Md€' });
  expect(wordsOf(result)).toContain('1 carte sur 64');
});

describe('the plan', () => {
  it('shows every card by sector, with its vote, and leads to any of them', async () => {
    await openGame();
    key('4');
    await press('Confirmer la suppression');
    await expectCard(deck[1]?.title);
    fireEvent.click(screen.getAllByRole('button', { name: 'Plan des cartes' })[0] ?? bar());
    const plan = within(await found('dialog', 'Plan des cartes'));
    const sectors = plan.getAllByRole('heading', { level: 3 }).map(wordsOf);
    expect(sectors).toEqual([
      expect.stringMatching(/État 1 \/ 25/),
      expect.stringMatching(/Sécurité sociale 0 \/ 15/),
      expect.stringMatching(/Collectivités 0 \/ 8/),
      expect.stringMatching(/Dette 0 \/ 1/),
      expect.stringMatching(/Niches fiscales 0 \/ 15/),
    ]);
    expect(plan.getAllByRole('listitem')).toHaveLength(64);
    plan.getByRole('button', { name: /Défense.*Suppression/ });
    fireEvent.click(plan.getByRole('button', { name: /Hôpitaux et cliniques.*À voter/ }));
    await expectCard(deck[26]?.title);
    expect(document.activeElement?.id).toBe('carte');
  });
});

describe('the keys', () => {
  it('do nothing in a field, nor once they are turned off', async () => {
    await openGame();
    key('3');
    const field = await screen.findByRole('spinbutton');
    fireEvent.keyDown(field, { key: '1' });
    expect(storedGame().votes).toEqual([]);
    fireEvent.click(
      within(await found('dialog', /^Réduire/)).getByRole('button', { name: 'Annuler' }),
    );
    key('?');
    const help = within(await found('dialog', 'Raccourcis clavier'));
    fireEvent.click(help.getByRole('checkbox', { name: 'Utiliser ces raccourcis' }));
    fireEvent.click(help.getByRole('button', { name: 'Fermer' }));
    key('1');
    key('?');
    expect(storedGame().votes).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('priorities', () => {
  it('[G28] are three at most, and kept', async () => {
    await visit(game);
    await found('heading', 'Je fais mon budget');
    fireEvent.click(screen.getAllByRole('button', { name: 'Mes priorités' })[0] ?? bar());
    const dialog = within(await found('dialog', 'Vos priorités'));
    for (const name of ['Santé', 'Défense', 'Retraites', 'École et université']) {
      fireEvent.click(dialog.getByRole('checkbox', { name }));
    }
    expect(dialog.getByText(/3 sur 3/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(storedGame().priorities).toEqual(['sante', 'armees', 'retraites']));
  });
});

describe('the cards', () => {
  it('go back and forth as the rules say', async () => {
    await openGame();
    const previous = await found('button', 'Précédente');
    expect(previous.getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Suivante' })).toBeNull();
    key('ArrowRight');
    await expectCard(deck[0]?.title);
    await press('Passer');
    await expectCard(deck[1]?.title);
    key('1');
    await expectCard(deck[2]?.title);
    await press('Précédente');
    await expectCard(deck[1]?.title);
    await press('Suivante');
    await expectCard(deck[2]?.title);
    expect(document.activeElement?.id).toBe('carte');
  });

  it('are undone one by one, by the button and by Ctrl+Z', async () => {
    await openGame();
    key('1');
    await expectCard(deck[1]?.title);
    key('1');
    await waitFor(() => expect(score()).toContain('2 cartes'));
    await expectCard(deck[2]?.title);
    await press(/^Annuler le dernier choix/);
    await expectCard(deck[1]?.title);
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    await expectCard(deck[0]?.title);
    expect(score()).toContain('0 carte');
  });

  it('of a niche cannot be increased, and say why', async () => {
    await openGame(`${game}?carte=NF02`);
    const increase = await found('button', /^Augmenter/);
    expect(increase.getAttribute('aria-disabled')).toBe('true');
    expect(increase.textContent).toContain('pas pour une niche');
    expect(wordsOf(screen.getByRole('main'))).toContain('Une niche ne s’augmente pas');
    key('2');
    expect(screen.queryByRole('dialog')).toBeNull();
    // Its floor is −100 %, and its removal is confirmed like any other.
    key('4');
    const dialog = await found('dialog', /^Supprimer : Crédit d’impôt recherche/);
    expect(seenIn(dialog)).toContain('En tout, 8,1 Md€ de recettes en plus.');
    await press('Confirmer la suppression');
    await waitFor(() => expect(score()).toContain('1 carte'));
  });

  it('nobody knows are ignored', async () => {
    await openGame(`${game}?carte=licorne#garder`);
    await expectCard(deck[0]?.title);
    expect(score()).toContain('0 carte');
  });

  it('take the place of an explorer vote, say so, and give it back', async () => {
    const { container } = await visit(game, storedCuts({ defense_armees: 10 }));
    const isCounted = () => wordsOf(container).includes('dont 1 vote fait dans l’explorateur');
    await waitFor(() => expect(isCounted()).toBe(true));
    await press(/^Garder/);
    await screen.findByText(/remplace votre vote/);
    await waitFor(() => expect(isCounted()).toBe(false));
    await press('Annuler');
    await waitFor(() => expect(isCounted()).toBe(true));
    await expectCard(deck[0]?.title);
  });
});

describe('a question', () => {
  it('comes before a card, then shows the true figure beside the guess', async () => {
    await visit(game);
    for (const { title } of deck.slice(0, 3)) {
      // oxlint-disable-next-line no-await-in-loop -- a card comes after the other
      await expectCard(title);
      // oxlint-disable-next-line no-await-in-loop
      await press('Garder');
    }
    const opened = await found('dialog', 'Devinez d’abord');
    // Read out as it opens: on the slider, a screen reader says neither the title nor the question.
    expect(document.activeElement).toBe(opened);
    const described = document.getElementById(opened.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toContain('\u202F?');
    const dialog = within(opened);
    fireEvent.click(dialog.getByRole('button', { name: 'Voir la réponse' }));
    expect(dialog.queryByText(/^Votre idée.*Dans le budget/)).toBeNull();
    fireEvent.change(dialog.getByRole('slider'), { target: { value: '20' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Voir la réponse' }));
    const [answer] = await dialog.findAllByText(/^Votre idée/);
    expect(answer && wordsOf(answer)).toMatch(/^Votre idée.*Dans le budget/);
    fireEvent.click(dialog.getByRole('button', { name: 'Continuer' }));
    await expectCard(deck[3]?.title);
  });
});

describe('a stored game', () => {
  const votes = deck
    .slice(0, 6)
    .map(({ id }, timestamp) => ({ cardId: id, type: 'keep', value: 0, timestamp }));
  const six = { version: 2, votes, currentCardIndex: 6, isGuessing: false };

  it('is offered where it stopped, with every vote', async () => {
    await visit(game, { [STORAGE_KEYS.game]: JSON.stringify(six) });
    const dialog = await found('dialog', 'Votre partie vous attend');
    expect(wordsOf(dialog)).toContain('Carte 7 sur 64, 6 cartes votées');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Reprendre' }));
    await expectCard(deck[6]?.title);
    expect(storedGame().votes).toHaveLength(6);
  });

  it('is started again only once confirmed, and comes back', async () => {
    await visit(game, { [STORAGE_KEYS.game]: JSON.stringify(six) });
    const waiting = within(await found('dialog', 'Votre partie vous attend'));
    fireEvent.click(waiting.getByRole('button', { name: 'Recommencer' }));
    const question = within(await found('dialog', /^Recommencer la partie/));
    fireEvent.click(question.getByRole('button', { name: 'Recommencer' }));
    await expectCard(deck[0]?.title);
    await waitFor(() => expect(score()).toContain('0 carte'));
    await press('Annuler');
    await expectCard(deck[6]?.title);
    await waitFor(() => expect(score()).toContain('6 cartes'));
  });

  it('entered by the link of a card goes on with the cards before it', async () => {
    await openGame(`${game}?carte=NF15`);
    await expectCard(deck.at(-1)?.title);
    key('1');
    await waitFor(() => expect(card()).toBe(deck[0]?.title));
  });

  it.each([
    ['cut', 0, '{"version":1,"votes":[{"card'],
    ['of another version', 0, '{"version":99,"votes":[]}'],
    [
      'full of strangers',
      0,
      '{"version":1,"currentCardIndex":900,"votes":[null,{"cardId":"XX"},7]}',
    ],
    [
      'partly readable',
      1,
      '{"version":1,"currentCardIndex":-1,"votes":[{"cardId":"ET02","type":"keep","timestamp":1},{"cardId":"ET03"}]}',
    ],
  ])('that is %s still lets one play', async (_what, kept, stored) => {
    await visit(game, { [STORAGE_KEYS.game]: stored, [STORAGE_KEYS.ledger]: '{"votes":' });
    if (kept > 0) await press('Reprendre');
    await waitFor(() => expect(score()).toContain(`${kept} carte`));
    await press(/^Garder/);
    await waitFor(() => expect(score()).toContain(`${kept + 1} carte`));
  });
});
