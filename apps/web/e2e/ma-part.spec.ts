import type { Locator, Page, Request } from '@playwright/test';
import { year } from './built.ts';
import { expect, open, test } from './page.ts';

/** Typed nowhere else: what leaves or stays would carry it. */
const AMOUNT = '4321';
const TAX = '765';

const STATUSES = [
  'Salarié du privé',
  'Salarié du privé, cadre',
  'Agent titulaire de l’État',
  'Agent titulaire, territorial ou hospitalier',
  'Retraité du privé',
  'Retraité du public',
  'Au chômage indemnisé',
  'Micro-entrepreneur, vente',
  'Micro-entrepreneur, services',
  'Micro-entrepreneur, profession libérale',
];

/** The width of A4 less its margins, at 96 points to the inch. */
const PAPER = { width: 703, height: 1000 };

/** Pairs of texts or pictures of which one covers the other. */
async function overlapsIn(page: Page) {
  return page.evaluate(() => {
    const seen = [
      ...document.querySelectorAll(
        'main :is(h1, h2, h3, p, li, th, td, label, select, input, svg, dt, dd, caption)',
      ),
    ]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    return seen.flatMap(({ element, box }, index) =>
      seen
        .slice(index + 1)
        .flatMap((other) =>
          !element.contains(other.element) &&
          Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
          Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 1
            ? [`${element.outerHTML.slice(0, 80)} / ${other.element.outerHTML.slice(0, 80)}`]
            : [],
        ),
    );
  });
}

/** All that a page may keep, besides what it shows. */
async function tracesOf(page: Page) {
  return page.evaluate(async () => {
    const texts = [
      location.href,
      document.title,
      document.cookie,
      JSON.stringify(history.state),
      String(name),
      ...Object.entries(localStorage).flat(),
      ...Object.entries(sessionStorage).flat(),
    ];
    const databases = await indexedDB.databases();
    return { text: texts.join('\n'), databases: databases.length, entries: history.length };
  });
}

/** Key by key: React does not hear the `fill` of this Firefox. */
async function retype(field: Locator, text: string) {
  await field.clear();
  await field.pressSequentially(text);
}

/** The copy of the site fills them during the test: only their addresses can be read. */
async function cachedPathsOf(page: Page) {
  return page.evaluate(async () => {
    const paths: string[] = [];
    for (const cache of await caches.keys()) {
      const kept = await (await caches.open(cache)).keys();
      paths.push(...kept.map(({ url }) => new URL(url).pathname));
    }
    return paths.join('\n');
  });
}

test('nothing that is typed leaves the page, or stays after it @every-engine', async ({ page }) => {
  await open(page, '/ma-part');
  await page.waitForLoadState('networkidle');
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const before = await tracesOf(page);

  const field = page.getByRole('textbox', { name: /net|pension|allocation|affaires/ }).first();
  for (const status of STATUSES) {
    await page.getByLabel('Vous êtes').selectOption({ label: status });
    await retype(field, AMOUNT);
    await retype(page.getByLabel('Votre impôt du mois'), TAX);
    await expect(page.getByText(/^Pour 4\s321\s€/).first()).toBeVisible();
    await page.getByRole('radio', { name: 'Tout mis en commun' }).check();
    await expect(page.getByRole('table', { name: /tout mis en commun/ })).toBeVisible();
    await page.getByRole('radio', { name: 'Par caisse' }).check();
  }
  const after = await tracesOf(page);
  expect(after).toEqual(before);
  expect(after.text).not.toMatch(/4.?321|765/);
  expect(await cachedPathsOf(page)).not.toMatch(/4321/);
  // The router may fetch the code of the pages that are linked; nothing is sent.
  for (const request of requests) {
    expect(request.method()).toBe('GET');
    expect(request.url()).not.toMatch(/4321|765/);
    expect(new URL(request.url()).pathname).not.toMatch(/^\/api\//);
  }

  await page.reload();
  await expect(field).toHaveValue('');
  await expect(page.getByText(/Ceci est un exemple/)).toBeVisible();
  await expect(page.getByLabel('Vous êtes')).toHaveValue('employee');
});

test('a line opens and coming back finds an empty field', async ({ page }) => {
  await open(page, '/ma-part');
  const field = page.getByRole('textbox', { name: 'Votre net du mois, avant impôt' });
  await field.fill(AMOUNT);
  await expect(page.getByText(/^Pour 4\s321\s€/).first()).toBeVisible();
  await page
    .getByRole('table', { name: /par caisse/ })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/\/ligne\//);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /^Pour 2\s100\s€/ })).toBeVisible();
  await expect(field).toHaveValue('');

  // Off the site: the browser may keep the page whole.
  await field.fill(AMOUNT);
  await page.goto('about:blank');
  await page.goBack();
  await expect(field).toHaveValue('');
});

test('the ticket alone is printed, without an amount', async ({ page }) => {
  await open(page, '/ma-part');
  await page.evaluate(() => {
    // The paper is looked at while the dialog would be open.
    window.print = () => {};
  });
  await page.getByRole('textbox', { name: 'Votre net du mois, avant impôt' }).fill(AMOUNT);
  await page.getByRole('button', { name: 'Imprimer mon ticket' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(`Nos Milliards · ${year}`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  expect(await page.locator('main').innerText()).not.toMatch(/4.?321/);
});

test('on paper, a question keeps its answer, and nothing covers anything', async ({ page }) => {
  await open(page, '/ma-part');
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByLabel('Vous êtes')).toHaveValue('employee');
  await expect(page.getByRole('slider')).toBeHidden();
  expect(await overlapsIn(page)).toEqual([]);
});

test('the squares are in the first screen, and answer above the field being typed in', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page, '/ma-part');
  const squares = page.getByRole('img', { name: /sur 1\s000 carrés/ });
  const field = page.getByRole('textbox', { name: 'Votre net du mois, avant impôt' });
  await expect(squares).toBeInViewport({ ratio: 1 });
  await expect(field).toBeInViewport({ ratio: 1 });
  const topOf = () =>
    field.evaluate((input) => Math.round(input.getBoundingClientRect().top + window.scrollY));
  const top = await topOf();
  const before = await squares.getAttribute('aria-label');
  for (const typed of ['9', '9000', '90000']) {
    await field.fill(typed);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      typed === '9000' ? /^Pour 9\s000\s€ nets/ : /^Le calcul attend/,
    );
    // It does not move under the thumb.
    expect(await topOf()).toBe(top);
  }
  await field.fill('9000');
  await expect(squares).toBeInViewport({ ratio: 1 });
  await expect(squares).not.toHaveAttribute('aria-label', before ?? '');
});

test('the keyboard alone reaches the result', async ({ page }) => {
  await open(page, '/ma-part');
  await page.getByLabel('Vous êtes').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Vous êtes')).toHaveValue('executive');
  await page.getByRole('slider').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^Pour 2\s150\s€ nets/).first()).toBeVisible();
});
