import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { budgetOf, categoriesOf, childrenOf } from '@nosmilliards/domain/budget/budget';
import type { Side } from '@nosmilliards/domain/budget/line';
import { byWeight } from '@nosmilliards/domain/budget/weight';
import { formatAmount, formatCount, formatPercent } from '@nosmilliards/domain/money/format';
import { millions } from '@nosmilliards/domain/money/money';
import { baseline, found as observed, year } from '#dataset/edition.ts';
import { readExplorer, readSheet } from '#dataset/read.server.ts';
import {
  factsOf,
  found,
  itemsOf,
  unfold,
  press,
  rowsOf,
  seenIn,
  storedCuts,
  visit,
  wordsOf,
} from '#testing/visit.tsx';

const expenses = '/explorer?tab=expenses';
const armies = `${expenses}#defense_armees`;

const impact = () => screen.findByRole('region', { name: 'Impact de vos votes' });
const bar = () => screen.getByRole('region', { name: 'Comparaison' });
/** The effect shown while a choice is being set. */
const effect = () => factsOf(document.querySelector('main form') ?? document.body);
const line = (title: string) => new RegExp(`^${title}, `);

/** Votes on the whole of the category that is open. */
async function openCategoryVote() {
  await unfold(/^Voter toute la catégorie/);
}

const largest = (name: string) =>
  itemsOf(within(screen.getByRole('region', { name })).getByRole('list'));

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

/** The three largest categories of a side, as the overview lists them. */
function firstOf(side: Side, ofWhat: string): string[] {
  const lines = budgetOf(readExplorer().lines);
  const total = side === 'expense' ? baseline.netExpenses : baseline.netRevenues;
  return categoriesOf(lines, side)
    .filter(({ isTechnical, isNiche }) => !isTechnical && !isNiche)
    .toSorted(byWeight)
    .slice(0, 3)
    .map((one) => {
      const { amount } = one;
      const share = formatPercent((100 * amount) / total);
      const { length } = childrenOf(lines, one.id);
      return plain(
        `${one.title}${formatAmount(amount)}${share} ${ofWhat} · ${length} sous-catégories`,
      );
    });
}

describe('the overview', () => {
  it('gives three figures, then the squares and the three largest categories of each side', async () => {
    await visit('/explorer');
    await screen.findByRole('region', { name: 'Dépenses nettes' });
    const { netExpenses, netRevenues, balance } = baseline;
    for (const [name, amount, squares] of [
      ['Dépenses nettes', netExpenses, 'carrés'],
      ['Recettes nettes', netRevenues, 'carrés'],
      [`Déficit public ${year}`, balance, 'carrés empruntés'],
    ] as const) {
      const figure = seenIn(screen.getByRole('region', { name }));
      const shown = amount === balance ? millions(observed.deficit) : amount;
      expect(figure).toContain(plain(formatAmount(shown)));
      const thousand = Math.round((1000 * Math.abs(amount)) / netExpenses);
      expect(figure).toContain(plain(`${formatCount(thousand)} ${squares}`));
      expect(figure).toMatch(amount === balance ? /référence du jeu/ : /estimé · total constaté/);
    }
    const where = screen.getByRole('region', { name: 'Où va l’argent' });
    for (const { title, squares, amount } of readSheet().bands) {
      expect(seenIn(where)).toContain(
        plain(`${title} ${squares} carrés · ${formatAmount(amount)}`),
      );
    }
    const whence = screen.getByRole('region', { name: 'D’où il vient' });
    expect(seenIn(whence)).toMatch(/Empruntés : le déficit \d+ carrés · [\d ,]+ Md€/);
    const [picture] = within(where).getAllByRole('img');
    expect(picture?.getAttribute('aria-label')).toMatch(
      /^Sécurité sociale.: \d+\scarrés\. D’abord, en milliards d’euros.: Retraites de base du privé \d+,\d/,
    );
    expect(largest('Les 3 premières dépenses')).toEqual(firstOf('expense', 'de la dépense'));
    expect(largest('Les 3 premières recettes')).toEqual(firstOf('revenue', 'des recettes'));
  });

  it('leads to a category, nearer, with the focus on its name', async () => {
    await visit('/explorer');
    fireEvent.click(await found('link', 'Dépenses des collectivités locales'));
    const name = await found('heading', 'Dépenses des collectivités locales');
    await waitFor(() => expect(document.activeElement).toBe(name));
    fireEvent.click(await found('link', 'Dépenses'));
    expect(await found('heading', 'Dépenses nettes 2025')).toBeTruthy();
  });

  it('opens the line whose squares are touched, in its category', async () => {
    await visit('/explorer');
    const where = await screen.findByRole('region', { name: 'Où va l’argent' });
    const [picture] = within(where).getAllByRole('img');
    if (picture === undefined) throw new Error('no picture');
    // A page that is not laid out has no sizes.
    picture.getBoundingClientRect = () => new DOMRect(0, 0, 400, 200);
    fireEvent.click(picture, { clientX: 5, clientY: 5 });
    const row = await found('button', line('Retraites de base du secteur privé \\(Cnav\\)'));
    expect(row.getAttribute('aria-expanded')).toBe('true');
  });

  it('has a table of every line of the picture', async () => {
    await visit('/explorer');
    await unfold('Le tableau, les sources et la méthode');
    const table = await found('table', 'Où va l’argent, administration par administration');
    expect(rowsOf(table)[1]).toEqual([
      'Retraites de base du secteur privé (Cnav)',
      'Sécurité sociale',
      '94',
      '163,4 Md€',
    ]);
  });

  it('is what an unknown tab shows, and a former address', async () => {
    await visit('/explorer?tab=inconnu');
    const tab = await screen.findByRole('tab', { name: 'Vue d’ensemble' });
    expect(tab.getAttribute('aria-selected')).toBe('true');
    await visit('/en-images');
    expect(await screen.findByRole('region', { name: 'Où va l’argent' })).toBeTruthy();
  });
});

describe('the revenues', () => {
  it('keep niches outside the total, and technical lines last, then the flows', async () => {
    await visit('/explorer?tab=revenues');
    await found('link', /^Niches fiscales/);
    const cards = screen.getAllByRole('heading', { level: 3 }).map(wordsOf);
    const placeOf = (words: RegExp) => cards.findIndex((card) => words.test(card));
    expect(placeOf(/^\s*Lignes techniques/)).toBeGreaterThan(placeOf(/^\s*Niches/));
    const flows = screen.getByRole('figure', { name: /^D’où vient l’argent public en 2025/ });
    expect(within(flows).getByText('Voir le tableau')).toBeTruthy();
    fireEvent.click(await found('link', /^Niches fiscales/));
    expect(await screen.findByText(/ils n’entrent pas dans le total des recettes/)).toBeTruthy();
  });
});

describe('a vote', () => {
  it('on an expense is less of it or more', async () => {
    await visit(armies);
    await press('Réduire');
    expect(effect()).toEqual({
      'Nouveau montant': '53,9 Md€au lieu de 59,9 Md€',
      'Dépenses en moins': '6,0 Md€113 € par adulte et par an',
    });
    await press('Augmenter');
    expect(effect()).toEqual({
      'Nouveau montant': '65,9 Md€au lieu de 59,9 Md€',
      'Dépenses en plus': '6,0 Md€113 € par adulte et par an',
    });
  });

  it('on a revenue is more of it or less', async () => {
    await visit('/explorer?tab=revenues#taxes_operateurs_propres');
    await press('Augmenter');
    expect(effect()).toMatchObject({ 'Recettes en plus': expect.stringMatching(/^2,1 Md€/) });
    await press('Réduire');
    expect(effect()).toMatchObject({ 'Recettes en moins': expect.stringMatching(/^2,1 Md€/) });
  });

  it('moves the impact bar, is said in words, is withdrawn, and comes back', async () => {
    const { container } = await visit(expenses);
    fireEvent.click(await found('link', 'Défense et anciens combattants'));
    await press(line('Armées'));
    await press('Réduire');
    await press(/^25\s%$/);
    await press('Valider');
    expect(factsOf(await impact())).toMatchObject({
      Déficit: '140,0 Md€',
      Impact: '+15,0 Md€',
    });
    expect(wordsOf(container)).toContain('Baisse de 25 %');
    expect(seenIn(container)).toContain('44,9 Md€solde +15,0 Md€');

    await press('Retirer le vote : Armées');
    const reduce = await found('button', 'Réduire');
    await waitFor(() => expect(document.activeElement).toBe(reduce));
    expect(screen.queryByRole('region', { name: 'Impact de vos votes' })).toBeNull();
    expect(wordsOf(container)).not.toContain('Baisse de 25 %');
    await press('Annuler');
    expect(wordsOf(await impact())).toContain('140,0 Md€');
    await press('Garder');
    expect(screen.queryByRole('region', { name: 'Impact de vos votes' })).toBeNull();
  });

  it('that covers another replaces it, says so, and can be undone', async () => {
    const { container } = await visit(`${expenses}#defense`, storedCuts({ defense_armees: 10 }));
    expect(wordsOf(await impact())).toContain('149,0 Md€');
    await openCategoryVote();
    await press('Augmenter');
    fireEvent.change(await screen.findByRole('spinbutton'), { target: { value: '50' } });
    await press('Valider');
    expect(wordsOf(await impact())).toContain('185,9 Md€');
    expect(wordsOf(container)).toContain(
      'Le vote sur « Défense et anciens combattants » remplace votre vote sur « Armées »',
    );
    await press('Annuler');
    expect(wordsOf(await impact())).toContain('149,0 Md€');
  });

  it('is not undone by an old message', async () => {
    await visit(`${expenses}#defense`, storedCuts({ defense_armees: 10 }));
    await openCategoryVote();
    await press('Réduire');
    await press('Valider');
    fireEvent.click(await found('link', 'Dépenses'));
    fireEvent.click(await found('link', 'Sécurité civile'));
    await openCategoryVote();
    await press('Réduire');
    await press('Valider');
    expect(wordsOf(await impact())).toContain('Choix2');
    await press('Annuler');
    await screen.findByText('Vous avez voté depuis : rien n’a été annulé.');
    expect(wordsOf(await impact())).toContain('Choix2');
  });

  it('on a line that hands money on counts what it weighs in the total', async () => {
    await visit(`${expenses}#operateurs_etat`);
    await openCategoryVote();
    await press('Supprimer');
    const dialog = await found('dialog', /^Supprimer : Opérateurs/);
    expect(seenIn(dialog)).toContain('En tout, 42,1 Md€ de dépenses en moins.');
    await press('Confirmer la suppression');
    expect(wordsOf(await impact())).toContain('+42,1 Md€');
  });
});

describe('the list', () => {
  it('folds small lines with their count', async () => {
    await visit(armies);
    await press(line('Équipement des forces'));
    await press(line('Engagement et combat'));
    const detail = await found('list', 'Détail : Engagement et combat');
    const shown = within(detail).getAllByRole('link').length;
    await press(/^8\sautres lignes de moins de 100 millions d’euros, 210\smillions d’euros/);
    expect(within(detail).getAllByRole('link')).toHaveLength(shown + 8);
  });

  it('changes every amount with the lens, and keeps it for the next visit', async () => {
    await visit(`${expenses}#defense`);
    const lens = await screen.findByLabelText('Voir les montants');
    fireEvent.change(lens, { target: { value: 'per-adult' } });
    const perAdult = /^Armées, 1131 € par adulte \(53 millions\)/;
    await found('button', perAdult);
    await visit(`${expenses}#defense`, Object.fromEntries(Object.entries(localStorage)));
    expect(await found('button', perAdult)).toBeTruthy();
  });

  it('[D11] what the Insee found is a part of what the Insee counted', async () => {
    await visit('/explorer');
    const lens = await screen.findByLabelText('Voir les montants');
    fireEvent.change(lens, { target: { value: 'per-thousand' } });
    const deficit = await found('region', 'Déficit public 2025');
    expect(seenIn(deficit)).toContain('constaté par l’Insee 89,0 €');
  });

  it('gives each line its amount, its share and its number of parts, and closes', async () => {
    await visit(`${expenses}#defense`);
    const name = 'Armées, 59,9 milliards d’euros, 97,0 %, 4 postes';
    await press(name);
    await found('list', 'Détail : Armées');
    await press(name);
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Détail : Armées' })).toBeNull());
  });

  it('compares lines of several levels, from the bar', async () => {
    await visit(`${expenses}#defense`);
    await press('Comparer Défense et anciens combattants');
    expect(wordsOf(bar())).toContain('1 élément sélectionné');
    const compare = within(bar()).getByRole('button', { name: 'Comparer' });
    const reason = document.getElementById(compare.getAttribute('aria-describedby') ?? '');
    expect(reason && wordsOf(reason)).toBe('Il en faut au moins 2.');
    await press('Comparer Armées');
    expect(wordsOf(bar())).toContain('2 éléments sélectionnés');
    const way = within(bar()).getByRole('link', { name: 'Comparer' });
    expect(way.getAttribute('href')).toBe('/compare/defense-vs-defense_armees');
    fireEvent.click(within(bar()).getByTitle('Tout désélectionner'));
    expect(screen.queryByRole('region', { name: 'Comparaison' })).toBeNull();
  });

  it('refuses a seventh line to compare, and says so', async () => {
    await visit(expenses);
    await found('link', 'Défense et anciens combattants');
    const buttons = screen.getAllByRole('button', { name: /^Comparer / }).slice(0, 7);
    expect(buttons).toHaveLength(7);
    for (const button of buttons) fireEvent.click(button);
    await waitFor(() => expect(wordsOf(bar())).toContain('6 éléments sélectionnés'));
    await screen.findByText(/^6 éléments au plus se comparent à la fois/);
  });
});
