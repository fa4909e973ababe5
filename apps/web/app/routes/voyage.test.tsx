import { encodeBallot } from '@nosmilliards/contract/ballot-code';
import { ACHIEVEMENTS } from '@nosmilliards/domain/game/achievement';
import { STORAGE_KEYS } from '@nosmilliards/domain/storage-key';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { numbering } from '#dataset/codes.ts';
import { edition, storedBy } from '#testing/persona.ts';
import { found, itemsOf, seenIn, storedCuts, unfold, visit } from '#testing/visit.tsx';

const theirs = encodeBallot(
  [
    { id: 'ET01', choice: { type: 'increase', percent: 10 } },
    { id: 'SS01', choice: { type: 'decrease', percent: 5 } },
    { id: 'SS02', choice: { type: 'keep' } },
  ],
  numbering,
);
const own = storedCuts({ ET01: 10, SS01: 5 });
const ownCode = encodeBallot(
  [
    { id: 'ET01', choice: { type: 'decrease', percent: 10 } },
    { id: 'SS01', choice: { type: 'decrease', percent: 5 } },
  ],
  numbering,
);

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const storedVotes = () => localStorage.getItem(STORAGE_KEYS.ledger);
const mainText = () => screen.getByRole('main').textContent;
const guess = (name: string, answer: string) =>
  fireEvent.click(within(screen.getByRole('group', { name })).getByRole('radio', { name: answer }));

describe('a budget received', () => {
  it('is told in a sentence, and touches no vote', async () => {
    await visit(`/budget#${theirs}`, own);
    await found('heading', /^Ce budget ramène le déficit de 155 milliards d’euros à 153,6/);
    expect(storedVotes()).toBe(own['simpleBudgetState']);
    const choices = screen.getByRole('region', { name: 'Ses plus grands choix' });
    expect(itemsOf(within(choices).getByRole('list'))).toEqual([
      'Retraites de base du secteur privé (droits directs) −5 %, 149,0 → 141,5 Md€Dépenses en moins 7,5 Md€',
      'Défense +10 %, 60,9 → 67,0 Md€Dépenses en plus 6,1 Md€',
    ]);
    const balance = seenIn(screen.getByRole('region', { name: /^Solde/ }));
    expect(balance).toContain('Solde −153,6 Md€');
    expect(mainText()).not.toMatch(/critique|limites retenues [+−]/);
    const kept = await unfold(/^1 carte gardée$/);
    expect(kept.textContent).toContain('Hôpitaux et cliniques');
  });

  it('names its only change', async () => {
    const code = encodeBallot([{ id: 'ET01', choice: { type: 'remove' } }], numbering);
    await visit(`/budget#${code}`);
    const choice = await screen.findByRole('region', { name: 'Son seul changement' });
    expect(itemsOf(within(choice).getByRole('list'))).toEqual([
      'Défense suppression, 60,9 → 0 Md€Dépenses en moins 60,9 Md€',
    ]);
  });

  it('is refused with a sentence when the link was cut', async () => {
    await visit(`/budget#${theirs.slice(0, -2)}`);
    await screen.findByText('Ce budget ne peut pas être lu');
    expect(mainText()).toMatch(/Ce lien (est incomplet|a été abîmé)/);
    expect(sessionStorage.getItem(STORAGE_KEYS.received)).toBeNull();
  });

  it('is compared with one’s own', async () => {
    await visit(`/budget#${theirs}`, own);
    fireEvent.click(await screen.findByRole('link', { name: 'Comparer au mien' }));
    await found('heading', 'D’accord sur 1 carte sur 2 décidées par les deux.');
    expect(mainText()).toContain('Vous et Budget B');
  });

  it('waits for one’s own before it can be compared', async () => {
    await visit(`/budget#${theirs}`);
    const compare = await screen.findByRole('button', { name: 'Comparer au mien' });
    expect(compare.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('link', { name: 'Faire le mien, puis comparer' })).toBeTruthy();
  });

  it('becomes one’s own after a question, and back by « Annuler »', async () => {
    await visit(`/budget#${theirs}`, own);
    await screen.findByRole('heading', { level: 1, name: /^Ce budget/ });
    press('Partir de celui-ci');
    press('Garder mes votes');
    expect(storedVotes()).toBe(own['simpleBudgetState']);
    press('Partir de celui-ci');
    press('Partir de ce budget');
    await screen.findByRole('heading', { level: 1, name: 'Vos résultats' });
    expect(JSON.parse(storedVotes() ?? '').votes).toMatchObject({
      ET01: { type: 'increase', value: 10 },
    });
    press('Annuler');
    await waitFor(() =>
      expect(JSON.parse(storedVotes() ?? '').votes).toMatchObject({
        ET01: { type: 'decrease', value: 10 },
      }),
    );
  });

  it('replaces nothing, so asks nothing, where there is no vote', async () => {
    await visit(`/budget#${theirs}`);
    fireEvent.click(await screen.findByRole('button', { name: 'Partir de celui-ci' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Vos résultats' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is offered beside one’s own at the end of the game', async () => {
    await visit(`/budget#${theirs}`, storedBy('Équilibre exact'));
    await screen.findByRole('heading', { level: 1, name: /^Ce budget/ });
    const [results] = screen.getAllByRole('link', { name: 'Résultats' });
    if (results) fireEvent.click(results);
    fireEvent.click(await screen.findByRole('link', { name: 'L’affiche de mon budget' }));
    const duel = await screen.findByRole('link', { name: 'Voir le duel' });
    expect(duel.getAttribute('href')).toMatch(new RegExp(`^/duel#[\\w-]+\\.${theirs}$`));
  });
});

describe('a challenge', () => {
  const hidden = /hausse|baisse|suppression|%|Md€/;
  const PENSIONS = 'Retraites de base du secteur privé (droits directs)';

  it('shows no choice to who has not played, and says what hidden means', async () => {
    await visit(`/defi#${theirs}`);
    await found('heading', 'Quelqu’un a fait son budget de la France. À vous.');
    expect(await screen.findByText(/^Ses 3\scartes restent cachées/)).toBeTruthy();
    const play = screen.getByRole('link', { name: 'Faire le mien' });
    expect(play.getAttribute('href')).toBe('/express');
    expect(mainText()).toMatch(/16\sdécisions, 5\sminutes\. Sans compte/);
    for (const one of screen.getByRole('main').querySelectorAll('details')) {
      expect(one.open).toBe(false);
    }
    expect(mainText()).toMatch(/Les choix sont dans l’adresse de cette page/);
    expect(mainText()).not.toMatch(hidden);
    expect(screen.queryByRole('link', { name: 'Voir le duel' })).toBeNull();
  });

  it('names who sent it, when the link does, in words and never in markup', async () => {
    await visit(`/defi#${theirs}=Ana%C3%AFs`);
    await found('heading', 'Anaïs a fait son budget de la France. À vous.');
    await waitFor(() =>
      expect(sessionStorage.getItem(STORAGE_KEYS.received)).toBe(`${theirs}=Ana%C3%AFs`),
    );
    await visit(`/defi#${theirs}=%3Cb%3EAna%3C%2Fb%3E`);
    await screen.findByText(/^Ses 3\scartes/);
    await found('heading', 'Quelqu’un a fait son budget de la France. À vous.');
  });

  it('is recalled in the game it opens, above the first decision and in the plan', async () => {
    await visit(`/defi#${theirs}=Ana%C3%AFs`);
    await found('heading', /^Anaïs/);
    fireEvent.click(screen.getByRole('link', { name: 'Faire le mien' }));
    const words = /^Anaïs vous attend\s: le duel à la fin\.$/;
    expect(await screen.findByText(words)).toBeTruthy();
    const [open] = screen.getAllByRole('button', { name: 'Plan des décisions' });
    if (open) fireEvent.click(open);
    const plan = within(await found('dialog', 'Plan des décisions'));
    expect(plan.getByText(words)).toBeTruthy();
  });

  it('opens the short game to who voted in the explorer only', async () => {
    await visit(`/defi#${theirs}`, storedCuts({ defense_armees: 10 }));
    await screen.findByText(/^Ses 3\scartes/);
    expect(screen.getByRole('link', { name: 'Faire le mien' }).getAttribute('href')).toBe(
      '/express',
    );
  });

  it('shows none either to who has begun, and touches no vote', async () => {
    await visit(`/defi#${theirs}`, own);
    const play = await screen.findByRole('link', { name: 'Reprendre le mien' });
    expect(play.getAttribute('href')).toBe('/je-fais-mon-budget');
    expect(mainText()).not.toMatch(hidden);
    expect(storedVotes()).toBe(own['simpleBudgetState']);
  });

  it('leads to the duel who has finished, from its page and from the end of the game', async () => {
    await visit(`/defi#${theirs}`, storedBy('Équilibre exact'));
    const duel = await screen.findByRole('link', { name: 'Voir le duel' });
    expect(duel.getAttribute('href')).toMatch(new RegExp(`^/duel#[\\w-]+\\.${theirs}$`));
    expect(mainText()).not.toMatch(hidden);
    await waitFor(() => expect(sessionStorage.getItem(STORAGE_KEYS.received)).toBe(theirs));
  });

  it('names its largest choices, to be guessed by who wishes, and says what naming tells', async () => {
    await visit(`/defi#${theirs}`);
    const form = within(await unfold('Deviner d’abord ses deux changements'));
    const groups = form.getAllByRole('group').map((group) => seenIn(group));
    expect(groups).toEqual(
      [PENSIONS, 'Défense'].map((name) => `${name}AugmenterRéduireSupprimerJe ne sais pas`),
    );
    expect(mainText()).toMatch(/Un nom dit déjà que quelque chose y change/);
    expect(form.getAllByRole('radio', { name: 'Je ne sais pas', checked: true })).toHaveLength(2);
    expect(sessionStorage.getItem(STORAGE_KEYS.guesses)).toBeNull();
  });

  it('has nothing to guess when nothing changes', async () => {
    const kept = encodeBallot([{ id: 'SS02', choice: { type: 'keep' } }], numbering);
    await visit(`/defi#${kept}`);
    await screen.findByText(/^Son seul choix reste caché/);
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('keeps the guesses, and shows them beside the choices on the duel', async () => {
    await visit(`/defi#${theirs}`, storedBy('Équilibre exact'));
    const duel = await screen.findByRole('link', { name: 'Voir le duel' });
    guess(PENSIONS, 'Réduire');
    guess('Défense', 'Supprimer');
    fireEvent.click(duel);
    const imagined = await screen.findByRole('region', { name: 'Ce que vous aviez imaginé' });
    expect(seenIn(imagined)).toContain('Vous aviez vu juste une fois sur deux.');
    expect(itemsOf(within(imagined).getByRole('list'))).toEqual([
      `${PENSIONS}Votre idée : baisseSon choix : baisse de 5 %+7,5 Md€`,
      'DéfenseVotre idée : suppressionSon choix : hausse de 10 %−6,1 Md€',
    ]);
  });

  it('is one’s own when one opens the link one sends', async () => {
    await visit(`/defi#${ownCode}`, own);
    await found('heading', 'Ce défi est le vôtre.');
    expect(sessionStorage.getItem(STORAGE_KEYS.received)).toBeFalsy();
  });

  it('is refused with a sentence when the link was cut', async () => {
    await visit(`/defi#${theirs.slice(0, -2)}`);
    await screen.findByText('Ce défi ne peut pas être lu');
    expect(sessionStorage.getItem(STORAGE_KEYS.received)).toBeFalsy();
  });

  it('tells who opens the page without a link how to send one', async () => {
    await visit('/defi');
    expect(await screen.findByText(/^Pour défier quelqu’un/)).toBeTruthy();
  });
});

describe('a duel', () => {
  it('sets two budgets side by side: where they differ, then what they share', async () => {
    await visit(`/duel#${ownCode}.${theirs}`);
    await found('heading', 'D’accord sur 1 carte sur 2 décidées par les deux.');
    const main = seenIn(screen.getByRole('main'));
    expect(main).toContain('Le même sens une fois, avec le même choix exactement.');
    const [split, shared, alone] = screen.getAllByRole('table', { hidden: true }).map(seenIn);
    expect(split).toMatch(/CarteBudget ABudget BDéfense−10 %\+10 %$/);
    expect(shared).toMatch(/directs\)−5 %−5 %$/);
    expect(alone).toMatch(/Hôpitaux et cliniques \(assurance maladie\)sans votegardé$/);
    const axis = screen.getByRole('img', { name: /^Soldes/ });
    expect(seenIn(axis)).toContain('Budget A −141,5');
    expect(seenIn(axis)).toContain('Budget B −153,6');
    // Half-way on « Défense » is no change; both cut 5 % of the pensions.
    expect(seenIn(screen.getByRole('region', { name: 'À mi-chemin' }))).toMatch(
      /^À mi-cheminPour chaque carte, .* un déficit de 147,6 Md€/,
    );
  });

  it('gives the same figures whichever side comes first', async () => {
    await visit(`/duel#${ownCode}.${theirs}`);
    const halfWay = await screen.findByRole('region', { name: 'À mi-chemin' });
    const text = halfWay.textContent;
    await visit(`/duel#${theirs}.${ownCode}`);
    expect((await screen.findByRole('region', { name: 'À mi-chemin' })).textContent).toBe(text);
  });

  it('[T9] of three gains the budget of who plays after opening it', async () => {
    const third = encodeBallot([{ id: 'SS01', choice: { type: 'keep' } }], numbering);
    await visit(`/duel#${theirs}=Camille.${third}`, storedBy('Équilibre exact'));
    const add = await screen.findByRole('link', { name: 'Ajouter le mien' });
    expect(add.getAttribute('href')).toMatch(new RegExp(`^/duel#${theirs}=Camille\\.${third}\\.`));
    const [results] = screen.getAllByRole('link', { name: 'Résultats' });
    if (results) fireEvent.click(results);
    fireEvent.click(await screen.findByRole('link', { name: 'L’affiche de mon budget' }));
    const duel = await screen.findByRole('link', { name: 'Voir le duel' });
    expect(duel.getAttribute('href')).toMatch(
      new RegExp(`^/duel#[\\w-]+\\.${theirs}=Camille\\.${third}$`),
    );
  });

  it('says which of the two cannot be read', async () => {
    await visit(`/duel#${ownCode}.${theirs}x`);
    await screen.findByText('Ce duel ne peut pas être lu');
    expect(mainText()).toContain('Budget B\u00A0: Ce lien');
    expect(mainText()).not.toContain('Budget A\u00A0:');
  });
});

describe('a letter', () => {
  it('is made of one’s votes', async () => {
    await visit('/lettre', own);
    const letter = await screen.findByLabelText<HTMLTextAreaElement>(/^Votre lettre/);
    expect(letter.value.replaceAll('\u00A0', ' ').split('\n')).toEqual(
      expect.arrayContaining([
        expect.stringContaining('Le déficit public passerait de 155 à 141,5 Md€.'),
        '- Retraites de base du secteur privé (droits directs) : baisse de 5 %, soit 7,5 Md€ de dépenses en moins',
        '- Défense : baisse de 10 %, soit 6,1 Md€ de dépenses en moins',
      ]),
    );
    expect(letter.value).toContain(`/budget#${ownCode}`);
  });

  it('is the visitor’s to change, then to copy or to open in their mail', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await visit('/lettre', storedBy('Fin des niches'));
    const letter = await screen.findByLabelText<HTMLTextAreaElement>(/^Votre lettre/);
    expect(letter.value.match(/^- /gm)).toHaveLength(5);
    fireEvent.change(letter, { target: { value: 'À moi.' } });
    press('Copier la lettre');
    await screen.findByText('Lettre copiée.');
    expect(writeText).toHaveBeenCalledWith('À moi.');
    const mail = screen.getByRole('link', { name: 'Ouvrir dans ma messagerie' });
    expect(mail.getAttribute('href')).toMatch(/^mailto:\?subject=.+&body=%C3%80%20moi\.$/);
    vi.restoreAllMocks();
  });

  it('waits for a vote', async () => {
    await visit('/lettre');
    expect(await screen.findByText('Pas encore de budget')).toBeTruthy();
  });
});

describe('what a budget wins', () => {
  // Everything removed: six achievements, on the device of who played it.
  const winning = encodeBallot(
    edition.deckWithoutRevenue.map(({ id }) => ({ id, choice: { type: 'remove' } })),
    numbering,
  );

  it.each([
    [`/budget#${winning}`, /^Ce budget change le déficit/],
    [`/defi#${winning}`, /^Quelqu’un a fait son budget/],
    [`/duel#${winning}.${theirs}`, /^D’accord sur/],
  ])('[E7] is on no page that travels: %s', async (address, title) => {
    await visit(address);
    await found('heading', title);
    for (const { name } of ACHIEVEMENTS) expect(mainText()).not.toContain(name);
  });
});
