import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { found, visit } from '#testing/visit.tsx';

it('each file is offered with its SHA-256', async () => {
  await visit('/donnees');
  await found('heading', 'Données');
  const main = screen.getByRole('main');
  const files = [...main.querySelectorAll('a[download]')].map((link) => link.getAttribute('href'));
  expect(files).toHaveLength(35);
  const prints = [...main.querySelectorAll('details dd')].map(({ textContent }) => textContent);
  expect(prints.filter((print) => /^[\da-f]{64}$/.test(print))).toHaveLength(35);
});

it('search engines for data find the dataset and its files', async () => {
  await visit('/donnees');
  await found('heading', 'Données');
  const block = document.querySelector('script[type="application/ld+json"]');
  expect(JSON.parse(block?.textContent ?? '')).toMatchObject({
    '@type': 'Dataset',
    distribution: expect.arrayContaining([
      expect.objectContaining({ encodingFormat: 'text/csv', contentUrl: expect.any(String) }),
    ]),
  });
});
