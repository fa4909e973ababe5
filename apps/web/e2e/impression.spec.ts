import type { Page } from '@playwright/test';
import { expect, open, test } from './page.ts';
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

const sixLines = [
  'defense',
  'education_formation',
  'sante_solidarite',
  'fiscalite_etat_tva',
  'niches_fiscales_autres',
  'defense_armees_p146_a07',
].join('-vs-');

async function sheetsOf(page: Page) {
  // What stamps the sheet comes with what offers the installation, once the page rests.
  await expect(page.locator('link[rel="manifest"]')).toBeAttached();
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  await expect(page.locator('body')).toHaveAttribute('data-printed', /^Imprimé le \d.* · http/);
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
}

for (const id of longest) {
  test(`the line ${id} prints on one sheet of A4`, async ({ page }) => {
    await open(page, `/ligne/${id}`);
    expect(await sheetsOf(page)).toBe(1);
  });
}

test('six lines compared print on one sheet of A4', async ({ page }) => {
  await open(page, `/compare/${sixLines}`);
  expect(await sheetsOf(page)).toBe(1);
});

for (const name of [
  'Tout augmenter au maximum',
  'État minimal',
  'Recettes seules',
  'Sans avis',
  'Sans retraites ni hôpitaux',
]) {
  test(`the end screen prints its poster on one sheet of A4: ${name}`, async ({ page }) => {
    await storePersona(page, name);
    await open(page, '/gamified-completion');
    expect(await sheetsOf(page)).toBe(1);
  });
}

test('the results print every one of 49 votes, on two sheets of A4', async ({ page }) => {
  await storePersona(page, 'État minimal');
  await open(page, '/resultats');
  expect(await sheetsOf(page)).toBe(2);
});

test('a budget received prints on one sheet of A4, its duel on two, the letter on one', async ({
  page,
}) => {
  await storePersona(page, 'État minimal');
  await open(page, '/lettre');
  expect(await sheetsOf(page)).toBe(1);
  const letter = await page.getByLabel('Votre lettre, à relire et à changer').inputValue();
  const [, code = ''] = /#([\w-]+)/.exec(letter) ?? [];
  await open(page, `/budget#${code}`);
  expect(await sheetsOf(page)).toBe(1);
  await open(page, `/duel#${code}.${code}`);
  expect(await sheetsOf(page)).toBe(2);
});

test('the kit of a class prints its parts on sheets of their own', async ({ page }) => {
  await open(page, '/enseigner');
  // The plan, two sheets of eight cards, the pupil's sheet, the guide with the sources.
  expect(await sheetsOf(page)).toBe(5);
});

test('the explorer prints all its lines, in the colours of who spends', async ({ page }) => {
  await open(page, '/explorer?tab=expenses');
  await page.waitForFunction(() => document.querySelector('[data-settled]') !== null);
  await page.emulateMedia({ media: 'print' });
  const left = await page
    .locator('main li')
    .evaluateAll(
      (entries) =>
        entries.filter((entry) => getComputedStyle(entry).contentVisibility !== 'visible').length,
    );
  expect(left).toBe(0);
  const bars = page.locator('#sante_solidarite button svg rect');
  await expect(bars.first()).toHaveCSS('fill', 'rgb(240, 176, 63)');
  await expect(bars.last()).toHaveCSS('fill', 'rgb(13, 85, 102)');
});
