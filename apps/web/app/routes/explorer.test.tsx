import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { found, press, storedCuts, visit, wordsOf } from '../../judge/visit.tsx';

const expenses = '/explorer?tab=expenses';

const impact = () => screen.findByRole('region', { name: 'Impact de vos votes' });
const bar = () => screen.getByRole('region', { name: 'Comparaison' });
const line = (title: string) => new RegExp(`^${title}, .*postes?$`);

async function cut(title: string) {
  await press(`Voter : ${title}`);
  await press('Réduire');
  await press('Valider');
}

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
    const top = screen.getByRole('region', { name: 'Les 3 premières dépenses' });
    expect(within(top).getAllByRole('link').map(wordsOf)).toEqual([
      'Santé, retraites et solidarité',
      'Dépenses des collectivités locales',
      'Économie, finances, Europe et fonctions générales',
    ]);
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
  it('moves the impact bar, is withdrawn, and comes back', async () => {
    await visit(expenses);
    await press(line('Défense'));
    await press('Voter : Armées');
    await press('Réduire');
    await press(/^25\s%$/);
    await press('Valider');
    expect(wordsOf(await impact())).toContain('140,0 Md€');

    await press('Retirer le vote : Armées');
    await found('button', 'Voter : Armées');
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

  it('changes every amount with the lens', async () => {
    const { container } = await visit(expenses);
    const lens = await screen.findByLabelText('Voir les montants');
    fireEvent.change(lens, { target: { value: 'per-adult' } });
    expect(wordsOf(container)).toContain('1 166 €');
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
