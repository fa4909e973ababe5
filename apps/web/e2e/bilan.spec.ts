import type { Page } from '@playwright/test';
import { expect, expectCleanWideAndNarrow, expectNoAxeViolation, open, test } from './page.ts';
import { storePersona } from './persona.ts';

const END = '/gamified-completion';
const RESULTS = '/resultats';
const SURPLUS = '/reduction-impots';

const result = (page: Page) => page.getByRole('region', { name: 'Votre résultat' });
const fact = (page: Page, term: string) =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByText(term, { exact: true }) });

test.describe('the end screen', () => {
  test('it waits for the ballot before it leads anywhere, and says so if that takes long', async ({
    page,
  }) => {
    const read = Promise.withResolvers<void>();
    const html = await (await page.request.get(END)).text();
    await page.route('**/assets/*.js', async (route) => {
      const isLate = !html.includes(new URL(route.request().url()).pathname);
      if (isLate) await read.promise;
      await route.continue();
    });
    await page.goto(END, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre budget est terminé');
    await expect(page.getByText('Lecture de votre partie…')).toBeVisible();
    await expect(page).toHaveURL(END);
    read.resolve();
    await expect(page).toHaveURL('/je-fais-mon-budget');
  });

  test('everything unfolded, the dialog open, it is clean', async ({ page }) => {
    await storePersona(page, 'État minimal');
    await open(page, END);
    await page.getByText('Voir le tableau').click();
    await expect(page.getByRole('table', { name: 'Votre budget, par secteur' })).toBeVisible();
    await page.getByText('Voir les votes au-delà').click();
    await page.getByText('Voir carte par carte').click();
    await expect(page.getByRole('table', { name: /^Votre choix, et ce que fait/ })).toBeVisible();
    await expectNoAxeViolation(page);
    await page.getByRole('button', { name: 'Recommencer', exact: true }).click();
    await expectNoAxeViolation(page);
  });

  test('shares by copy where the device has no facility', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await storePersona(page, 'Fin des niches');
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await open(page, END);
    await page.getByRole('button', { name: 'Partager mes résultats' }).click();
    await expect(page.getByText('Résultats copiés dans le presse-papier\u202F!')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split('\n')).toEqual([
      'Mon budget public 2025\u00A0: −63,2\u00A0Md€ (Déficit élevé).',
      'Économisés\u00A0: 91,8\u00A0Md€ par rapport au déficit de référence de 155,0\u00A0Md€.',
      'À emprunter\u00A0: 63,2\u00A0Md€, soit 1,9\u00A0Md€ d’intérêts par an.',
      'Succès\u00A0: Grand Réformateur, Robin des Bois, Robin des Bois\u00A0: fin des niches, Social-démocrate.',
      '#NosMilliards #BudgetPublic #MonBudget',
      expect.stringMatching(`^${baseURL}/budget#[\\w-]+$`),
    ]);
  });

  test('shares by the device when it can, and says nothing if one changes one’s mind', async ({
    page,
  }) => {
    await storePersona(page, 'État minimal');
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: (message: ShareData) => {
          document.documentElement.dataset['shared'] = JSON.stringify(message);
          return Promise.reject(new DOMException('closed', 'AbortError'));
        },
      });
    });
    await open(page, END);
    await page.getByRole('button', { name: 'Partager mes résultats' }).click();
    const root = page.locator('html[data-shared]');
    expect(JSON.parse((await root.getAttribute('data-shared')) ?? '')).toMatchObject({
      title: 'Nos Milliards\u00A0: mon budget 2025',
      text: expect.stringContaining('Aucun emprunt nécessaire.'),
      url: expect.stringMatching(/^http:\/\/127[^#]+\/budget#[\w-]+$/),
    });
    await expect(page.getByText(/presse-papier|Impossible/)).toHaveCount(0);
  });

  test('restarting asks first, and can be undone @every-engine', async ({ page }) => {
    await storePersona(page, 'Fin des niches');
    await open(page, END);
    const restart = page.getByRole('button', { name: 'Recommencer', exact: true });
    await restart.click();
    await page.getByRole('button', { name: 'Garder ma partie' }).click();
    await expect(restart).toBeFocused();

    await restart.click();
    await page.getByRole('button', { name: 'Recommencer à zéro' }).click();
    await expect(page).toHaveURL('/je-fais-mon-budget');
    expect(await page.evaluate(() => localStorage.getItem('simpleBudgetState'))).toBeNull();

    await page.getByRole('status').getByRole('button', { name: 'Annuler' }).click();
    await expect(page).toHaveURL(END);
    await expect(result(page)).toContainText('−63,2\u00A0Md€');
    await page.reload();
    await expect(result(page)).toContainText('−63,2\u00A0Md€');
  });

  test('removing pensions and hospitals is beyond the limits, and wins nothing about the balance', async ({
    page,
  }) => {
    await storePersona(page, 'Sans retraites ni hôpitaux');
    await open(page, END);
    const account = page.getByRole('table', { name: 'Du solde de départ au vôtre' });
    await expect(account.getByRole('row', { name: /^Dans les limites/ })).toContainText(
      '+150,2\u00A0Md€',
    );
    await expect(account.getByRole('row', { name: /^Au-delà/ })).toContainText('+350,5\u00A0Md€');
    await expect(page.getByRole('region', { name: 'Vos succès' })).toContainText('Aucun succès');
    await page.getByText('Voir les votes au-delà').click();
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: /^Hôpitaux/ })
        .first(),
    ).toContainText('+76,2\u00A0Md€');
    await open(page, RESULTS);
    await expect(account.getByRole('row', { name: /^Au-delà/ })).toContainText('+350,5\u00A0Md€');
  });

  test('the poster says in one sentence what its squares show', async ({ page }) => {
    await storePersona(page, 'Fin des niches');
    await open(page, END);
    await expect(
      page.getByRole('figure', { name: 'L’affiche de mon budget' }).getByRole('img'),
    ).toHaveAccessibleName(/^En marge, niches fiscales\u00A0: 53 supprimés\.$/);
  });

  test('one goes back to a card answered « Je ne sais pas »', async ({ page }) => {
    await storePersona(page, 'Sans avis');
    await open(page, END);
    const left = page.getByRole('region', { name: 'Ce que vous n’avez pas voté' });
    await left.getByText('Y revenir').click();
    await left.getByRole('link', { name: 'Défense' }).click();
    await expect(page).toHaveURL(/^[^?]*\/je-fais-mon-budget/);
    await expect(page.getByRole('heading', { name: 'Défense' }).first()).toBeVisible();
  });

  test('fits one sheet of paper', async ({ page }) => {
    await storePersona(page, 'État minimal');
    await open(page, END);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Count (\d+)/)?.[1] ?? pdf.match(/\/N (\d+)/)?.[1]).toBe('1');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/^Partie terminée le 15\u00A0novembre 2026/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Partager mes résultats' })).toBeHidden();
    await expect(page.getByText('Voir le tableau')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Vos trois plus grands choix' })).toBeVisible();
    // The plate, upright, with its hatches: it must read in grey.
    const plate = page.locator('figure svg path[stroke^="url("]');
    await expect(plate.last()).toBeVisible();
    await expect(page.locator('figure svg text tspan').first()).toBeVisible();
  });
});

test.describe('results', () => {
  test('a cost is a warning, in words', async ({ page }) => {
    await storePersona(page, 'Tout augmenter au maximum');
    await open(page, RESULTS);
    await expect(fact(page, 'Déficit final')).toContainText('Solde au-dessous du départ');
    await expect(fact(page, 'Impact sur le budget')).toContainText('−1\u202F168,6\u00A0Md€');
  });

  test('a long ballot is folded, unfolds, and can be printed @every-engine', async ({ page }) => {
    await storePersona(page, 'État minimal');
    await open(page, RESULTS);
    const rows = page.getByRole('region', { name: 'Le détail de vos votes' }).getByRole('listitem');
    await expect(rows).toHaveCount(8);
    await page.getByRole('button', { name: 'Voir les 41 autres votes' }).click();
    await expect(rows).toHaveCount(49);
    await expect(rows.nth(8).getByRole('heading')).toBeFocused();
    await expect(page.getByRole('button', { name: 'Imprimer' })).toBeVisible();
  });

  test('they are shared as the end screen is, and print every vote', async ({ page }) => {
    await storePersona(page, 'État minimal');
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'share', {
        value: (message: ShareData) => {
          document.documentElement.dataset['shared'] = message.text;
          return Promise.resolve();
        },
      }),
    );
    await open(page, RESULTS);
    await page.getByRole('button', { name: 'Partager mes résultats' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-shared', /^Mon budget public 2025/);
    await page.emulateMedia({ media: 'print' });
    const detail = page.getByRole('region', { name: 'Le détail de vos votes' });
    await expect(detail.getByRole('listitem')).toHaveCount(49);
    await expect(page.getByRole('button')).toHaveCount(0);
  });

  test('a vote is changed within its bounds, told and undone', async ({ page }) => {
    await storePersona(page, 'Équilibre exact');
    await open(page, RESULTS);
    const edit = page.getByRole('button', {
      name: /^Modifier le vote\s: Investissement des collectivités/,
    });
    await edit.click();
    const dialog = page.getByRole('dialog');
    await expectNoAxeViolation(page);
    const field = dialog.getByRole('spinbutton');
    await expect(field).toHaveAttribute('max', '30');
    await field.fill('10');
    await expect(dialog).toContainText('58,5\u00A0Md€');
    await dialog.getByRole('button', { name: 'Valider' }).click();
    await expect(edit).toBeFocused();
    await expect(fact(page, 'Déficit final')).toContainText('−3,2\u00A0Md€');
    await page.getByRole('status').getByRole('button', { name: 'Annuler' }).click();
    await expect(fact(page, 'Solde final')).toContainText('0,0\u00A0Md€');
  });

  test('removing past the limit warns; a niche cannot grow; keeping takes the vote out', async ({
    page,
  }) => {
    await storePersona(page, 'Stockage corrompu');
    await open(page, RESULTS);
    await page.getByRole('button', { name: /^Modifier le vote\s: Défense/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Supprimer' }).click();
    await expect(dialog).toContainText('plus forte baisse retenue pour cette ligne, −30\u00A0%');
    await dialog.getByRole('button', { name: 'Annuler' }).click();

    await page.getByRole('button', { name: /^Modifier le vote\s: Crédit d’impôt/ }).click();
    const raise = dialog.getByRole('button', { name: /^Augmenter/ });
    await expect(raise).toHaveAttribute('aria-disabled', 'true');
    await expect(raise).toContainText('pas de hausse prévue');
    await dialog.getByRole('button', { name: 'Garder' }).click();
    await dialog.getByRole('button', { name: 'Valider' }).click();
    await expect(fact(page, 'Vote')).toContainText('1');
    await expect(page.getByText('et 1\u00A0carte gardée')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Défense' })).toBeFocused();
  });
});

test.describe('surplus', () => {
  test('it is spread by keyboard, per adult, never beyond itself', async ({ page }) => {
    await storePersona(page, 'État minimal');
    await open(page, SURPLUS);
    const brief = page.getByRole('region', { name: 'Votre excédent' });
    await expect(brief).toContainText('612,5\u00A0Md€');
    // 632 662 M€ for 53 M adults.
    await expect(brief).toContainText('11\u202F557\u00A0€ par adulte');

    const vat = page.getByRole('slider', { name: /^TVA/ });
    await vat.focus();
    await page.keyboard.press('PageUp');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('spinbutton', { name: /^TVA/ })).toHaveValue('10.1');
    await expect(brief).toContainText('602,4\u00A0Md€');
    await expect(vat).toHaveAttribute('aria-valuetext', /^10,1.milliards d’euros, soit 191.€/);

    // The whole of VAT is 101,4 + 3,9 + 57,9 + 51,8: a tax cannot be cut below nothing.
    await page.getByRole('spinbutton', { name: /^TVA/ }).fill('900');
    await page.getByRole('spinbutton', { name: /^TVA/ }).press('Tab');
    await expect(page.getByRole('spinbutton', { name: /^TVA/ })).toHaveValue('215.1');

    await page.getByRole('button', { name: /^Y mettre tout le reste pour : Rembourser/ }).click();
    await expect(fact(page, 'Solde qui reste')).toContainText('0,0\u00A0Md€');
    await expect(page.getByText('Solde qui reste : 0 euro.')).toBeAttached();
    await page.getByRole('button', { name: 'Tout remettre à zéro' }).click();
    await expect(fact(page, 'Solde qui reste')).toContainText('612,5\u00A0Md€');
  });
});

for (const [path, name] of [
  [END, 'Fin des niches'],
  [END, 'Équilibre exact'],
  [END, 'État minimal'],
  [RESULTS, 'État minimal'],
  [SURPLUS, 'État minimal'],
  [SURPLUS, 'Fin des niches'],
] as const) {
  test(`${path} is clean for ${name}`, async ({ page }) => {
    // Two readings of a long page by axe.
    await storePersona(page, name);
    await open(page, path);
    await expectCleanWideAndNarrow(page);
  });
}
