import type { Page } from '@playwright/test';
import { formatAmount } from '@nosmilliards/domain/money/format';
import { balanceBy } from './built.ts';
import { expect, open, test } from './page.ts';
import { storedBy } from '../app/testing/persona.ts';
import { storePersona } from './persona.ts';

/** The lines with the most to say: parts, past years, objectives, notices. */
const longest = [
  'niches_fiscales_autres',
  'defense_armees_p212',
  'sante_solidarite_regimes_speciaux_p195',
  'economie_finances_impots_douanes_p302',
  'economie_finances_ministeres_sociaux_p155',
  'education_formation_colleges_lycees_p141',
  'ecologie_transition_energie_p345',
  'sante_solidarite_protection_vulnerables_p304',
  'defense_armees_p146_a07',
  'sante_solidarite',
];

const two = '/compare/defense_armees-vs-sante_solidarite_chomage';
const sixLines = [
  'defense',
  'education_formation',
  'sante_solidarite',
  'fiscalite_etat_tva',
  'niches_fiscales_autres',
  'defense_armees_p146_a07',
].join('-vs-');

async function sheetsOf(page: Page) {
  // The date and the address come with the manifest, once the page is idle.
  await expect(page.locator('link[rel="manifest"]')).toBeAttached();
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  await expect(page.locator('body')).toHaveAttribute('data-printed', /^Imprimé le \d.* · http/);
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
}

test('the longest lines print on one sheet of A4', async ({ page }) => {
  for (const id of longest) {
    await open(page, `/ligne/${id}`);
    expect.soft(await sheetsOf(page), id).toBe(1);
  }
});

test('two lines compared, then six, print on one sheet of A4', async ({ page }) => {
  await open(page, two);
  await expect(page.getByRole('button', { name: 'Partager' })).toBeVisible();
  expect(await sheetsOf(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Partager' })).toBeHidden();
  await open(page, `/compare/${sixLines}`);
  await expect(page.getByText('la plus petite des 6')).toBeVisible();
  expect(await sheetsOf(page)).toBe(1);
});

test('the end screen prints its poster on one sheet of A4', async ({ page }) => {
  await open(page, '/lexique');
  for (const name of [
    'Tout augmenter au maximum',
    'Recettes seules',
    'Sans avis',
    'Sans retraites ni hôpitaux',
    'État minimal',
  ]) {
    await page.evaluate((stored) => {
      localStorage.clear();
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    }, storedBy(name));
    await open(page, '/gamified-completion');
    await expect(page.getByRole('region', { name: 'Votre résultat' })).toBeVisible();
    expect.soft(await sheetsOf(page), name).toBe(1);
  }
  await page.emulateMedia({ media: 'print' });
  const poster = page.locator('main > div').last();
  await expect(poster).toContainText(/64\u00A0cartes sur\u00A064 · 15\u00A0novembre 2026/);
  await expect(poster).toContainText(
    `Un excédent de ${formatAmount(balanceBy('État minimal'))} remplacerait le déficit de `,
  );
  await expect(page.getByRole('img', { name: /^Code QR/ })).toBeVisible();
  await expect(page.getByRole('heading')).toHaveCount(0);
  // Neither the address of the page nor that of the machine: the foot of the site is not printed.
  await expect(page.getByRole('contentinfo')).toBeHidden();
  expect(await poster.innerText()).not.toMatch(/localhost|127\.0|gamified/);
  // At most ten leaders, each on a square of the sheet, and nothing outside the page.
  const sheet = await poster.getByRole('img', { name: /carrés/ }).boundingBox();
  const dots = await Promise.all(
    (await poster.locator('circle').all()).map((dot) => dot.boundingBox()),
  );
  expect(dots.length).toBeGreaterThan(0);
  expect(dots.length).toBeLessThanOrEqual(10);
  for (const dot of dots) {
    expect(dot?.x).toBeGreaterThan(sheet?.x ?? Infinity);
    expect((dot?.x ?? Infinity) + (dot?.width ?? 0)).toBeLessThan(
      (sheet?.x ?? 0) + (sheet?.width ?? 0),
    );
  }
  const page1 = await poster.boundingBox();
  for (const text of await poster.locator('text').all()) {
    const box = await text.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(page1?.x ?? 0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(
      (page1?.x ?? 0) + (page1?.width ?? 0),
    );
  }
});

test('the results print every one of 49 votes, on two sheets of A4', async ({ page }) => {
  await storePersona(page, 'État minimal');
  await open(page, '/resultats');
  const detail = page.getByRole('region', { name: 'Le registre' });
  await expect(detail).toBeVisible();
  expect(await sheetsOf(page)).toBe(2);
  await page.emulateMedia({ media: 'print' });
  await expect(detail.getByRole('listitem')).toHaveCount(49);
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('a letter prints on one sheet of A4, a budget received on two, a duel of 64 cards on three', async ({
  page,
}) => {
  await storePersona(page, 'État minimal');
  await open(page, '/lettre');
  const field = page.getByLabel('Votre lettre, à relire et à changer');
  await expect(field).toBeVisible();
  expect(await sheetsOf(page)).toBe(1);
  const letter = await field.inputValue();
  const [, code = ''] = /#([\w-]+)/.exec(letter) ?? [];
  await open(page, `/budget#${code}`);
  await expect(page.getByRole('region', { name: /^Solde/ })).toBeVisible();
  expect(await sheetsOf(page)).toBe(2);
  await open(page, `/duel#${code}.${code}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('D’accord sur');
  expect(await sheetsOf(page)).toBe(3);
});

test('the kit of a class prints its parts on sheets of their own', async ({ page }) => {
  await open(page, '/enseigner');
  // The plan, two sheets of eight cards, the pupil's sheet, the guide with the sources, the answer key.
  expect(await sheetsOf(page)).toBe(6);
});

test('each piece of the kit of a class prints alone, on its own sheets', async ({ page }) => {
  await open(page, '/enseigner');
  // The dialog is not opened: its closing would put the page back.
  await page.evaluate(() => Object.assign(window, { print: () => undefined }));
  for (const [piece, sheets] of [
    ['les cartes', 2],
    ['la feuille', 1],
    ['le corrigé', 1],
  ] as const) {
    await page.getByRole('button', { name: `Imprimer ${piece}` }).click();
    expect(await sheetsOf(page)).toBe(sheets);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  }
});

test('the explorer prints all its lines, in the colours of who spends', async ({ page }) => {
  await open(page, '/explorer?tab=expenses');
  await page.emulateMedia({ media: 'print' });
  const [health] = await page.locator('main li', { hasText: 'Santé, retraites' }).all();
  const squares = health?.locator('svg[role=img] path');
  await expect(squares?.nth(0) ?? page.locator('nothing')).toHaveCSS('stroke', 'rgb(240, 176, 63)');
  await expect(squares?.nth(1) ?? page.locator('nothing')).toHaveCSS('stroke', 'rgb(13, 85, 102)');
});
