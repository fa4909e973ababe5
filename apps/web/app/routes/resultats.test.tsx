import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { storedBy } from '#testing/persona.ts';
import { factsOf, found, press, seenIn, storedCuts, visit, wordsOf } from '#testing/visit.tsx';

const brief = () => screen.findByRole('region', { name: 'En bref' });
const votes = () => screen.findByRole('region', { name: 'Le registre' });

async function change(title: RegExp) {
  fireEvent.click(await screen.findByRole('button', { name: title }));
  return screen.findByRole('dialog');
}

/** Presses « Annuler » in the last message. */
function undo() {
  const messages = screen.getAllByRole('status').map((status) => within(status));
  const offers = messages.flatMap((one) => one.queryAllByRole('button', { name: 'Annuler' }));
  fireEvent.click(offers.at(-1) ?? document.body);
}

it('empty, they say how to begin', async () => {
  await visit('/resultats');
  await screen.findByRole('heading', { level: 2, name: 'Aucun résultat à afficher' });
  screen.getByText('Vous devez d’abord voter pour voir vos résultats.');
  fireEvent.click(screen.getByRole('link', { name: 'Commencer à voter' }));
  expect(await found('heading', 'Je fais mon budget')).toBeTruthy();
});

describe('every figure stands beside its own name', () => {
  it.each([
    {
      name: 'État minimal',
      facts: {
        Changements: '49 / et 15 cartes gardées',
        'Impact sur le budget': '+766,3 Md€ / 442 carrés',
        'Solde final': '+611,3 Md€ / Solde au-dessus du départ, −155,0 Md€',
      },
      surplus: 1,
    },
    {
      name: 'Tout augmenter au maximum',
      facts: {
        Changements: '49 / et 15 cartes gardées',
        'Impact sur le budget': '−1 167,4 Md€ / 673 carrés',
        'Déficit final': '−1 322,4 Md€ / Solde au-dessous du départ, −155,0 Md€',
      },
      surplus: 0,
    },
    {
      name: 'Sans retraites ni hôpitaux',
      facts: {
        Changements: '5',
        'Impact sur le budget': '+500,7 Md€ / 289 carrés',
        'Solde final': '+345,7 Md€ / Solde au-dessus du départ, −155,0 Md€',
      },
      surplus: 1,
    },
  ])('for $name', async ({ name, facts, surplus }) => {
    await visit('/resultats', storedBy(name));
    expect(factsOf(await brief())).toEqual(facts);
    // « Au-delà » is told at the end of the game, and nowhere else.
    expect(wordsOf(screen.getByRole('main'))).not.toContain('Au-delà');
    expect(screen.queryAllByRole('link', { name: 'Répartir l’excédent' })).toHaveLength(surplus);
  });

  it('for each vote, the largest effect first, and for all of them', async () => {
    await visit('/resultats', storedBy('Équilibre exact'));
    const [first, ...others] = within(await votes()).getAllByRole('listitem');
    expect(others).toHaveLength(11);
    expect(first && seenIn(first)).toMatch(
      /^Retraites de base.*Baisse de 18 %149,0 → 122,2 Md€Effet sur le solde : \+26,8 Md€/,
    );
    expect(wordsOf(await votes())).toContain('Ensemble +155,0 Md€');
    // Nothing is left to spread at zero.
    expect(screen.queryByRole('link', { name: 'Répartir l’excédent' })).toBeNull();
    const source = await found('link', /^Retraites de base/);
    expect(source.getAttribute('href')).toBe('/carte/SS01');
  });

  it.each(['Équilibre exact', 'Treize décisions'])(
    '[F15] « %s »: each row adds up as it is read, in one unit',
    async (name) => {
      await visit('/resultats', storedBy(name));
      const rows = within(await votes()).getAllByRole('listitem', { hidden: true });
      const read = rows.map((row) => {
        const [, before = '', after = '', unit, effect = '', its] =
          /([\d ,]+) → ([\d ,]+) (Md?€)Effet sur le solde : [+−]([\d ,]+) (Md?€)/.exec(
            seenIn(row),
          ) ?? [];
        const [from, to, by] = [before, after, effect].map((text) =>
          Math.round(Number(text.replaceAll(' ', '').replace(',', '.')) * 10),
        );
        return { unit, its, gap: Math.abs(Number(to) - Number(from)) - Number(by) };
      });
      const [{ unit } = { unit: '' }] = read;
      expect(read).toEqual(read.map(() => ({ unit, its: unit, gap: 0 })));
      expect(unit).toMatch(/^Md?€$/);
    },
  );

  it('for one vote that costs', async () => {
    const stored = { type: 'increase', value: 10, timestamp: 1 };
    await visit('/resultats', {
      simpleBudgetState: JSON.stringify({ votes: { defense_armees: stored } }),
    });
    expect(factsOf(await brief())).toEqual({
      Changement: '1',
      'Impact sur le budget': '−6,0 Md€ / 3 carrés',
      'Déficit final': '−161,0 Md€ / Solde au-dessous du départ, −155,0 Md€',
    });
  });
});

it('a long list of votes is folded, and unfolds at the first hidden vote', async () => {
  await visit('/resultats', storedBy('État minimal'));
  const shown = async () => within(await votes()).getAllByRole('button', { name: /^Modifier/ });
  expect(await shown()).toHaveLength(12);
  await press('Voir les 37 autres votes');
  expect(await shown()).toHaveLength(49);
  const headings = within(await votes()).getAllByRole('heading', { level: 3 });
  expect(document.activeElement).toBe(headings[12]);
});

it('the results are shared in words', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await visit('/resultats', storedBy('État minimal'));
  await press('Montrer mon budget');
  await press('Partager mes résultats');
  await waitFor(() => expect(writeText).toHaveBeenCalledOnce());
  expect(writeText.mock.lastCall?.[0]).toMatch(
    /\nUn excédent de 611,3\sMd€ remplacerait le déficit de 155\sMd€\./,
  );
  vi.restoreAllMocks();
});

describe('a vote changed', () => {
  it('stays within the limits of its card, is counted at once, and can be undone', async () => {
    await visit('/resultats', storedBy('Équilibre exact'));
    const dialog = await change(/^Modifier le vote\s: Investissement des collectivités/);
    const field = await within(dialog).findByRole('spinbutton');
    expect(field.getAttribute('max')).toBe('30');
    fireEvent.change(field, { target: { value: '10' } });
    expect(factsOf(dialog)).toMatchObject({
      'Nouveau montant': '58,5 Md€au lieu de 65,0 Md€',
      'Dépenses en moins': '6,5 Md€123 € par adulte et par an',
    });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Valider' }));
    expect(factsOf(await brief())['Déficit final']).toContain('−3,2 Md€');
    undo();
    await waitFor(async () => expect(factsOf(await brief())['Solde final']).toContain('0,0 Md€'));
  });

  it('from a large rise to a cut stops at the largest cut of its card', async () => {
    await visit('/resultats', storedBy('Stockage corrompu'));
    const dialog = await change(/^Modifier le vote\s: Défense/);
    fireEvent.click(await within(dialog).findByRole('button', { name: 'Augmenter' }));
    fireEvent.change(within(dialog).getByRole('spinbutton'), { target: { value: '60' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Réduire' }));
    // 30 % of 60,9 Md€.
    expect(factsOf(dialog)).toMatchObject({
      'Nouveau montant': '42,6 Md€au lieu de 60,9 Md€',
      'Dépenses en moins': expect.stringMatching(/^18,3 Md€/),
    });
  });

  it('past the limit of its card says so', async () => {
    await visit('/resultats', storedBy('Stockage corrompu'));
    const dialog = await change(/^Modifier le vote\s: Défense/);
    fireEvent.click(await within(dialog).findByRole('button', { name: 'Supprimer' }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Valider' }));
    const asked = await found('dialog', /^Supprimer : Défense/);
    expect(seenIn(asked)).toContain(
      'La plus forte baisse retenue pour cette ligne est de 30 %. La supprimer va au-delà. En tout, 60,9 Md€ de dépenses en moins.',
    );
    await press('Confirmer la suppression');
    await screen.findByText(/^Vote modifié : Défense, suppression\.$/);
  });

  it('cannot raise a niche; « Garder » takes it out of the list', async () => {
    await visit('/resultats', storedBy('Stockage corrompu'));
    const dialog = await change(/^Modifier le vote\s: Niche fiscale «\sCrédit d’impôt/);
    const raise = await within(dialog).findByRole('button', { name: /^Augmenter/ });
    expect(raise.getAttribute('aria-disabled')).toBe('true');
    expect(wordsOf(raise)).toContain('pas pour une niche');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Garder' }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Valider' }));
    await waitFor(async () =>
      expect(factsOf(await brief())['Changement']).toBe('1 / et 1 carte gardée'),
    );
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Défense' }));
  });
});

it('withdrawn one by one, the votes come back when undone', async () => {
  await visit('/resultats', storedBy('Stockage corrompu'));
  await press(/^Retirer le vote\s: Niche fiscale «\sCrédit d’impôt/);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Défense' }));
  await press(/^Retirer le vote\s: Défense/);
  const none = await screen.findByRole('heading', { name: 'Aucun résultat à afficher' });
  expect(document.activeElement).toBe(none);
  undo();
  await screen.findByRole('heading', { name: 'Défense' });
});

it('a decision on a group is one row, changed and withdrawn whole', async () => {
  await visit('/resultats', storedBy('Treize décisions'));
  expect(factsOf(await brief())).toMatchObject({
    'Décision changée': '1 / et 12 décisions gardées',
  });
  const dialog = await change(/^Modifier le vote\s: Retraites$/);
  fireEvent.change(await within(dialog).findByRole('spinbutton'), { target: { value: '5' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Valider' }));
  const [row] = within(await votes()).getAllByRole('listitem');
  expect(row && seenIn(row)).toMatch(/^RetraitesBaisse de 5 %/);
  await press(/^Retirer le vote\s: Retraites$/);
  // Twelve decisions to keep are left: a result, which takes the focus.
  const kept = await found('heading', /^Vous laissez le déficit à 155 milliards/);
  expect(document.activeElement).toBe(kept);
  undo();
  await screen.findByRole('heading', { name: 'Retraites' });
});

it('a niche and a revenue say what they are', async () => {
  await visit('/resultats', storedBy('Express, puis trois cartes affinées'));
  const rows = within(await votes())
    .getAllByRole('listitem')
    .map(seenIn);
  expect(rows.find((row) => row.startsWith('Niches'))).toContain('Niche fiscale');
  expect(rows.find((row) => row.startsWith('Impôts'))).toContain('Recette');
});

it('a vote on a line of the tree is told, and keeping it withdraws it', async () => {
  await visit('/resultats', storedCuts({ fiscalite_etat_impot_revenu: 50 }));
  expect((await found('link', 'Impôt sur le revenu')).getAttribute('href')).toBe(
    '/ligne/fiscalite_etat_impot_revenu',
  );
  await press(/^Modifier/);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('spinbutton')).toHaveProperty('value', '50');
  fireEvent.click(dialog.getByRole('button', { name: 'Garder' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Valider' }));
  await screen.findByRole('heading', { name: 'Aucun résultat à afficher' });
});
