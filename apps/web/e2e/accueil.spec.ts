import {
  expect,
  expectCleanWideAndNarrow,
  expectNoSidewaysScroll,
  open,
  store,
  test,
} from './page.ts';

const CARDS = 15;

test.describe('the first screen of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('holds the sheet and the first card, with its four choices whole', async ({ page }) => {
    await open(page, '/');
    await expect(page.getByRole('img', { name: /^Une feuille de 1000 carrés/ })).toBeInViewport({
      ratio: 1,
    });
    const choices = page.getByRole('group', { name: /^Défense/ }).getByRole('link');
    await expect(choices).toHaveText(['Garder', 'Augmenter', 'Réduire', 'Supprimer']);
    for (const choice of await choices.all()) await expect(choice).toBeInViewport({ ratio: 1 });
    const boxes = await Promise.all((await choices.all()).map((choice) => choice.boundingBox()));
    expect(new Set(boxes.map((box) => `${box?.width} ${box?.height}`)).size).toBe(1);
  });

  test('a first vote is not lost when no script is there yet', async ({ page }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Garder' }).tap();
    await expect(page).toHaveURL(/je-fais-mon-budget/);
    resolve();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('nosMilliardsGame') ?? ''))
      .toContain('ET01');
  });
});

for (const width of [360, 1280, 1920]) {
  test(`at ${width} px, home is as wide as its screen, whatever it holds`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/');
    await page.getByText(/^Tableau/).click();
    await expectNoSidewaysScroll(page);
  });
}

test('« Saviez-vous que… » goes through every comparison, then round again', async ({ page }) => {
  await open(page, '/');
  const section = page.getByRole('region', { name: 'Saviez-vous que…' });
  const title = section.getByRole('heading', { level: 3 });
  const another = section.getByRole('button', { name: 'Une autre comparaison' });
  const seen = [await title.innerText()];
  while (seen.length < CARDS) {
    await another.click();
    await expect(title).not.toHaveText(seen.at(-1) ?? '');
    seen.push(await title.innerText());
  }
  expect(new Set(seen).size).toBe(CARDS);
  await another.click();
  await expect(title).not.toHaveText(seen.at(-1) ?? '');
  expect(seen).toContain(await title.innerText());
  await expect(another).toBeFocused();
});

test('each card gives two amounts, a ratio and the way to its sources @every-engine', async ({
  page,
}) => {
  await open(page, '/');
  const section = page.getByRole('region', { name: 'Saviez-vous que…' });
  await expect(section.getByRole('listitem')).toHaveCount(2);
  await expect(section).toContainText('54,2\u00A0Md€');
  await expect(section).toContainText('2\u00A0fois');
  await expect(section.getByRole('link', { name: 'Charge de la dette' })).toHaveAttribute(
    'href',
    '/ligne/economie_finances_charge_dette',
  );
  await section.getByRole('link', { name: 'Ouvrir cette comparaison' }).click();
  await expect(page).toHaveURL(
    '/compare/economie_finances_charge_dette-vs-sante_solidarite_medicaments',
  );
  await page.getByRole('link', { name: 'Retour' }).click();
  await expect(page).toHaveURL('/');
});

test('a category pick changes the card and says so politely; nothing turns by itself', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/');
  const section = page.getByRole('region', { name: 'Saviez-vous que…' });
  const title = section.getByRole('heading', { level: 3 });
  const first = await title.innerText();
  await page.clock.fastForward('05:00');
  await expect(title).toHaveText(first);

  for (const category of [
    'Montants proches',
    'Changement d’échelle',
    'Rapprochements surprenants',
  ]) {
    const before = await title.innerText();
    await section.getByRole('button', { name: category }).click();
    await expect(title).not.toHaveText(before);
    await expect(section.getByRole('status')).toContainText(await title.innerText());
  }
});

test('a game under way is offered again, and nothing moves', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = 'value' in entry ? Number(entry.value) : 0;
        const before = Number(document.documentElement.dataset['shift'] ?? 0);
        document.documentElement.dataset['shift'] = String(before + shift);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await store(page, {
    nosMilliardsGame: JSON.stringify({
      version: 1,
      currentCardIndex: 1,
      endTime: null,
      votes: [{ cardId: 'ET01', type: 'keep', value: 0, timestamp: 2 }],
    }),
  });
  await open(page, '/');
  await expect(page.getByRole('link', { name: 'Reprendre ma partie' })).toHaveAttribute(
    'href',
    '/je-fais-mon-budget',
  );
  await expect(page.getByText('1 carte votée sur 64')).toBeVisible();
  const shift = await page.evaluate(() => document.documentElement.dataset['shift'] ?? '0');
  expect(Number(shift)).toBeLessThan(0.02);
});

test('the first visit stays light', async ({ page }) => {
  await open(page, '/');
  const { bytes, requests, elements } = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation');
    const entries = [visit, ...performance.getEntriesByType('resource')];
    const sizes = entries.map((entry) =>
      entry instanceof PerformanceResourceTiming ? entry.transferSize : 0,
    );
    return {
      bytes: sizes.reduce((sum, size) => sum + size, 0),
      requests: entries.length,
      elements: document.querySelectorAll('*').length,
    };
  });
  expect(bytes).toBeLessThanOrEqual(200_000);
  expect(requests).toBeLessThanOrEqual(12);
  expect(elements).toBeLessThanOrEqual(400);
});

test('the third card and the open table are clean', async ({ page }) => {
  await open(page, '/');
  const another = page.getByRole('button', { name: 'Une autre comparaison' });
  await another.press('Enter');
  await another.press('Enter');
  await page.getByText(/^Tableau/).click();
  await expect(page.getByRole('table')).toContainText('Sécurité sociale');
  await expectCleanWideAndNarrow(page);
});
