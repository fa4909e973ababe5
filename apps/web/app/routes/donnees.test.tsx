import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readPieces } from '#dataset/read.server.ts';
import { found, visit } from '#testing/visit.tsx';

it('search engines for data find the dataset and its files', async () => {
  await visit('/donnees');
  await found('heading', 'Données et sources : vérifier un chiffre');
  const block = document.querySelector('script[type="application/ld+json"]');
  expect(JSON.parse(block?.textContent ?? '')).toMatchObject({
    '@type': 'Dataset',
    distribution: expect.arrayContaining([
      expect.objectContaining({ encodingFormat: 'text/csv', contentUrl: expect.any(String) }),
    ]),
  });
});

it('finds a document by its words, and opens its shelf', async () => {
  await visit('/donnees');
  const documents = (await found('heading', 'Les documents')).parentElement ?? document.body;
  const open = () => [...documents.querySelectorAll('details[open]')].map(titleOf);
  expect(documents.querySelectorAll('details[open]')).toHaveLength(0);
  const field = within(documents).getByRole('textbox', { name: 'Chercher un document' });
  fireEvent.change(field, { target: { value: 'tabagisme BAROMETRE' } });
  expect(open()).toEqual(['Sécurité sociale, retraites, école, emploi (1)']);
  expect(within(documents).getByRole('link').getAttribute('href')).toBe('/piece/spf_tabac_2024');
  fireEvent.change(field, { target: { value: 'inconnu' } });
  expect(open()).toEqual([]);
  expect(documents.textContent).toContain('Aucun document ne contient ces mots.');
  fireEvent.change(field, { target: { value: '' } });
  expect(documents.querySelectorAll('details').length).toBeGreaterThan(5);
  screen.getByRole('link', { name: 'à télécharger' });
});

it('every extract of a document has its link', async () => {
  await visit('/donnees');
  await found('heading', 'Les documents');
  const links = [...document.querySelectorAll('main a[href^="/piece/"]')];
  const addresses = new Set(links.map((link) => link.getAttribute('href')));
  for (const { page } of readPieces().pieces) expect(addresses).toContain(`/piece/${page}`);
});

function titleOf(details: Element) {
  return details.querySelector('summary')?.textContent;
}
