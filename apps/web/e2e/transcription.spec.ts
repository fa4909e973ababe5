import type { Locator, Page } from '@playwright/test';
import { openGame } from './game.ts';
import { expect, open, test } from './page.ts';

/**
 * What a screen reader is given, read against the transcripts of `e2e/transcription`: names, roles,
 * states, and what is announced without being asked for. Orca's own words: `engines/orca.spec.ts`.
 * A wanted change is written by `npx playwright test -c nightly.config.ts transcription
 * --update-snapshots`, then read.
 */
test.use({ reducedMotion: 'reduce' });

/** Announced a moment after the choice, once the button has been said. */
const newAmount = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'réduire de 25\u00A0%' });

test('the game: a card, its vote, what is said of it @nightly', async ({ page }) => {
  await openGame(page);
  const heard = await listen(page);
  const card = await given(page.getByRole('article'));
  await page.keyboard.press('3');
  const dialog = page.getByRole('dialog', { name: /^Réduire/ });
  await dialog.getByRole('button', { name: /^25/ }).click();
  await expect(newAmount(page)).toBeAttached();
  const setting = await given(dialog);
  await dialog.getByRole('button', { name: /^Réduire/ }).click();
  await expect(page.getByText(/^Solde\s: /)).toBeAttached();
  expect([card, setting, await heard()].join('\n\n')).toMatchSnapshot('jeu.txt');
});

test('a dialog: its question, its consequence, its answers @nightly', async ({ page }) => {
  await openGame(page);
  await page.keyboard.press('4');
  const dialog = page.getByRole('dialog', { name: /^Supprimer/ });
  // What the card pays comes with its sheet, once the window is open.
  await expect(dialog.getByText('Qui est concerné.')).toBeVisible();
  expect(await given(dialog)).toMatchSnapshot('fenetre.txt');
  // Heard with the title, before any stop.
  await expect(dialog).toHaveAccessibleDescription(/plus forte baisse retenue/);
});

test('the explorer: a category opened, a vote cast @nightly', async ({ page }) => {
  await open(page, '/explorer?tab=expenses#defense_armees');
  const heard = await listen(page);
  const category = page.getByRole('region', { name: 'Défense et anciens combattants' });
  await expect(category.getByRole('button', { name: /^Équipement des forces, / })).toBeVisible();
  const opened = await given(category);
  await page.getByRole('button', { name: 'Réduire' }).click();
  await page.getByRole('button', { name: /^25/ }).click();
  await expect(newAmount(page)).toBeAttached();
  await page.getByRole('button', { name: 'Valider' }).click();
  await expect(page.getByText(/^Solde\s: /)).toBeAttached();
  expect([opened, await heard()].join('\n\n')).toMatchSnapshot('explorateur.txt');
});

test('a table: its title, its headings, its cells @nightly', async ({ page }) => {
  await open(page, '/ligne/defense_armees');
  const figure = page.getByRole('figure', { name: 'Voté et dépensé' });
  await figure.getByText('Voir le tableau').click();
  expect(await given(figure.getByRole('table'))).toMatchSnapshot('tableau.txt');
});

async function given(scene: Locator) {
  await expect(scene).toBeVisible();
  return scene.ariaSnapshot();
}

/** Each new text of a live region, in its order. */
async function listen(page: Page) {
  await page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(globalThis, { announced });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[role=status], [role=alert], [aria-live]');
        const text = region?.textContent.trim() ?? '';
        if (text !== '' && text !== announced.at(-1)) announced.push(text);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  return async () => {
    const announced = await page.evaluate<string[]>('announced');
    return announced.map((text) => `Annoncé : ${text}`).join('\n');
  };
}
