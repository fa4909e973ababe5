import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readPieces } from '#dataset/read.server.ts';
import { found, visit, wordsOf } from '#testing/visit.tsx';

const answerTo = (id: string) => {
  const details = document.getElementById(id);
  if (!(details instanceof HTMLDetailsElement)) throw new Error(`No question ${id}`);
  return details;
};

it('says in one minute what is counted and what the figures are worth, then folds the rest', async () => {
  await visit('/methodologie');
  const minute = (await found('heading', 'En une minute')).parentElement ?? document.body;
  expect(wordsOf(minute)).toMatch(
    /Tout le budget public de 2025.*officiel 80,0 %, calculé 14,6 %, estimé 5,2 %/,
  );
  expect(document.querySelectorAll('main details[open]')).toHaveLength(0);
});

it('lists the pieces to read again, among them any that says so', async () => {
  await visit('/methodologie#controles');
  await found('heading', 'En une minute');
  const listed = within(answerTo('controles'))
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'));
  const quoted = readPieces().pieces.filter(({ note }) => /relire/i.test(note));
  expect(quoted).not.toEqual([]);
  for (const { page } of quoted) expect(listed).toContain(`/piece/${page}`);
  const words = wordsOf(answerTo('controles'));
  expect(words).toMatch(/\d+ pièces restent à relire à la source/);
  expect(words).not.toContain('aucune source n’est à relire');
});

it('adds up what the consolidation removes, line by line', async () => {
  await visit('/methodologie');
  await found('heading', 'En une minute');
  const words = wordsOf(answerTo('consolidation'));
  expect(words).toContain('Sur « Subventions de l’État aux opérateurs (transfert) »57 852,0 M€');
  expect(words).toContain('Différence233 611,3 M€');
});

// Anchors that this site and others use; those of « Ma part » were on a page of their own.
const ANCHORS =
  'perimetre nature consolidation deficits comptes retenus ecarts cartes limites-retenues paquets par-personne face-a-la-loi a-plusieurs comparaisons limites neutralite controles sources calcul ou-ca-va confiance doutes taux';

it('every anchor of the former pages is a question', async () => {
  await visit('/methodologie');
  await found('heading', 'En une minute');
  for (const id of ANCHORS.split(' ')) expect(answerTo(id).open).toBe(false);
});

it('an address that ends with an anchor opens this answer, and no other', async () => {
  await visit('/methodologie#taux');
  await found('heading', 'En une minute');
  await waitFor(
    () => {
      const open = [...document.querySelectorAll('main details[open]')];
      expect(open.map(({ id }) => id)).toEqual(['taux']);
    },
    { timeout: 4000 },
  );
});

it('a link followed inside the site opens the answer and focuses its question', async () => {
  await visit('/donnees#ouvrir');
  await waitFor(() => expect(answerTo('ouvrir').open).toBe(true));
  fireEvent.click(screen.getByRole('link', { name: 'consolidation' }));
  await found('heading', 'En une minute');
  await waitFor(() =>
    expect(document.activeElement).toBe(answerTo('consolidation').querySelector('summary')),
  );
  expect(answerTo('consolidation').open).toBe(true);
});

it('gives every rate of « Ma part » with its text, and every doubt', async () => {
  await visit('/methodologie');
  await found('heading', 'Ma part');
  const rates = answerTo('taux');
  expect(wordsOf(rates)).toMatch(/101 valeurs, relevées le 17 novembre 2026/);
  expect(within(rates).getAllByRole('listitem', { hidden: true })).toHaveLength(101);
  const links = within(rates).getAllByRole('link', { hidden: true });
  expect(links.length).toBeGreaterThan(85);
  for (const link of links) expect(link.getAttribute('href')).toMatch(/^https?:\/\//);
  for (const doubt of ['Partage de la CSG', 'Dette sociale', 'Pensions de l’État']) {
    screen.getByText(doubt, { selector: 'dt' });
  }
});

it('says whose words the messages and achievements of the game are', async () => {
  await visit('/methodologie');
  expect(await screen.findByText(/noms des succès sont ceux du cahier des charges/)).toBeTruthy();
});

it('leads from a line to « Ma part »', async () => {
  await visit('/ligne/defense_armees');
  expect((await found('link', /^Dans ma part/)).getAttribute('href')).toBe('/ma-part');
});

it.each(['fiscalite_etat_tva', 'technique_ecart_insee', 'defense_armees_p146'])(
  'does not lead there from %s',
  async (id) => {
    await visit(`/ligne/${id}`);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: /^Dans ma part/ })).toBeNull();
  },
);
