import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { factsOf, found, itemsOf, press, storedCuts, visit, wordsOf } from '#testing/visit.tsx';

const expenses = '/explorer?tab=expenses';

const impact = () => screen.findByRole('region', { name: 'Impact de vos votes' });
const bar = () => screen.getByRole('region', { name: 'Comparaison' });
/** The effect shown in the open vote panel. */
const effect = () => factsOf(document.querySelector('main form') ?? document.body);
const line = (title: string) => new RegExp(`^${title}, .*postes?$`);

async function cut(title: string) {
  await press(`Voter : ${title}`);
  await press('Réduire');
  await press('Valider');
}

const largest = (name: string) =>
  itemsOf(within(screen.getByRole('region', { name })).getByRole('list'));

describe('the overview', () => {
  it('gives three figures, then the three largest categories of each side', async () => {
    await visit('/explorer');
    await screen.findByRole('heading', { level: 1 });
    for (const [name, amount] of [
      ['Dépenses nettes', '1 734,2 Md€'],
      ['Recettes nettes', '1 579,2 Md€'],
      ['Déficit budgétaire France 2025', '155,0 Md€'],
    ] as const) {
      expect(wordsOf(screen.getByRole('region', { name }))).toContain(amount);
    }
    expect(largest('Les 3 premières dépenses')).toEqual([
      'Santé, retraites et solidarité893,4 Md€51,5 %',
      'Dépenses des collectivités locales329,4 Md€19,0 %',
      'Économie, finances, Europe et fonctions générales138,2 Md€8,0 %',
    ]);
    expect(largest('Les 3 premières recettes')).toEqual([
      'Cotisations et contributions sociales790,3 Md€50,0 %',
      'Impôts et recettes de l’État et des organismes centraux399,2 Md€25,3 %',
      'Recettes propres des collectivités229,3 Md€14,5 %',
    ]);
  });

  it('leads to a category, opened', async () => {
    await visit('/explorer');
    fireEvent.click(await found('link', 'Dépenses des collectivités locales'));
    const category = await found('button', line('Dépenses des collectivités locales'));
    await waitFor(() => expect(category.getAttribute('aria-expanded')).toBe('true'));
    await waitFor(() => expect(document.activeElement).toBe(category));
  });

  it('is what an unknown tab shows', async () => {
    await visit('/explorer?tab=inconnu');
    const tab = await screen.findByRole('tab', { name: 'Vue d’ensemble' });
    expect(tab.getAttribute('aria-selected')).toBe('true');
  });
});

describe('the revenues', () => {
  it('keep niches outside the total, and technical lines last', async () => {
    const { container } = await visit('/explorer?tab=revenues');
    await screen.findByRole('button', { name: /^Niches fiscales.*hors total/ });
    expect(wordsOf(container)).toContain('ils n’entrent pas dans le total des recettes');
    const cards = screen.getAllByRole('heading', { level: 3 }).map(wordsOf);
    expect(cards.at(-1)).toContain('Lignes techniques');
  });
});

describe('a vote', () => {
  it('on an expense is a saving or a cost', async () => {
    await visit(`${expenses}#defense`);
    await press('Voter : Armées');
    await press('Réduire');
    expect(effect()).toEqual({
      'Nouveau montant': '54,0 Md€au lieu de 59,9 Md€',
      Économie: '6,0 Md€113 € par adulte et par an',
    });
    await press('Augmenter');
    expect(effect()).toEqual({
      'Nouveau montant': '65,9 Md€au lieu de 59,9 Md€',
      'Coût supplémentaire': '6,0 Md€113 € par adulte et par an',
    });
  });

  it('on a revenue is a gain or a loss', async () => {
    await visit('/explorer?tab=revenues');
    await press('Voter : Taxes des opérateurs');
    await press('Augmenter');
    expect(effect()).toMatchObject({ Gain: expect.stringMatching(/^2,1 Md€/) });
    await press('Supprimer');
    expect(effect()).toMatchObject({ 'Manque à gagner': expect.stringMatching(/^21,1 Md€/) });
  });

  it('moves the impact bar, is withdrawn, and comes back', async () => {
    await visit(expenses);
    await press(line('Défense'));
    await press('Voter : Armées');
    await press('Réduire');
    await press(/^25\s%$/);
    await press('Valider');
    expect(factsOf(await impact())).toMatchObject({
      Déficit: '140,0 Md€',
      Impact: '+15,0 Md€',
    });
    await screen.findByText(/Baisse de 25 %/);

    await press('Retirer le vote : Armées');
    const vote = await found('button', 'Voter : Armées');
    await waitFor(() => expect(document.activeElement).toBe(vote));
    expect(screen.queryByRole('region', { name: 'Impact de vos votes' })).toBeNull();
    await press('Annuler');
    expect(wordsOf(await impact())).toContain('140,0 Md€');
  });

  it('that covers another replaces it, says so, and can be undone', async () => {
    const { container } = await visit(expenses, storedCuts({ defense_armees: 10 }));
    expect(wordsOf(await impact())).toContain('149,0 Md€');
    await press('Voter : Défense');
    await press('Augmenter');
    fireEvent.change(await screen.findByRole('spinbutton'), { target: { value: '50' } });
    await press('Valider');
    expect(wordsOf(await impact())).toContain('185,9 Md€');
    expect(wordsOf(container)).toContain(
      'Le vote sur « Défense » remplace votre vote sur « Armées »',
    );
    await press('Annuler');
    expect(wordsOf(await impact())).toContain('149,0 Md€');
  });

  it('is not undone by an old message', async () => {
    await visit(expenses, storedCuts({ defense_armees: 10 }));
    await cut('Défense');
    await cut('Sécurité civile');
    expect(wordsOf(await impact())).toContain('Votes2');
    await press('Annuler');
    await screen.findByText('Vous avez voté depuis : rien n’a été annulé.');
    expect(wordsOf(await impact())).toContain('Votes2');
  });

  it('on a line that hands money on counts what it weighs in the total', async () => {
    await visit(expenses);
    await press('Voter : Opérateurs de l’État');
    await press('Supprimer');
    await press('Valider');
    expect(wordsOf(await impact())).toContain('+42,1 Md€');
  });
});

describe('the list', () => {
  it('folds small lines with their count', async () => {
    await visit(`${expenses}#defense`);
    await press(line('Armées'));
    await press(line('Équipement des forces'));
    await press(line('Engagement et combat'));
    const detail = await found('list', 'Détail : Engagement et combat');
    const shown = within(detail).getAllByRole('link').length;
    await press(/^8\sautres lignes de moins de 100 millions d’euros, 210\smillions d’euros/);
    expect(within(detail).getAllByRole('link')).toHaveLength(shown + 8);
  });

  it('changes every amount with the lens, and keeps it for the next visit', async () => {
    await visit(expenses);
    const lens = await screen.findByLabelText('Voir les montants');
    fireEvent.change(lens, { target: { value: 'per-adult' } });
    const perAdult = /^Défense, 1166 € par adulte \(53 millions\)/;
    await found('button', perAdult);
    await visit(expenses, Object.fromEntries(Object.entries(localStorage)));
    expect(await found('button', perAdult)).toBeTruthy();
  });

  it('gives each line its amount, its share and its number of parts', async () => {
    await visit(`${expenses}#defense`);
    await found('button', 'Défense, 61,8 milliards d’euros, 3,6 %, 2 postes');
    expect(await found('button', 'Armées, 59,9 milliards d’euros, 97,0 %, 4 postes')).toBeTruthy();
  });

  it('compares lines of several levels, from the bar', async () => {
    await visit(`${expenses}#defense`);
    await press('Comparer Défense');
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
    await screen.findByRole('heading', { level: 1 });
    for (let chosen = 0; chosen < 7; chosen += 1) {
      fireEvent.click(screen.getAllByRole('button', { name: /^Comparer / })[0] ?? bar());
    }
    expect(wordsOf(bar())).toContain('6 éléments sélectionnés');
    await screen.findByText(/^6 éléments au plus se comparent à la fois/);
  });
});
