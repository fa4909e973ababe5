import { expect, it } from 'vitest';
import { found, visit } from '#testing/visit.tsx';

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
