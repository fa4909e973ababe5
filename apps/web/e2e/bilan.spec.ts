import { formatAmount } from '@nosmilliards/domain/money/format';
import { balanceBy, cardAmountOf } from './built.ts';
import { expect, open, test } from './page.ts';
import { storePersona } from './persona.ts';

const END = '/gamified-completion';
const SURPLUS = '/reduction-impots';

test('the end screen waits for the ballot before it redirects, and says so', async ({ page }) => {
  const read = Promise.withResolvers<void>();
  const html = await (await page.request.get(END)).text();
  await page.route('**/assets/*.js', async (route) => {
    const isLate = !html.includes(new URL(route.request().url()).pathname);
    if (isLate) await read.promise;
    await route.continue();
  });
  await page.goto(END, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre bilan');
  await expect(page.getByText('Lecture de votre partie…')).toBeVisible();
  await expect(page).toHaveURL(END);
  read.resolve();
  await expect(page).toHaveURL('/je-fais-mon-budget');
});

test('a surplus is spread with the keys of a slider, never beyond a tax', async ({ page }) => {
  await storePersona(page, 'État minimal');
  await open(page, SURPLUS);
  const brief = page.getByRole('region', { name: 'Votre excédent' });
  const surplus = balanceBy('État minimal');
  await expect(brief).toContainText(formatAmount(surplus));
  await page.getByText('Choisir parmi 8 prélèvements').click();
  const vat = page.getByRole('slider', { name: /^TVA/ });
  const field = page.getByRole('spinbutton', { name: /^TVA/ });
  await vat.focus();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowRight');
  await expect(field).toHaveValue('10.1');
  await expect(brief).toContainText(formatAmount(surplus - 10_100));
  await field.fill('900');
  await field.press('Tab');
  await expect(field).toHaveValue((cardAmountOf('RE01') / 1000).toFixed(1));
});
