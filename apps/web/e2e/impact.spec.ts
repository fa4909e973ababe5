import {
  expect,
  expectNoSidewaysScroll,
  layoutShiftOf,
  open,
  store,
  storeVotes,
  test,
} from './page.ts';

const bar = 'Impact de vos votes';

test('the bar stays in sight, moves nothing as it comes, and leaves the game alone', async ({
  page,
}) => {
  const shift = await layoutShiftOf(page);
  await storeVotes(page, { defense_armees: 10 });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  const region = page.getByRole('region', { name: bar });
  await expect(region).toBeVisible();
  expect(await shift()).toBeLessThan(0.02);

  await page.mouse.wheel(0, 2000);
  await expect(region).toBeInViewport();
  expect((await region.boundingBox())?.height).toBeLessThanOrEqual(32);

  await open(page, '/je-fais-mon-budget');
  await expect(region).toHaveCount(0);
});

test('on a phone, reset is in the menu, which closes', async ({ page }) => {
  await storeVotes(page, { defense_armees: 10 });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  const region = page.getByRole('region', { name: bar });
  await expect(region).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Réinitialiser tous les votes' }).click();
  await expect(region).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeHidden();
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
    for (const [index, { right, top }] of facts.entries()) {
      const next = facts[index + 1];
      if (next?.top === top) expect(right).toBeLessThanOrEqual(next.left);
    }
    expect(facts.at(-1)?.right).toBeLessThanOrEqual(width);
  }
});

function removalsOf(...ids: string[]): string {
  const votes = ids.map((nodeId, index) => [
    nodeId,
    { nodeId, type: 'remove', timestamp: index + 1 },
  ]);
  return JSON.stringify({ votes: Object.fromEntries(votes) });
}
