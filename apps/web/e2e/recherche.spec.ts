import { formatAmount } from '@nosmilliards/domain/money/format';
import { amountOf } from './built.ts';
import { expect, open, test } from './page.ts';

test('a misspelt line is found and opened with the keyboard alone @every-engine', async ({
  page,
}) => {
  await open(page, '/');
  const button = page.getByRole('banner').getByRole('button', { name: 'Rechercher' });
  await button.focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('combobox', { name: 'Un mot ou un code' });
  await expect(field).toBeFocused();
  await page.keyboard.type('hopitaux publcs');
  const options = page.getByRole('option');
  await expect(options.first()).toContainText('Hôpitaux et cliniques');
  await expect(options.first()).toContainText('Santé, retraites et solidarité');
  await expect(options.first()).toContainText(formatAmount(amountOf('sante_solidarite_hopitaux')));
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/résultats?$/);

  await page.keyboard.press('ArrowDown');
  const marked = await options.first().getAttribute('id');
  await expect(field).toHaveAttribute('aria-activedescendant', marked ?? 'none');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/ligne/sante_solidarite_hopitaux');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('arrows go round, Home and End go to the ends, Escape gives the focus back', async ({
  page,
}) => {
  await open(page, '/a-propos');
  const button = page.getByRole('banner').getByRole('button', { name: 'Rechercher' });
  await button.press('Enter');
  await page.getByRole('combobox').fill('soutien');
  const options = page.getByRole('option');
  await expect(options).toHaveCount(12);
  const selected = page.getByRole('option', { selected: true });
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await expect(options.last()).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(selected).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

  test('results scroll in one list that fits the screen; a judging word offers ways on', async ({
    page,
  }) => {
    await open(page, '/');
    await page.getByRole('banner').getByRole('button', { name: 'Rechercher' }).click();
    const field = page.getByRole('combobox', { name: 'Un mot ou un code' });
    await field.fill('soutien');
    const list = page.getByRole('listbox');
    await expect(page.getByRole('option')).toHaveCount(12);
    await expect(list).toBeInViewport({ ratio: 1 });
    expect(await list.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true);

    await field.fill('gaspillage');
    await expect(page.getByRole('option')).toHaveCount(0);
    await expect(page.getByText('Aucun résultat').first()).toBeVisible();
    await page.getByRole('dialog').getByRole('link', { name: 'Le lexique' }).click();
    await expect(page).toHaveURL('/lexique');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
