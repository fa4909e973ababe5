import { fireEvent, screen, within } from '@testing-library/react';
import { personas } from '@nosmilliards/data/personas';
import { formatAmount } from '@nosmilliards/domain/money/format';
import { STORAGE_KEYS } from '@nosmilliards/domain/storage-key';
import { TOTALS_KEY } from '@nosmilliards/domain/totals-key';
import { describe, expect, it, vi } from 'vitest';
import { personaNamed, storedBy } from '../../judge/persona.ts';
import { found, storedCuts, visit, wordsOf } from '../../judge/visit.tsx';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');
const itemsOf = (list: HTMLElement | undefined) =>
  list ? within(list).getAllByRole('listitem').map(wordsOf) : [];
const region = async (name: string) => wordsOf(await screen.findByRole('region', { name }));

describe.each(personas().map((persona) => [persona.nom, persona.attendu] as const))(
  '%s',
  (name, expected) => {
    it('ends with the figures of the rules', async () => {
      await visit('/gamified-completion', storedBy(name));
      const result = await region('Votre résultat');
      expect(result).toContain(plain(expected.phrase));
      expect(result).toContain(
        plain(formatAmount(expected.solde, { form: 'billions', signed: true })),
      );
      expect(result).toContain(expected.statut);
      expect(result).toContain(
        expected.libelle +
          plain(formatAmount(Math.abs(expected.amelioration), { form: 'billions' })),
      );
      expect(result).toContain(`${expected.cartes_votees} / ${expected.cartes}`);
      const signed = (amount: number) =>
        plain(formatAmount(amount, { form: 'billions', signed: true }));
      const account = wordsOf(screen.getByRole('table', { name: 'Du solde de départ au vôtre' }));
      expect(account).toContain(`Dans les limites retenues${signed(expected.dans_les_limites)}`);
      expect(account).toMatch(/Au-delà/);
      expect(account).toContain(signed(expected.au_dela));

      const won = within(screen.getByRole('region', { name: 'Vos succès' }));
      expect(won.queryAllByRole('heading', { level: 3 }).map(wordsOf)).toEqual(
        expected.succes.map(plain),
      );
      const analysis = await region('Analyse financière');
      const { emprunt, interets = 0, dette_finale: debt = 0 } = expected;
      const told =
        emprunt === 0
          ? ['Aucun emprunt nécessaire']
          : [emprunt, interets, debt].map((amount) => plain(formatAmount(amount)));
      for (const words of told) expect(analysis).toContain(words);
      expect(screen.queryAllByRole('link', { name: /^Réduire les impôts avec/ })).toHaveLength(
        expected.solde > 0 ? 1 : 0,
      );
    });

    it('finds them again among the results', async () => {
      await visit('/gamified-completion', storedBy(name));
      fireEvent.click(await screen.findByRole('link', { name: 'Voir le détail des résultats' }));
      await screen.findByRole('heading', { level: 1, name: 'Vos résultats' });
      await screen.findAllByText(/^Effet comptable|^Aucun résultat/);
      const { modifications, cartes_gardees: kept, amelioration, solde } = expected;
      const told =
        modifications === 0
          ? ['Aucun résultat à afficher']
          : [
              `${modifications > 1 ? 'Votes' : 'Vote'}${modifications}`,
              plain(formatAmount(amelioration, { signed: true })),
              plain(formatAmount(solde, { signed: true })),
            ];
      const main = wordsOf(screen.getByRole('main'));
      for (const words of told) expect(main).toContain(words);
      expect(main.includes(`${kept} cartes gardées`)).toBe(kept > 1);
    });
  },
);

it('a game not completed leads back to the game', async () => {
  await visit('/gamified-completion', storedCuts({ ET01: 10 }));
  expect(await found('heading', 'Je fais mon budget')).toBeTruthy();
});

it('the three largest choices are told, the largest first, and no more', async () => {
  await visit('/gamified-completion', storedBy('État minimal'));
  const choices = await screen.findByRole('region', { name: 'Vos trois plus grands choix' });
  const told = itemsOf(within(choices).getByRole('list'));
  expect(told).toHaveLength(3);
  expect(told[0]).toMatch(/^Personnel des collectivités.*supprimé\+76,4 Md€/);
});

it('[E14] removing pensions and hospitals is told as beyond, vote by vote, and wins nothing', async () => {
  await visit('/gamified-completion', storedBy('Sans retraites ni hôpitaux'));
  const result = within(await screen.findByRole('region', { name: 'Votre résultat' }));
  expect(wordsOf(result.getByRole('row', { name: /^Au-delà/ }))).toContain('(5 votes)+350,5 Md€');
  const summary = result.getByText('Voir les votes au-delà');
  const details = summary.closest('details');
  if (!details) throw new Error('Nothing unfolds');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  const votes = itemsOf(within(details).getByRole('list'));
  expect(votes).toHaveLength(5);
  // 70 % of 149,0 Md€.
  expect(votes[0]).toMatch(/^Retraites de base.*Supprimé\+104,3 Md€/);
  expect(await region('Vos succès')).toContain('Aucun succès');
});

it('[G28] what was told to matter is set beside what the votes do to it', async () => {
  const stored = storedBy('Fin des niches');
  const game: object = JSON.parse(stored[STORAGE_KEYS.game] ?? '{}');
  await visit('/gamified-completion', {
    ...stored,
    [STORAGE_KEYS.game]: JSON.stringify({ ...game, priorities: ['sante', 'niches'] }),
  });
  const mirror = await region('Le miroir de vos priorités');
  expect(mirror).toContain('« Santé » était dans vos priorités : inchangé');
  expect(mirror).toContain('« Niches fiscales » était dans vos priorités : −91,8 Md€');
});

it('without priorities, domains are shown all the same', async () => {
  await visit('/gamified-completion', storedBy('Fin des niches'));
  expect(await region('Par domaine')).toContain('Niches fiscales−91,8 Md€');
});

it('[G30] says on how many cards the law went the same way', async () => {
  await visit('/gamified-completion', storedBy('Tout augmenter au maximum'));
  const law = await region('Face à la loi');
  expect(law).toMatch(
    /^Face à la loi\d+ des cartes que vous avez votées ont un chiffre comparable/,
  );
  expect(law).toMatch(/Sur \d+ d’entre elles, vous allez dans le même sens\./);
});

it('[G26] cards answered « Je ne sais pas » are counted, and one can go back to each', async () => {
  await visit('/gamified-completion', storedBy('Sans avis'));
  const left = within(await screen.findByRole('region', { name: 'Ce que vous n’avez pas voté' }));
  const unsure = personaNamed('Sans avis').attendu.sans_avis;
  expect(left.getByText(/Je ne sais pas/).textContent).toContain(`Sur ${unsure} cartes`);
  const links = left.getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toContain(
    '/je-fais-mon-budget?carte=ET01',
  );
});

it('what was not voted is told, with its amount', async () => {
  await visit('/gamified-completion', storedBy('Dernière carte seulement'));
  const left = await region('Ce que vous n’avez pas voté');
  // All the cards but the last: 1 521 702 − 1 558 M€.
  expect(left).toContain('63 cartes restent sans vote');
  expect(left).toContain('1 520,1 Md€');
});

describe('the common totals', () => {
  // As it is read: every space is plain.
  const summary = 'Ajouter mes choix aux totaux ?';

  it('are asked nothing before the question is opened, and the box is never ticked', async () => {
    const challenge = { edition: 2025, cards: 76, slot: 1, seed: 'AAAAAAAAAAA', bits: 0 };
    const asked = vi.fn<typeof fetch>(async () => Response.json(challenge));
    vi.stubGlobal('fetch', asked);
    await visit('/gamified-completion', storedBy('Fin des niches'));
    const details = (await screen.findByText(summary)).closest('details');
    if (!details) throw new Error('Nothing unfolds');
    expect(asked).not.toHaveBeenCalled();
    details.open = true;
    fireEvent(details, new Event('toggle'));
    const box = await screen.findByRole('checkbox', { name: /^J’accepte/ });
    expect(box).toHaveProperty('checked', false);
    expect(asked.mock.calls.map(([address]) => address)).toEqual(['/api/v1/challenge']);
    const add = screen.getByRole('button', { name: 'Ajouter mes choix aux totaux' });
    expect(add.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(add);
    expect(asked).toHaveBeenCalledOnce();
    expect(localStorage.getItem(TOTALS_KEY)).toBeNull();
    vi.unstubAllGlobals();
  });

  it('that do not answer are told to whoever opens the question, and nobody else', async () => {
    vi.stubGlobal('fetch', async () => new Response('<h1>404</h1>', { status: 404 }));
    await visit('/gamified-completion', storedBy('Fin des niches'));
    const details = (await screen.findByText(summary)).closest('details');
    if (!details) throw new Error('Nothing unfolds');
    details.open = true;
    fireEvent(details, new Event('toggle'));
    expect(
      await screen.findAllByText('Les totaux communs ne répondent pas. Rien n’est envoyé.'),
    ).toHaveLength(2);
    expect(screen.queryByRole('checkbox', { name: /^J’accepte/ })).toBeNull();
    vi.unstubAllGlobals();
  });
});
