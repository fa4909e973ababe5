import { functionYear, time } from './built.ts';
import { expect, expectCleanWideAndNarrow, open, test } from './page.ts';

const years = time.last - time.first + 1;

test('the year is chosen by keyboard, and heard with its values', async ({ page }) => {
  await open(page, '/temps');
  const year = page.getByRole('slider', { name: 'Année' });
  await year.focus();
  await page.keyboard.press('Home');
  await expect(page.getByRole('region', { name: String(time.first), exact: true })).toContainText(
    '36,5',
  );
  await expect(year).toHaveAttribute('aria-valuetext', new RegExp(`^${time.first}.*Dépenses 36,5`));
  await page.keyboard.press('ArrowRight');
  await expect(
    page.getByRole('region', { name: String(time.first + 1), exact: true }),
  ).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('region', { name: String(time.last), exact: true })).toContainText(
    '57,3',
  );
});

test('a click on a column chooses its year; back returns to the unit and to the tab before', async ({
  page,
}) => {
  await open(page, '/temps');
  const drawing = page.getByRole('img', { name: /^Toutes les administrations/ });
  await drawing.scrollIntoViewIfNeeded();
  const sentence = await page.getByText(/la plus haute en \d{4}/).innerText();
  const highest = Number(/la plus haute en (\d{4})/.exec(sentence)?.[1]);
  const { width = 0, height = 0 } = (await drawing.boundingBox()) ?? {};
  await drawing.click({
    position: { x: width * ((highest - time.first + 0.5) / years), y: height / 2 },
  });
  await expect(page.getByRole('region', { name: String(highest), exact: true })).toContainText(
    '61,7',
  );
  await page.getByRole('link', { name: `Euros de ${time.last}` }).click();
  await expect(page.getByText('1 carré = 50 Md€')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Au fil du temps' })
    .getByRole('link', { name: 'Qui' })
    .click();
  await expect(page).toHaveURL(/\/temps\/qui\?unite=constants$/);
  await page.goBack();
  // Arrived: a second step back would abort the data of the first.
  await expect(page.getByRole('heading', { level: 1, name: /^Dépense publique/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('1 carré = 1 % du PIB')).toBeVisible();
});

test('a value leads to its cell', async ({ page }) => {
  await open(page, '/temps/dette');
  await page
    .getByRole('region', { name: String(time.last), exact: true })
    .getByRole('link', { name: /115,6/ })
    .click();
  await expect(page).toHaveURL(`/piece/eurostat_dette_annees#GD.S13.PC_GDP.${time.last}`);
  await expect(page.locator(`[id="GD.S13.PC_GDP.${time.last}"]`)).toBeInViewport();
  await expectCleanWideAndNarrow(page);
});

test('on a phone, the year stays in sight of every drawing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page, '/temps/fonctions');
  const year = page.getByRole('slider', { name: 'Année' });
  await expect(year).toBeInViewport({ ratio: 1 });
  await page.getByRole('img', { name: /^Enseignement/ }).scrollIntoViewIfNeeded();
  await expect(year).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Année précédente' }).click();
  await expect(page.getByText(new RegExp(`% en ${functionYear - 1}\\s*$`))).toHaveCount(10);
});

test('drawings side by side have one baseline and one height', async ({ page }) => {
  await open(page, '/temps/fonctions');
  const boxes = await page
    .getByRole('img')
    .evaluateAll((drawings) => drawings.map((one) => one.getBoundingClientRect().toJSON()));
  const rows = Map.groupBy(boxes, ({ bottom }) => Math.round(bottom));
  expect(rows.size).toBe(Math.ceil(10 / 3));
  expect(new Set(boxes.map(({ height }) => Math.round(height))).size).toBe(1);
});

for (const tab of ['/temps', '/temps/fonctions', '/temps/qui', '/temps/impots', '/temps/dette']) {
  test(`${tab} is printed on A4 without a cut nor an overlap`, async ({ page }) => {
    // The width of a sheet between its margins, in CSS pixels.
    await page.setViewportSize({ width: 703, height: 1000 });
    await open(page, tab);
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(703);
    expect(await page.evaluate(overlapsOf)).toEqual([]);
  });
}

test('in forced colours, the current tab is filled, alone', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const [address, role] of [
    ['/temps', 'link'],
    ['/explorer', 'tab'],
  ] as const) {
    await open(page, address);
    const list =
      role === 'tab'
        ? page.getByRole('tablist')
        : page.getByRole('navigation', { name: 'Au fil du temps' });
    const grounds = await list
      .getByRole(role)
      .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).backgroundColor));
    const [current, ...others] = grounds;
    expect(others, address).not.toContain(current);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the sentences and the table are there, with links to the cells', async ({ page }) => {
    await page.goto('/temps');
    await expect(page.getByText(new RegExp(`^De ${time.first} à ${time.last}`))).toBeVisible();
    await expect(page.getByRole('slider')).toBeHidden();
    await page.getByText(`Les ${years} années en tableau`).click();
    await expect(page.getByRole('row')).toHaveCount(years + 1);
    await page
      .getByRole('navigation', { name: 'Au fil du temps' })
      .getByRole('link', { name: 'Dette' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Dette publique\s: \d/);
  });
});

/** Pairs of texts drawn over one another. Runs in the page. */
function overlapsOf(): string[] {
  const walker = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  const boxes: { text: string; box: DOMRect }[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const range = document.createRange();
    range.selectNodeContents(node);
    const isClipped =
      node.parentElement && getComputedStyle(node.parentElement).clipPath !== 'none';
    if (text === '' || isClipped) continue;
    for (const box of range.getClientRects()) boxes.push({ text, box });
  }
  return boxes.flatMap((one, index) =>
    boxes.slice(index + 1).flatMap((other) => {
      const across =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down =
        Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      return across > 2 && down > 5 ? [`${one.text} / ${other.text}`] : [];
    }),
  );
}
