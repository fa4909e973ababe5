import type { Locator, Page } from '@playwright/test';
import { expect, expectNoAxeViolation, expectNoSidewaysScroll, open, test } from './page.ts';

/** The same journeys by keyboard on a desktop and by finger on a phone, each in its theme. */
const devices = {
  desktop: {
    hand: 'keyboard',
    tags: [],
    press: (target: Locator) => target.press('Enter'),
    use: { viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  },
  phone: {
    hand: 'finger',
    tags: ['@nightly'],
    press: (target: Locator) => target.tap(),
    use: {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      colorScheme: 'dark',
    },
  },
} as const;

const line = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^${title}, .*postes?$`) });
const impact = (page: Page) => page.getByRole('region', { name: 'Impact de vos votes' });
const effect = (page: Page) => page.getByRole('main').locator('form dl');
const bar = (page: Page) => page.getByRole('region', { name: 'Comparaison' });

for (const [device, { hand, tags, press, use }] of Object.entries(devices)) {
  test.describe(device, () => {
    test.use(use);

    test.describe(hand, () => {
      test(
        'from the tab to the fifth level @every-engine',
        { tag: [...tags] },
        async ({ page }) => {
          await open(page, '/explorer');
          await page.getByRole('tab', { name: 'Dépenses' }).click();
          await expect(page).toHaveURL('/explorer?tab=expenses');
          for (const title of [
            'Défense',
            'Armées',
            'Équipement des forces',
            'Engagement et combat',
          ]) {
            const node = line(page, title);
            await expect(node).toHaveAttribute('aria-expanded', 'false');
            await press(node);
            await expect(node).toHaveAttribute('aria-expanded', 'true');
          }
          await expect(line(page, 'Armées')).toHaveAccessibleName(
            /^Armées, 59,9\smilliards d’euros, 97,0\s%, 4\spostes$/,
          );
          const rafale = page.getByRole('link', { name: 'Frapper à distance - RAFALE' });
          await expect(rafale).toHaveAttribute('href', /^\/ligne\/defense_armees_p146_/);
          const levels = await page
            .locator('main :is(h1, h2, h3, h4, h5, h6)')
            .evaluateAll((all) => all.map((heading) => Number(heading.tagName[1])));
          levels.forEach((level, index) =>
            expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1),
          );
          expect(Math.max(...levels)).toBe(6);

          await press(line(page, 'Défense'));
          await expect(rafale).toHaveCount(0);
          await expect(line(page, 'Défense')).toBeFocused();
        },
      );

      test('a vote moves the impact bar, and can be taken back @every-engine', async ({ page }) => {
        await open(page, '/explorer?tab=expenses');
        await press(line(page, 'Défense'));
        await press(page.getByRole('button', { name: 'Voter : Armées' }));
        await press(page.getByRole('button', { name: 'Réduire' }));
        await expect(effect(page)).toContainText(/Économie6,0\sMd€/);
        await press(page.getByRole('button', { name: /^25\s%$/ }));
        await expect(effect(page)).toContainText(/Économie15,0\sMd€/);
        await press(page.getByRole('button', { name: 'Valider' }));

        await expect(impact(page)).toContainText('140,0\u00A0Md€');
        await expect(page.getByText(/Baisse de 25\s%/)).toBeVisible();
        const modify = page.getByRole('button', { name: 'Modifier le vote : Armées' });
        await expect(modify).toBeFocused();

        await press(page.getByRole('button', { name: 'Retirer le vote : Armées' }));
        await expect(impact(page)).toHaveCount(0);
        await expect(page.getByRole('button', { name: 'Voter : Armées' })).toBeFocused();
        await press(page.getByRole('button', { name: 'Annuler' }));
        await expect(impact(page)).toContainText('140,0\u00A0Md€');
      });

      test(
        'lines of three levels are compared @every-engine',
        { tag: [...tags] },
        async ({ page }) => {
          await open(page, '/explorer?tab=expenses');
          await press(line(page, 'Défense'));
          await press(line(page, 'Armées'));
          await press(page.getByRole('button', { name: 'Comparer Défense' }));
          await expect(bar(page)).toContainText('1\u00A0élément sélectionné');
          const compare = bar(page).getByRole('button', { name: 'Comparer' });
          await expect(compare).toHaveAccessibleDescription('Il en faut au moins 2.');

          for (const title of ['Armées', 'Équipement des forces']) {
            const toggle = page.getByRole('button', { name: `Comparer ${title}` });
            await press(toggle);
            await expect(page.getByRole('button', { name: `Comparé ${title}` })).toBeVisible();
          }
          await expect(bar(page)).toContainText('3\u00A0éléments sélectionnés');
          await press(bar(page).getByRole('link', { name: 'Comparer' }));
          await expect(page).toHaveURL('/compare/defense-vs-defense_armees-vs-defense_armees_p146');

          await page.goBack();
          // What was opened is still open.
          await expect(line(page, 'Équipement des forces')).toBeVisible();
          await press(bar(page).getByTitle('Tout désélectionner'));
          await expect(bar(page)).toHaveCount(0);
        },
      );
    });

    test('a whole category opened is clean', { tag: '@nightly' }, async ({ page }) => {
      await open(page, '/explorer?tab=expenses#agriculture_rural');
      const closed = page.locator('#agriculture_rural button[aria-expanded=false]');
      await expect(closed).not.toHaveCount(0);
      while ((await closed.count()) > 0) await closed.first().click();
      await page
        .locator('#agriculture_rural')
        .getByRole('button', { name: 'Augmenter' })
        .first()
        .click();
      await page
        .getByRole('button', { name: /^Comparer Agriculture/ })
        .first()
        .click();
      await expectNoAxeViolation(page);
      await expectNoSidewaysScroll(page);
    });
  });
}

test('the address holds the tab: back, forward, a link received', async ({ page }) => {
  await open(page, '/explorer');
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(tab('Vue d’ensemble')).toHaveAttribute('aria-selected', 'true');
  await tab('Recettes').click();
  await expect(page).toHaveURL('/explorer?tab=revenues');
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL('/explorer?tab=expenses');
  await expect(tab('Dépenses')).toBeFocused();
  await page.goBack();
  await expect(tab('Recettes')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(tab('Vue d’ensemble')).toHaveAttribute('aria-selected', 'true');
  await page.goForward();
  await expect(tab('Recettes')).toHaveAttribute('aria-selected', 'true');

  await open(page, '/explorer?tab=expenses');
  await expect(page.getByRole('heading', { name: 'Dépenses nettes 2025' })).toBeVisible();
});

for (const { address, tag } of [
  { address: '/explorer?tab=expenses', tag: [] },
  { address: '/explorer?tab=expenses#sante_solidarite', tag: '@nightly' },
]) {
  const title = `who comes back from a line finds the list of ${address} where it was @every-engine`;
  test(title, { tag }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, address);
    const category = page.locator('#sante_solidarite').getByRole('button').first();
    if (!address.includes('#')) await category.click();
    const rows = page.getByRole('list', { name: 'Détail : Santé, retraites et solidarité' });
    await expect(rows).toHaveAttribute('data-settled', '');
    const sheet = rows.getByRole('link', { name: /^Fiche/ }).last();
    await sheet.scrollIntoViewIfNeeded();
    const before = await sheet.boundingBox();
    await sheet.click();
    await expect(page).toHaveURL(/\/ligne\//);
    await page.goBack();
    await expect.poll(async () => (await sheet.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  });
}

test('the compare toggle of a row shows to a pointer over it and to the keyboard', async ({
  page,
}) => {
  await open(page, '/explorer?tab=expenses#defense');
  const toggle = page.getByRole('button', { name: 'Comparer Armées' });
  const opacity = () =>
    toggle.locator('xpath=..').evaluate((element) => getComputedStyle(element).opacity);
  await page.mouse.move(0, 0);
  await expect.poll(opacity).toBe('0');
  await line(page, 'Armées').hover();
  await expect.poll(opacity).toBe('1');
  await page.mouse.move(0, 0);
  await toggle.focus();
  await expect.poll(opacity).toBe('1');
});

test('a detail that does not come can be asked again @every-engine @nightly', async ({
  page,
  browserName,
  complaints,
}) => {
  // Elsewhere a module once lost is lost until the page is left.
  const isAskedTwice = browserName === 'chromium';
  const detail = '**/assets/defense-*.js';
  await page.route(detail, (route) => route.abort());
  await open(page, '/explorer?tab=expenses#defense');
  await line(page, 'Armées').click();
  await expect(page.getByText('Un fichier du site n’est pas arrivé.')).toBeVisible();
  await page.unroute(detail);
  await page
    .getByRole('button', { name: isAskedTwice ? 'Réessayer' : 'Recharger la page' })
    .click();
  if (!isAskedTwice) await line(page, 'Armées').click();
  await expect(line(page, 'Équipement des forces')).toBeVisible();
  // The failure was ours.
  complaints.length = 0;
});
