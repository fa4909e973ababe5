import { createHash } from 'node:crypto';
import { expect, open, test } from './page.ts';

test('every file is served as it says, with the print the page gives', async ({
  page,
  request,
}) => {
  await open(page, '/donnees');
  const links = page.getByRole('main').locator('a[download]');
  const prints = await page
    .locator('details', { hasText: 'Empreintes' })
    .locator('dd')
    .allTextContents();
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses.length).toBe(15);
  for (const [index, address] of addresses.entries()) {
    const response = await request.get(address ?? '');
    expect(response.status(), address ?? '').toBe(200);
    expect(response.headers()['content-type']).toBe(
      address?.endsWith('.csv') ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8',
    );
    const print = createHash('sha256')
      .update(await response.body())
      .digest('hex');
    expect(print).toBe(prints[index]);
  }
});

test('engines that look for data find it', async ({ page }) => {
  await open(page, '/donnees');
  const block = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(block ?? '')).toMatchObject({
    '@type': 'Dataset',
    distribution: expect.arrayContaining([
      expect.objectContaining({ encodingFormat: 'text/csv', contentUrl: expect.any(String) }),
    ]),
  });
});
