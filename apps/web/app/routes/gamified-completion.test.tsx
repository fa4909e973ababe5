import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { personas } from '@nosmilliards/data/personas';
import { formatAmount } from '@nosmilliards/domain/money/format';
import { STORAGE_KEYS } from '@nosmilliards/domain/storage-key';
import { TOTALS_KEY } from '@nosmilliards/domain/totals-key';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { personaNamed, storedBy } from '#testing/persona.ts';
import {
  factsOf,
  found,
  itemsOf,
  press,
  rowsOf,
  seenIn,
  storedCuts,
  unfold,
  visit,
  wordsOf,
} from '#testing/visit.tsx';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');
const regionNamed = (name: string) => screen.findByRole('region', { name });
const region = async (name: string) => wordsOf(await regionNamed(name));
const storedVotes = () => localStorage.getItem(STORAGE_KEYS.ledger);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** « Vos choix, du plus lourd au plus léger ». */
async function changes() {
  return itemsOf(
    within(await screen.findByRole('region', { name: /^(Vos choix, du|Votre seul)/ })).getByRole(
      'list',
    ),
  );
}

describe.each(personas().map((persona) => [persona.nom, persona.attendu] as const))(
  '%s',
  (name, expected) => {
    it('ends with the figures of the rules', async () => {
      await visit('/gamified-completion', storedBy(name));
      const result = await region('Votre résultat');
      expect(result).toContain(plain(expected.phrase));
      const portrait = screen.queryByRole('region', { name: 'En une phrase' });
      expect(portrait ? seenIn(portrait) : '').toContain(
        plain(expected.portrait).replace(/\. (?=Surtout|Un seul)/, '.'),
      );
      expect(result).toContain(expected.statut);
      expect(factsOf(screen.getByRole('region', { name: 'Votre résultat' }))).toMatchObject({
        ...(expected.libelle !== null && {
          [expected.libelle]: plain(
            formatAmount(Math.abs(expected.amelioration), { form: 'billions' }),
          ),
        }),
        'Solde final': plain(formatAmount(expected.solde, { form: 'billions', signed: true })),
      });
      const signed = (amount: number) =>
        plain(formatAmount(amount, { form: 'billions', signed: true }));
      const account = screen.queryByRole('table', { name: 'Du déficit de départ à votre solde' });
      expect(account !== null).toBe(expected.au_dela !== 0);
      const beyond =
        expected.au_dela === 0
          ? []
          : [
              `Dans les limites retenues${signed(expected.dans_les_limites)}`,
              signed(expected.au_dela),
            ];
      for (const words of beyond) expect(account && wordsOf(account)).toContain(words);

      const won = within(screen.getByRole('region', { name: 'Vos succès' }));
      expect(won.queryAllByRole('heading', { level: 3 }).map(wordsOf)).toEqual(
        expected.succes.map(plain),
      );
      const analysis = await region('Ce que devient la dette');
      const { emprunt, interets = 0, dette_finale: debt = 0 } = expected;
      const phrases =
        emprunt === 0
          ? ['Aucun emprunt de plus']
          : [emprunt, interets, debt].map((amount) => plain(formatAmount(amount)));
      for (const words of phrases) expect(analysis).toContain(words);
      expect(screen.queryAllByRole('link', { name: 'Répartir l’excédent' })).toHaveLength(
        expected.solde > 0 ? 1 : 0,
      );
    });

    it('finds them again among the results', async () => {
      await visit('/gamified-completion', storedBy(name));
      fireEvent.click(await screen.findByRole('link', { name: 'Le registre de vos choix' }));
      await screen.findByRole('heading', { level: 1, name: 'Vos résultats' });
      await screen.findAllByText(/^Effet comptable|^Aucun résultat|Garder est un choix/);
      const { modifications, cartes_gardees: kept, amelioration, solde } = expected;
      const phrases =
        modifications === 0
          ? [kept === 0 ? 'Aucun résultat à afficher' : `${plain(expected.phrase)}.`]
          : [
              plain(formatAmount(amelioration, { signed: true })),
              plain(formatAmount(solde, { signed: true })),
            ];
      const main = wordsOf(screen.getByRole('main'));
      for (const words of phrases) expect(main).toContain(words);
      // By decisions where decisions were taken.
      const isCounted =
        main.includes(`${kept} cartes gardées`) ||
        /décisions? (?:et 1 carte )?gardée|toutes gardées/.test(main);
      expect(isCounted).toBe(kept > 1);
    });
  },
);

describe('every figure stands beside its own name', () => {
  it('for a budget that saves', async () => {
    await visit('/gamified-completion', storedBy('Fin des niches'));
    const result = await regionNamed('Votre résultat');
    expect(wordsOf(result)).toContain('64 cartes sur 64, 12 minutes, 4 succès.');
    expect(factsOf(result)).toEqual({
      'Solde amélioré de': '91,8 Md€',
      'Solde final': '−63,2 Md€',
    });
    expect(factsOf(await regionNamed('Ce que devient la dette'))).toEqual({
      'Déficit de départ': '−155,0 Md€',
      'Solde amélioré de': '+91,8 Md€',
      'Résultat : déficit élevé': '−63,2 Md€',
      'Dette (définition) à la fin de 2024': '3 306,1 Md€',
      'Besoin d’emprunt (définition)': '63,2 Md€',
      'Dette finale, à la fin de 2025': '3 369,3 Md€',
      'Intérêts du nouvel emprunt, à 3 % par an (convention)': '1,9 Md€',
    });
    const listed = await changes();
    expect(listed).toHaveLength(6);
    expect(listed.slice(0, 2)).toEqual([
      'Autres niches fiscales suppression, 37,3 → 0 Md€Recettes en plus 37,3 Md€',
      'Niche fiscale « Crédit d’impôt recherche » suppression, 8,1 → 0 Md€Recettes en plus 8,1 Md€',
    ]);
    const poster = within(result).getByRole('figure', { name: 'L’affiche de mon budget' });
    within(poster).getByRole('img', { name: 'En marge, niches fiscales\u00A0: 53 supprimés.' });
    expect(wordsOf(screen.getByRole('main'))).toContain('Partie terminée le 15 novembre 2026');
  });

  it('for a budget that costs: one sign, the effect on the balance', async () => {
    await visit('/gamified-completion', storedBy('Tout augmenter au maximum'));
    const result = await regionNamed('Votre résultat');
    expect(factsOf(result)).toEqual({
      'Coût supplémentaire': '1 167,4 Md€',
      'Solde final': '−1 322,4 Md€',
    });
    expect(factsOf(await regionNamed('Ce que devient la dette'))).toMatchObject({
      'Coût supplémentaire': '−1 167,4 Md€',
      'Résultat : déficit critique': '−1 322,4 Md€',
      'Besoin d’emprunt (définition)': '1 322,4 Md€',
      'Dette finale, à la fin de 2025': '4 628,5 Md€',
    });
    expect((await changes())[0]).toBe(
      'Retraites de base du secteur privé (droits directs) +80 %, 149,0 → 268,2 Md€Dépenses en plus 119,2 Md€',
    );
  });

  it('for a budget with a surplus, in its table by sector too', async () => {
    await visit('/gamified-completion', storedBy('État minimal'));
    const result = await regionNamed('Votre résultat');
    expect(rowsOf(within(result).getByRole('table'))).toEqual([
      ['Départ', '−155,0 Md€'],
      ['Dans les limites retenues', '+324,8 Md€'],
      ['Au-delà (34 votes)', '+441,5 Md€'],
      ['Votre solde', '+611,3 Md€'],
    ]);
    const debt = await region('Ce que devient la dette');
    expect(debt).toContain('Aucun emprunt de plus cette année : il vous reste un excédent');
    expect(debt).not.toContain('Besoin d’emprunt');
    await unfold('Voir le tableau');
    const sectors = await screen.findByRole('table', { name: 'Votre budget, par secteur' });
    expect(rowsOf(sectors)).toEqual([
      ['Secteur', 'Carrés', 'Au départ', 'Changement'],
      ['Sécurité sociale', '484', '839,5 Md€', '0,0 Md€'],
      ['État et opérateurs', '264', '458,2 Md€', '−361,9 Md€'],
      ['Collectivités', '190', '329,4 Md€', '−262,6 Md€'],
      ['Dette de l’État', '31', '54,2 Md€', '−50,0 Md€'],
      ['Lignes techniques', '31', '53,0 Md€', '0,0 Md€'],
      ['Niches fiscales (en marge)', '53', '91,8 Md€', '−91,8 Md€'],
      ['Dépense publique', '1 000', '1 734,2 Md€', '−674,5 Md€'],
    ]);
  });

  it('for decisions on groups: a card is named only where it was refined', async () => {
    await visit('/gamified-completion', storedBy('Express, puis trois cartes affinées'));
    const result = await region('Votre résultat');
    expect(result).toContain('16 décisions sur 16');
    expect(await changes()).toEqual([
      expect.stringMatching(/^Économie, culture, Europe \(5 cartes sur 6\) −41,9 %, /),
      expect.stringMatching(/^Investissement local −30 %, /),
      expect.stringMatching(/^Niches fiscales \(14 cartes sur 15\) −20 %, /),
      'Taxes sur la consommation et le patrimoine +4 %, 340,0 → 353,6 Md€Recettes en plus 13,6 Md€',
      expect.any(String),
      expect.any(String),
    ]);
    expect(wordsOf(screen.getByRole('main'))).not.toContain('Union européenne');
  });

  it('for decisions alone, counted as decisions', async () => {
    await visit('/gamified-completion', storedBy('Treize décisions'));
    expect(await region('Votre résultat')).toContain('13 décisions sur 16, 4 minutes');
    expect(await changes()).toEqual([
      'Retraites −3 %, 391,9 → 380,1 Md€Dépenses en moins 11,8 Md€',
    ]);
  });
});

describe('the film of the budget', () => {
  it('goes frame by frame without motion, in the order of the decisions, and stops', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {} }));
    await visit('/gamified-completion', storedBy('Express, puis trois cartes affinées'));
    await press('Le film de mon budget');
    await screen.findByText(/^Le départ\s: solde −155,0\sMd€$/);
    await press('Image suivante');
    await screen.findByText(/^1\ssur\s\d+ · Retraites\s: −3\s% · solde −143,2\sMd€$/);
    await press('Arrêter le film');
    expect(screen.queryByText(/ · Retraites/)).toBeNull();
  });

  it('plays by itself for ten seconds, then shows the whole budget again', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
    await visit('/gamified-completion', storedBy('Sans retraites ni hôpitaux'));
    await found('button', 'Le film de mon budget');
    vi.useFakeTimers();
    try {
      fireEvent.click(screen.getByRole('button', { name: 'Le film de mon budget' }));
      for (let frame = 0; frame < 6; frame += 1) {
        expect(screen.getByRole('button', { name: 'Arrêter le film' })).toBeTruthy();
        act(() => void vi.advanceTimersByTime(10_000 / 6));
      }
      expect(screen.queryByRole('button', { name: 'Arrêter le film' })).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('sharing', () => {
  const message = [
    'J’ajoute 92\u00A0Md€ de recettes.',
    'Mes plus grands choix\u00A0: autres niches fiscales (suppression), niche fiscale «\u00A0Crédit d’impôt recherche\u00A0» (suppression), niche fiscale «\u00A0Emploi d’un salarié à domicile\u00A0» (suppression).',
    'Le déficit public passerait de 155 à 63,2\u00A0Md€.',
  ];

  it('copies the result and its link where the device has no share sheet, and says so', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await visit('/gamified-completion', storedBy('Fin des niches'));
    await press('Montrer mon budget');
    await press('Partager mes résultats');
    await screen.findByText('Résultats copiés dans le presse-papier !');
    const [copied = ''] = writeText.mock.lastCall ?? [];
    expect(copied.split('\n')).toEqual([
      ...message,
      expect.stringMatching(new RegExp(`^${location.origin}/budget#[\\w-]+$`)),
    ]);
  });

  it('gives them to the share sheet of the device, and says nothing if it is closed', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(() =>
      Promise.reject(new DOMException('closed', 'AbortError')),
    );
    Object.assign(navigator, { share });
    await visit('/gamified-completion', storedBy('Fin des niches'));
    await press('Montrer mon budget');
    await press('Partager mes résultats');
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    expect(share.mock.lastCall?.[0]).toEqual({
      title: 'Nos Milliards\u00A0: mon budget 2025',
      text: message.join('\n'),
      url: expect.stringMatching(new RegExp(`^${location.origin}/budget#[\\w-]+$`)),
    });
    expect(screen.queryByText(/presse-papier|Impossible/)).toBeNull();
    Reflect.deleteProperty(navigator, 'share');
  });
});

it('a new game is asked about first, starts from nothing, and can be undone', async () => {
  await visit('/gamified-completion', storedBy('Fin des niches'));
  const before = storedVotes();
  await press('Recommencer');
  const question = await screen.findByRole('dialog', { name: 'Recommencer la partie\u202F?' });
  fireEvent.click(within(question).getByRole('button', { name: 'Garder ma partie' }));
  expect(storedVotes()).toBe(before);
  await press('Recommencer');
  await press('Recommencer à zéro');
  await found('heading', 'Je fais mon budget');
  expect(storedVotes()).toBeNull();
  await press('Annuler');
  expect(await region('Votre résultat')).toContain('−63,2 Md€');
  expect(storedVotes()).toBe(before);
});

it('a game not completed leads back to the game', async () => {
  await visit('/gamified-completion', storedCuts({ ET01: 10 }));
  expect(await found('heading', 'Je fais mon budget')).toBeTruthy();
});

it('[E14] removing pensions and hospitals is told as beyond, vote by vote, and counts whole', async () => {
  await visit('/gamified-completion', storedBy('Sans retraites ni hôpitaux'));
  const result = within(await screen.findByRole('region', { name: 'Votre résultat' }));
  expect(wordsOf(result.getByRole('row', { name: /^Au-delà/ }))).toContain('(5 votes)+350,5 Md€');
  expect(wordsOf(result.getByRole('row', { name: /^Dans les limites/ }))).toContain('+150,2 Md€');
  expect(await region('Votre résultat')).toMatch(
    /Sur 500,7 Md€.* de changements, 350,5 Md€.* vont au-delà des limites retenues/,
  );
  const details = await unfold('Voir les votes au-delà');
  const votes = itemsOf(within(details).getByRole('list'));
  expect(votes).toHaveLength(5);
  // 70 % of 149,0 Md€.
  expect(votes[0]).toMatch(/^Retraites de base.*Suppression\+104,3 Md€/);
  expect(votes.find((vote) => vote.startsWith('Hôpitaux'))).toContain('+76,2 Md€');
  expect(await region('Vos succès')).toContain('Créateur d’excédent');
});

it('[G28] what was told to matter is set beside what the votes do to it', async () => {
  const stored = storedBy('Fin des niches');
  const game: object = JSON.parse(stored[STORAGE_KEYS.game] ?? '{}');
  await visit('/gamified-completion', {
    ...stored,
    [STORAGE_KEYS.game]: JSON.stringify({ ...game, priorities: ['sante', 'niches'] }),
  });
  const mirror = wordsOf(await unfold('Le miroir de vos priorités'));
  expect(mirror).toContain('« Santé » était dans vos priorités : rien ne change');
  expect(mirror).toContain('« Niches fiscales » était dans vos priorités : 91,8 → 0 Md€');
});

it('[G30] says on how many cards the law went the same way', async () => {
  await visit('/gamified-completion', storedBy('Tout augmenter au maximum'));
  const law = wordsOf(await unfold('Face à la loi de finances 2026'));
  expect(law).toMatch(/\d+ des cartes que vous avez changées ont un chiffre comparable/);
  expect(law).toMatch(/Sur \d+ d’entre elles, vous allez dans le même sens\./);
});

it('[G30] taxes alone are not compared with a law that votes spending', async () => {
  await visit('/gamified-completion', storedBy('Recettes seules'));
  await region('Votre résultat');
  expect(screen.queryByText(/^Face à la loi de finances/)).toBeNull();
});

it('[G26] cards answered « Je ne sais pas » are counted, and one can go back to each', async () => {
  await visit('/gamified-completion', storedBy('Sans avis'));
  const left = within(await unfold(/^\d+ cartes sans avis$/));
  const unsure = personaNamed('Sans avis').attendu.sans_avis;
  expect(wordsOf(left.getByText(/Je ne sais pas/))).toContain(`Sur ${unsure} cartes`);
  fireEvent.click(left.getByRole('link', { name: 'Défense', hidden: true }));
  await found('heading', 'Je fais mon budget');
  await found('heading', 'Défense');
});

it('what was not voted is told as a count: spending and revenue do not add up', async () => {
  await visit('/gamified-completion', storedBy('Dernière carte seulement'));
  const left = wordsOf(await unfold(/^\d+ cartes attendent$/));
  expect(left).toContain('63 cartes');
  expect(left).not.toContain('Md€');
});

it('the budget is sent to somebody as a challenge, its choices hidden', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await visit('/gamified-completion', storedBy('Fin des niches'));
  await press('Défier');
  await press('Envoyer le défi');
  await screen.findByText(/^Lien copié/);
  expect(writeText.mock.lastCall?.[0]).toMatch(/sans voir le mien.*\nhttp.*\/defi#/);
});

it('the poster is printed', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  await visit('/gamified-completion', storedBy('Fin des niches'));
  await press('Imprimer l’affiche');
  expect(print).toHaveBeenCalledOnce();
});

describe('the common totals', () => {
  // With plain spaces, as the queries normalise no-break ones.
  const summary = 'Ajouter mes choix aux totaux ?';

  it('are asked nothing before the question is opened, and the box is never ticked', async () => {
    const slot = { edition: 2025, cards: 76, slot: 1 };
    const asked = vi.fn<typeof fetch>(async () => Response.json(slot));
    vi.stubGlobal('fetch', asked);
    await visit('/gamified-completion', storedBy('Fin des niches'));
    await screen.findByText(summary);
    expect(asked).not.toHaveBeenCalled();
    await unfold(summary);
    const box = await screen.findByRole('checkbox', { name: /^J’accepte/ });
    expect(box).toHaveProperty('checked', false);
    expect(asked.mock.calls.map(([address]) => address)).toEqual(['/api/v1/slot']);
    const add = screen.getByRole('button', { name: 'Ajouter mes choix aux totaux' });
    expect(add.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(add);
    expect(asked).toHaveBeenCalledOnce();
    expect(localStorage.getItem(TOTALS_KEY)).toBeNull();
  });

  it('that do not answer are told to whoever opens the question, and nobody else', async () => {
    vi.stubGlobal('fetch', async () => new Response('<h1>404</h1>', { status: 404 }));
    await visit('/gamified-completion', storedBy('Fin des niches'));
    await unfold(summary);
    expect(
      await screen.findAllByText('Les totaux communs ne répondent pas. Rien n’est envoyé.'),
    ).toHaveLength(2);
    expect(screen.queryByRole('checkbox', { name: /^J’accepte/ })).toBeNull();
  });
});
