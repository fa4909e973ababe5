import { encodeBallot } from '@nosmilliards/contract/ballot-code';
import { formatAmount } from '@nosmilliards/domain/money/format';
import { ROOM_KEYS } from '@nosmilliards/domain/tally/room-key';
import { handChoicesOf, roomDecisionsOf, roomPercentsOf } from '@nosmilliards/domain/tally/room';
import { groupLimitsOf } from '@nosmilliards/domain/game/group';
import { balanceOf } from '@nosmilliards/domain/vote/ledger';
import { receivedLedgerOf } from '@nosmilliards/domain/vote/received';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { numbering } from '#dataset/codes.ts';
import { edition } from '#testing/persona.ts';
import { found, press, rowsOf, seenIn, visit, wordsOf } from '#testing/visit.tsx';

const main = () => wordsOf(screen.getByRole('main'));
const key = (name: string) => fireEvent.keyDown(document.body, { key: name });
const plain = (text: string) => text.replaceAll(/\s/g, ' ');
const picture = () => screen.getByRole('img', { name: /^L’écran de la salle/ });
const stored = () => sessionStorage.getItem(ROOM_KEYS.session);

/** Types a number in the field of a choice. */
function type(label: string, count: number) {
  const field = screen.getByLabelText(new RegExp(`^${label}\\s: nombre`));
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: String(count) } });
  fireEvent.blur(field);
}

async function startByHands(members = '28') {
  await visit('/seance');
  fireEvent.change(await screen.findByLabelText(/Nombre de présents/), {
    target: { value: members },
  });
  await press('Commencer');
  await screen.findByRole('heading', { level: 2, name: edition.groups[0]?.title ?? '?' });
}

async function startByBudgets() {
  await visit('/seance');
  fireEvent.click(await screen.findByLabelText(/^Par code QR ou par lien/));
  fireEvent.click(screen.getByLabelText(/^64/));
  await press('Commencer');
  return screen.findByLabelText('Un lien ou un code par ligne');
}

const typed = (keys: string) => {
  for (const letter of keys) {
    fireEvent.keyDown(document.activeElement ?? document.body, { key: letter });
  }
};
const cells = () => rowsOf(screen.getByRole('grid', { name: 'Saisir les feuilles' }));

const isAsked = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

async function startOnPaper() {
  await visit('/seance');
  fireEvent.click(await screen.findByLabelText(/^Sur papier/));
  // The sheet has the sixteen decisions, and no place for the number of people.
  expect(screen.queryByLabelText(/^64/)).toBeNull();
  expect(screen.queryByLabelText(/Nombre de présents/)).toBeNull();
  await press('Commencer');
  await found('heading', 'Saisir les feuilles');
}

describe('a show of hands', () => {
  it('hides the counts until they are shown, in the page as on the screen', async () => {
    await startByHands();
    type('Garder', 14);
    type('Réduire', 9);
    expect(main()).toContain('23 réponses sur 28');
    expect(main()).not.toContain('14');
    const field = screen.getByLabelText<HTMLInputElement>(/^Garder\s: nombre/);
    expect(field.value).toBe('••');
    key('r');
    expect(main()).toContain('14 gardent, 9 réduisent.');
    expect(main()).toContain('5 sans réponse');
    expect(main()).not.toContain('médian');
    key('m');
    expect(main()).not.toContain('14 gardent');
  });

  it('writes on the card, before the vote, what « réduire » means', async () => {
    await startByHands();
    expect(main()).toContain('Réduire de 10 %');
    expect(main()).toContain('Augmenter de 10 %');
  });

  it('does not give more hands than people as a fraction', async () => {
    await startByHands();
    type('Garder', 30);
    expect(main()).toContain('30 réponses');
    expect(main()).not.toContain('30 réponses sur');
    expect(main()).toContain('Plus de mains que de présents');
    key('r');
    expect(main()).toContain('Plus de mains que de présents');
    await press('Bilan');
    await found('heading', /^Ce budget/);
    expect(main()).toContain('Plus de mains que de présents : Retraites.');
    await press('Revenir aux décisions');
    fireEvent.change(screen.getByLabelText('Présents'), { target: { value: '31' } });
    expect(main()).toContain('1 sans réponse');
    expect(main()).not.toContain('Plus de mains');
  });

  it('counts a hand by a tap, by a key, and none once frozen', async () => {
    await startByHands();
    await press('Garder : une main de plus');
    key('1');
    key('4');
    expect(main()).toContain('3 réponses sur 28');
    key('f');
    key('1');
    await press('Garder : une main de moins');
    expect(main()).toContain('3 réponses sur 28');
    expect(main()).toContain('figées');
  });

  it('changes the balance only by what is shown, and nothing by a tie', async () => {
    await startByHands();
    const start = formatAmount(edition.baseline.balance, { form: 'billions', signed: true });
    type('Réduire', 20);
    expect(main()).toContain(`Solde de la salle ${plain(start)}`);
    key('r');
    const group = edition.groups[0];
    if (group === undefined) throw new Error('No group');
    const choices = handChoicesOf(
      { keep: 0, increase: 0, decrease: 20, remove: 0 },
      roomPercentsOf(10, groupLimitsOf(group, edition.deck)),
    );
    const decisions = roomDecisionsOf([{ id: group.id, cardIds: group.cardIds, choices }]);
    const { ledger } = receivedLedgerOf(decisions, edition.territory);
    const balance = formatAmount(balanceOf(ledger, edition.baseline), {
      form: 'billions',
      signed: true,
    });
    expect(balance).not.toBe(start);
    expect(main()).toContain(`Solde de la salle ${plain(balance)}`);
    key('m');
    type('Garder', 20);
    key('r');
    expect(main()).toContain('Égalité entre garder et réduire : gardé.');
    expect(main()).toContain(`Solde de la salle ${plain(start)}`);
  });

  it('is found again after a reload, and gone once erased', async () => {
    await startByHands();
    type('Garder', 14);
    key('ArrowRight');
    const kept = stored();
    expect(JSON.parse(kept ?? '')).toMatchObject({ place: 1, members: 28 });
    await press('Quitter');
    await press('Reprendre la séance');
    expect(main()).toContain('Décision 2 sur 16');
    key('ArrowLeft');
    key('r');
    expect(main()).toContain('14 gardent.');
    await press('Bilan');
    await found('heading', /^Ce budget laisse le déficit/);
    expect(document.activeElement?.tagName).toBe('H1');
    await press('Effacer la séance');
    await found('heading', 'Décider à plusieurs');
    await waitFor(() => expect(stored()).toBeNull());
    await press('Annuler');
    await waitFor(() => expect(JSON.parse(stored() ?? '')).toMatchObject({ members: 28 }));
  });

  it('another session erases this one, which can be taken back', async () => {
    await startByHands();
    type('Garder', 14);
    await press('Quitter');
    await press('Commencer une autre séance');
    await waitFor(() => expect(JSON.parse(stored() ?? '')).toMatchObject({ tallies: {} }));
    await press('Annuler');
    await press('Reprendre la séance');
    key('r');
    expect(main()).toContain('14 gardent.');
  });

  it('ends with every count and the decision of the room', async () => {
    await startByHands();
    type('Garder', 2);
    type('Augmenter', 1);
    type('Réduire', 4);
    type('Supprimer', 3);
    key('r');
    await press('Bilan');
    await found('heading', /^Ce budget/);
    const table = screen.getByRole('table', { name: /Le total des réponses/ });
    const [head, first] = rowsOf(table);
    // One percentage for all: no median.
    expect(head).toEqual([
      'Décision',
      'Garder',
      'Augmenter',
      'Réduire',
      'Supprimer',
      'Sans réponse',
      'La salle',
    ]);
    expect(first).toEqual(['Retraites', '2', '1', '4', '3', '18', 'Baisse de 10 %']);
    expect(main()).toContain('1 décision sur 16 a été votée.');
    expect(main()).toContain('Chaque décision prend la réponse qui a le plus de voix');
    // 10 % of the 391,9 Md€ of the pensions.
    expect(seenIn(screen.getByRole('region', { name: /^Solde/ }))).toContain('Solde −115,8 Md€');
    expect(screen.getByRole('link', { name: 'Ouvrir ce budget' }).getAttribute('href')).toMatch(
      /^\/budget#[\w-]+=28$/,
    );
    await screen.findByRole('img', { name: /^Code QR/ });
    expect(main()).toMatch(/de gauche à droite.*Sécurité sociale \d+ €.*État et opérateurs \d+ €/);
  });
});

it('the end says that a decision was copied onto the cards compared with the law', async () => {
  await startByHands();
  for (const _ of edition.groups) {
    key('3');
    key('ArrowRight');
  }
  await found('heading', /^Ce budget/);
  expect(seenIn(screen.getByRole('region', { name: 'Face à la loi' }))).toMatch(
    /recopié sur ses cartes, que la salle n’a pas vues une à une.*Le choix recopié va/,
  );
});

describe('paper sheets typed in', () => {
  it('take one key a decision, at once, and are counted like hands', async () => {
    await startOnPaper();
    typed('gggggggggggggggg');
    typed('r');
    expect(main()).toContain('Feuille 2 · Décision 2 sur 16');
    expect(cells()[2]?.slice(0, 3)).toEqual(['Feuille 2', 'RRéduire', 'vide']);
    expect(main()).toContain('2 feuilles saisies');
    await press('Parcourir les décisions');
    expect(main()).not.toContain('1 garde');
    expect(main()).toContain('Réduire de 10 %');
    key('r');
    expect(main()).toContain('1 garde, 1 réduit.');
    await press('Bilan');
    await found('heading', /^Ce budget/);
    expect(main()).toContain('Le budget de la salle · 2 feuilles');
    const [head, first] = rowsOf(screen.getByRole('table', { name: /Le total des réponses/ }));
    expect(head).not.toContain('Médiane');
    expect(first).toEqual(['Retraites', '1', '0', '1', '0', '0', 'Égalité : gardé']);
  });

  it('are not lost by closing the tab without a question', async () => {
    await startOnPaper();
    expect(isAsked()).toBe(false);
    typed('g');
    expect(isAsked()).toBe(true);
    await press('Voir le bilan');
    await press('Effacer la séance');
    await found('heading', 'Décider à plusieurs');
    expect(isAsked()).toBe(false);
  });

  it('say which one was left incomplete', async () => {
    await startOnPaper();
    typed('ggggggggg');
    expect(main()).not.toContain('incomplète');
    typed('       g');
    expect(main()).toContain('La feuille 1 est incomplète.');
    expect(cells()[1]?.[0]).toBe('Feuille 1incomplète');
  });

  it('stay hidden on the way back from the end, until one corrects them', async () => {
    await startOnPaper();
    typed('g');
    await press('Voir le bilan');
    await press('Revenir aux décisions');
    expect(main()).toContain('Décision 1 sur 16');
    expect(screen.queryByRole('grid')).toBeNull();
    key('r');
    await press('Quitter');
    await press('Reprendre la séance');
    expect(screen.queryByRole('grid')).toBeNull();
    await press('Bilan');
    await press('Corriger les feuilles');
    await found('heading', 'Saisir les feuilles');
  });

  it('do not take a choice that is closed, and say why', async () => {
    await startOnPaper();
    const niche = edition.groups.findIndex(({ sector }) => sector === 'niches_fiscales');
    expect(niche).toBeGreaterThan(0);
    typed('g'.repeat(niche));
    typed('a');
    expect(main()).toContain(`Feuille 1 · Décision ${niche + 1} sur 16`);
    await screen.findByText(/pas pour une niche\.$/);
  });

  it('are corrected by the arrows, by Backspace and by a tap', async () => {
    await startOnPaper();
    typed('ggg');
    const { activeElement } = document;
    expect(activeElement?.tagName).toBe('TD');
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Backspace' });
    typed('s');
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowLeft' });
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowLeft' });
    typed('r');
    expect(cells()[1]?.slice(1, 5)).toEqual(['GGarder', 'RRéduire', 'SSupprimer', 'vide']);
    fireEvent.click(screen.getAllByRole('cell')[0] ?? document.body);
    await press('Augmenter');
    await press('Effacer');
    await press('Case vide');
    expect(cells()[1]?.slice(1, 4)).toEqual(['AAugmenter', 'vide', 'SSupprimer']);
  });

  it('survive a reload, where typing resumes', async () => {
    await startOnPaper();
    typed('gagagagagagagagarr');
    const kept = stored();
    expect(JSON.parse(kept ?? '')).toMatchObject({ version: 1, way: 'paper' });
    await press('Quitter');
    await press('Reprendre la séance');
    expect(main()).toContain('Feuille 2 · Décision 3 sur 16');
    expect(stored()).toContain('"papers":[{');
  });
});

describe('budgets taken in', () => {
  const one = encodeBallot([{ id: 'ET01', choice: { type: 'decrease', percent: 20 } }], numbering);
  const other = encodeBallot([{ id: 'ET01', choice: { type: 'keep' } }], numbering);

  it('are added up, twins too, and each refused line says why', async () => {
    const field = await startByBudgets();
    fireEvent.change(field, {
      target: { value: `https://site.example/budget#${one}\n${one}\n${other}\nbonjour` },
    });
    await press('Ajouter ces budgets');
    expect(main()).toContain('3 budgets pris');
    expect(main()).toContain('Une ligne n’est pas un budget');
    expect(main()).toMatch(/bonjour Ce lien/);
    expect(main()).toContain('Budget n° 1, pris 2 fois');
    await press('En retirer un');
    expect(main()).toContain('2 budgets pris');
    expect(main()).not.toContain('pris 2 fois');
    await press('Parcourir les décisions');
    key('r');
    expect(main()).toMatch(/1 garde, 1 réduit|Personne n’a répondu/);
  });

  it('say nothing of what they do not decide', async () => {
    const field = await startByBudgets();
    fireEvent.change(field, { target: { value: `${one} ${one} ${other}` } });
    await press('Ajouter ces budgets');
    await press('Voir le bilan');
    await found('heading', /^Ce budget ramène le déficit/);
    expect(main()).toContain('1 décision sur 64 a été votée');
    expect(main()).toContain('3 budgets');
  });
});

describe('the settings', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('show the screen they make, with its figures', async () => {
    await visit('/seance');
    await screen.findByLabelText(/^À main levée/);
    expect(picture().getAttribute('aria-label')).toContain(edition.groups[1]?.title);
    expect(wordsOf(picture())).toContain('Décision 2 sur 16');
    expect(wordsOf(picture())).toContain('Réduire de 10 %');
    fireEvent.click(screen.getByLabelText('de 20 %'));
    expect(wordsOf(picture())).toContain('Réduire de 20 %');
    fireEvent.click(screen.getByLabelText(/^64/));
    expect(wordsOf(picture())).toContain('Carte 2 sur 64');
    expect(wordsOf(picture())).toContain(plain(edition.deckWithoutRevenue[1]?.title ?? '?'));
  });

  it('have the live room among the ways, and say when the service does not answer', async () => {
    const ask = vi.fn<() => Promise<never>>(() => Promise.reject(new TypeError('network')));
    vi.stubGlobal('fetch', ask);
    await visit('/seance');
    fireEvent.click(await screen.findByLabelText(/^64/));
    fireEvent.click(screen.getByLabelText(/^En direct/));
    // A live room has no deck of 64 cards.
    expect(screen.queryByLabelText(/^64/)).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>(/^76/).checked).toBe(true);
    expect(ask).not.toHaveBeenCalled();
    await press('Ouvrir une salle');
    await screen.findByText(/^Le service ne répond pas/);
  });
});
