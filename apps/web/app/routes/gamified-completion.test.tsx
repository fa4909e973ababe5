import { fireEvent, screen, within } from '@testing-library/react';
import { personas } from '@nosmilliards/data/personas';
import { formatAmount } from '@nosmilliards/domain/money/format';
import { describe, expect, it } from 'vitest';
import { storedBy } from '../../judge/persona.ts';
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
      expect(result).toContain(`${expected.cartes_votees} / 64`);

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

it('changes are ranked, folded after ten, with their table', async () => {
  await visit('/gamified-completion', storedBy('État minimal'));
  const label = /^Vos changements, du plus grand au plus petit/;
  const [shown, rest] = await screen.findAllByRole('list', { name: label });
  expect(itemsOf(shown)).toHaveLength(10);
  expect(itemsOf(shown)[0]).toMatch(/Personnel des collectivités.*−76,4 Md€/);
  expect(itemsOf(rest)).toHaveLength(39);
  expect(screen.getAllByRole('row')).toHaveLength(50);
});

it('what was not voted is told, with its amount', async () => {
  await visit('/gamified-completion', storedBy('Dernière carte seulement'));
  const left = await region('Ce que vous n’avez pas voté');
  // All the cards but the last: 1 521 702 − 1 558 M€.
  expect(left).toContain('63 cartes restent sans vote');
  expect(left).toContain('1 520,1 Md€');
});
