import {
  expect,
  expectNoAxeViolation,
  expectNoSidewaysScroll,
  open,
  store,
  storeVotes,
  test,
} from './page.ts';

const bar = 'Impact de vos votes';

test('without a vote there is no bar, and nothing of it is downloaded', async ({ page }) => {
  const html = await (await page.request.get('/')).text();
  const late: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js') && !html.includes(pathname)) late.push(pathname);
  });
  await open(page, '/');
  await expect(page.getByRole('region', { name: bar })).toHaveCount(0);
  // What keeps the site on the device comes by itself, and alone.
  expect(late.filter((path) => !/\/(keeper-[\w-]+|sw)\.js$/.test(path))).toEqual([]);
});

test('the votes of an earlier visit are back, with amounts read from the data', async ({
  page,
}) => {
  await storeVotes(page, { defense_armees: 10, securite_justice_police: 10 });
  await open(page, '/');
  const region = page.getByRole('region', { name: bar });
  // 10 % of 59 946,3 and of 13 453,5 M€, whatever the store says the amounts were.
  await expect(region).toContainText('+7,3\u00A0Md€');
  await expect(region).toContainText('147,7\u00A0Md€');
  await expect(region).toContainText('Votes');
  await expect(region.locator('progress')).toHaveAttribute('value', /^4\.7/);
  // [B5] Heard in words when it is reached, never as a bare « 5 pour cent » after each vote.
  await expect(region).toContainText('Vos votes déplacent 5\u00A0% du déficit de départ.');
  await expect(region.getByRole('progressbar')).toHaveCount(0);
  await expectNoAxeViolation(page);
});

test('reset forgets every vote, says so, and can be undone @every-engine', async ({ page }) => {
  await storeVotes(page, { defense_armees: 10 });
  await open(page, '/');
  const region = page.getByRole('region', { name: bar });
  await region.getByTitle('Réinitialiser tous les votes').click();
  await expect(region).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('simpleBudgetState'))).toBeNull();
  await expect(page.getByText(/^Solde\s: moins 155/)).toBeAttached();

  await expect(page.getByRole('button', { name: 'Annuler' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(region).toContainText('149,0\u00A0Md€');
  await expect(region).toBeFocused();
  await page.reload();
  await expect(region).toContainText('149,0\u00A0Md€');
});

test('the bar stays in sight, moves nothing as it comes, and leaves the game alone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = 'value' in entry ? Number(entry.value) : 0;
        document.documentElement.dataset['shift'] = String(
          Number(document.documentElement.dataset['shift'] ?? 0) + shift,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await storeVotes(page, { defense_armees: 10 });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  const region = page.getByRole('region', { name: bar });
  await expect(region).toBeVisible();
  const shift = await page.evaluate(() => document.documentElement.dataset['shift'] ?? '0');
  expect(Number(shift)).toBeLessThan(0.02);

  await page.mouse.wheel(0, 2000);
  await expect(region).toBeInViewport();
  expect((await region.boundingBox())?.height).toBeLessThanOrEqual(64);

  await open(page, '/je-fais-mon-budget');
  await expect(region).toHaveCount(0);
});

test('large votes fit in the bar, whatever the width', async ({ page }) => {
  await store(page, {
    simpleBudgetState: removalsOf('SS01', 'SS02', 'SS03', 'SS04', 'CO01', 'CO02'),
  });
  await open(page, '/');
  const region = page.getByRole('region', { name: bar });
  await expect(region).toContainText('Excédent');
  for (const width of [320, 360, 390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
    const facts = await region
      .locator('dl > div:visible')
      .evaluateAll((boxes) =>
        boxes.map((box) => box.getBoundingClientRect()).filter(({ width: wide }) => wide > 1),
      );
    for (const [index, { right }] of facts.entries()) {
      const next = facts[index + 1];
      if (next) expect(right).toBeLessThanOrEqual(next.left);
    }
    const reset = await region.getByRole('button').boundingBox();
    expect((reset?.x ?? 0) + (reset?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(facts.at(-1)?.right).toBeLessThanOrEqual(reset?.x ?? 0);
  }
});

function removalsOf(...ids: string[]): string {
  const votes = ids.map((nodeId, index) => [
    nodeId,
    { nodeId, type: 'remove', timestamp: index + 1 },
  ]);
  return JSON.stringify({ votes: Object.fromEntries(votes) });
}
