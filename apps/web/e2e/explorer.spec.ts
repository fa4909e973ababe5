import type { Locator, Page } from '@playwright/test';
import { formatAmount } from '@nosmilliards/domain/money/format';
import { amountOf, deficit, year } from './built.ts';
import { expect, expectNoAxeViolation, expectNoSidewaysScroll, open, test } from './page.ts';

const armies = amountOf('defense_armees');

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
  page.getByRole('button', { name: new RegExp(`^${title}, `) });
const impact = (page: Page) => page.getByRole('region', { name: 'Impact de vos votes' });
const effect = (page: Page) => page.getByRole('main').locator('form dl');
const bar = (page: Page) => page.getByRole('region', { name: 'Comparaison' });

/** The name of a line opened by its row takes the focus: a key pressed before would be lost. */
async function openArmies(page: Page, press: (target: Locator) => Promise<void>) {
  await press(line(page, 'Armées'));
  await expect(page.getByRole('heading', { level: 4, name: 'Armées' })).toBeFocused();
}

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
          await press(
            page.getByRole('link', { name: 'Défense et anciens combattants', exact: true }),
          );
          await expect(page).toHaveURL('/explorer?tab=expenses#defense');
          await expect(
            page.getByRole('heading', { name: 'Défense et anciens combattants', exact: true }),
          ).toBeFocused();
          await expect(line(page, 'Armées')).toHaveAttribute('aria-expanded', 'false');
          await openArmies(page, press);
          await expect(line(page, 'Armées')).toHaveAttribute('aria-expanded', 'true');
          for (const title of ['Équipement des forces', 'Engagement et combat']) {
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
          expect(Math.max(...levels)).toBe(5);

          // Back closes what was opened: the line, then the category.
          await expect(page).toHaveURL('/explorer?tab=expenses#defense_armees');
          // `goBack` waits in Firefox for a load that a fragment does not make.
          const back = () => page.evaluate(() => history.back());
          await back();
          await expect(rafale).toHaveCount(0);
          await back();
          await expect(
            page.getByRole('heading', { name: `Dépenses nettes ${year}` }),
          ).toBeVisible();
        },
      );

      test('a vote moves the impact bar, and can be taken back @every-engine', async ({ page }) => {
        await open(page, '/explorer?tab=expenses#defense');
        await openArmies(page, press);
        await press(page.getByRole('button', { name: 'Réduire' }));
        await expect(effect(page)).toContainText(`Dépenses en moins${formatAmount(armies * 0.1)}`);
        await press(page.getByRole('button', { name: /^25\s%$/ }));
        await expect(effect(page)).toContainText(`Dépenses en moins${formatAmount(armies * 0.25)}`);
        await press(page.getByRole('button', { name: 'Valider' }));

        await expect(impact(page)).toContainText(formatAmount(deficit - armies * 0.25));
        await expect(page.getByText(/Baisse de 25\s%/)).toBeVisible();
        await expect(page.getByRole('button', { name: 'Réduire' })).toBeFocused();

        await press(page.getByRole('button', { name: 'Retirer le vote : Armées' }));
        await expect(impact(page)).toHaveCount(0);
        await expect(page.getByRole('button', { name: 'Réduire' })).toBeFocused();
        await press(page.getByRole('button', { name: 'Annuler' }));
        await expect(impact(page)).toContainText(formatAmount(deficit - armies * 0.25));
      });

      test(
        'lines of three levels are compared @every-engine',
        { tag: [...tags] },
        async ({ page }) => {
          await open(page, '/explorer?tab=expenses#defense');
          await openArmies(page, press);
          await press(
            page.getByRole('button', { name: 'Comparer Défense et anciens combattants' }),
          );
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
      await open(page, '/explorer?tab=expenses#agriculture_rural_agriculture_foret');
      const closed = page.locator('main section li button[aria-expanded=false]');
      await expect(closed).not.toHaveCount(0);
      while ((await closed.count()) > 0) await closed.first().click();
      await page.getByRole('button', { name: 'Augmenter' }).first().click();
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
  await expect(page.getByRole('heading', { name: `Dépenses nettes ${year}` })).toBeVisible();
});

test('who comes back from a line finds the list where it was @every-engine', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/explorer?tab=expenses#sante_solidarite_soins_ville');
  const way = page.getByRole('link', { name: /^Ouvrir la ligne : Soins de ville/ });
  await way.scrollIntoViewIfNeeded();
  const before = await way.boundingBox();
  await way.click();
  await expect(page).toHaveURL(/\/ligne\//);
  await page.goBack();
  await expect.poll(async () => (await way.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
});

test('the squares of a line open it, in the same picture @every-engine', async ({ page }) => {
  await open(page, '/explorer');
  const where = page.getByRole('region', { name: 'Où va l’argent' });
  await where.getByText('Soins de ville').locator('visible=true').first().click();
  await expect(page).toHaveURL('/explorer?tab=expenses#sante_solidarite_soins_ville');
  await expect(line(page, 'Soins de ville.*')).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('img').getByText('Hôpitaux et cliniques').locator('visible=true').click();
  await expect(page).toHaveURL('/explorer?tab=expenses#sante_solidarite_hopitaux');
  await page.goBack();
  await page.goBack();
  await expect(where).toBeVisible();
});

test('the compare toggle of a row shows to a pointer over it and to the keyboard', async ({
  page,
}) => {
  await open(page, '/explorer?tab=expenses#defense');
  const toggle = page.getByRole('button', { name: 'Comparer Armées' });
  const opacity = () => toggle.evaluate((element) => getComputedStyle(element).opacity);
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
  await open(page, '/explorer?tab=expenses#defense_armees');
  await expect(page.getByText('Un fichier du site n’est pas arrivé.')).toBeVisible();
  await page.unroute(detail);
  await page
    .getByRole('button', { name: isAskedTwice ? 'Réessayer' : 'Recharger la page' })
    .click();
  await expect(line(page, 'Équipement des forces')).toBeVisible();
  // The failure was ours.
  complaints.length = 0;
});

test('a curious person goes from home to a vote in five gestures', async ({ page }) => {
  await open(page, '/');
  let gestures = 0;
  const click = async (target: Locator) => {
    gestures += 1;
    await target.click();
  };
  await click(
    page.getByRole('navigation', { name: 'Menu principal' }).getByText('Explorer', { exact: true }),
  );
  // The category and its line, in one.
  const where = page.getByRole('region', { name: 'Où va l’argent' });
  await click(where.getByText('Armées').locator('visible=true').first());
  await expect(
    page.getByRole('heading', { level: 2, name: 'Défense et anciens combattants' }),
  ).toBeVisible();
  const chosen = page.getByRole('region', { name: 'Armées' });
  await click(
    chosen
      .getByText(/^Face à/)
      .getByRole('link')
      .first(),
  );
  await expect(page).toHaveURL(/\/compare\//);
  await click(page.getByRole('button', { name: 'Réduire' }).first());
  await click(page.getByRole('button', { name: 'Valider' }));
  await expect(impact(page)).toBeVisible();
  expect(gestures).toBeLessThanOrEqual(5);
});

test('a journalist goes from a search to a cell and a citation in four gestures', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/');
  let gestures = 0;
  const click = async (target: Locator) => {
    gestures += 1;
    await target.click();
  };
  await click(page.getByRole('banner').getByRole('button', { name: 'Rechercher' }));
  await page.getByRole('combobox').fill('P146');
  await click(page.getByRole('option').first());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Équipement des forces');
  const cell = page.getByRole('link', { name: `programme 146, LFI ${year}, CP` });
  await expect(cell).toHaveAttribute('href', /^\/piece\/.+#/);
  await click(page.getByRole('button', { name: 'Copier la citation' }));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    formatAmount(amountOf('defense_armees_p146')),
  );
  await click(cell);
  await expect(page).toHaveURL(/\/piece\/.+#/);
  expect(gestures).toBeLessThanOrEqual(4);
});
