import type { Page } from '@playwright/test';
import { edition, openGame } from './game.ts';
import { expect, open, test } from './page.ts';
import { storePersona } from './persona.ts';

/** Every kind of dialog, each with a title of its own. */
const dialogs: { name: string; show: (page: Page) => Promise<void> }[] = [
  {
    name: 'the adjustment of a card',
    async show(page) {
      await openGame(page);
      await page.getByRole('button', { name: 'Réduire' }).click();
    },
  },
  {
    name: 'the plan of the cards',
    async show(page) {
      await openGame(page);
      await page.getByRole('button', { name: 'Plan des cartes' }).click();
    },
  },
  {
    name: 'the change of a vote',
    async show(page) {
      await storePersona(page, 'État minimal');
      await open(page, '/resultats');
      await page
        .getByRole('button', { name: /^Modifier/ })
        .first()
        .click();
    },
  },
  {
    name: 'the sharing of a comparison',
    async show(page) {
      await open(page, '/compare/defense-vs-education_formation');
      await page.getByRole('button', { name: 'Partager' }).click();
    },
  },
  {
    name: 'the erasing of what the device keeps',
    async show(page) {
      await open(page, '/confidentialite');
      await page.getByRole('button', { name: 'Effacer mes données' }).click();
    },
  },
  {
    name: 'the search',
    async show(page) {
      await open(page, '/');
      await page.getByRole('button', { name: 'Rechercher' }).click();
    },
  },
];

for (const { name, show } of dialogs) {
  test(`no title pushes the way out of ${name} off a small screen`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await show(page);
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Fermer' })).toBeVisible();
    // The longest titles of the site are those of the cards.
    const titles = edition.deck.map(({ title }) => `Augmenter\u00A0: ${title}`);
    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(titlesTooWide, titles)).toEqual([]);
    }
  });
}

/** Those that make the dialog scroll sideways or squeeze its button below its own words. */
function titlesTooWide(titles: string[]): string[] {
  const dialog = document.querySelector('dialog[open]');
  const heading = dialog?.querySelector('h2');
  const button = heading?.parentElement?.querySelector('button');
  if (!dialog || !heading || !button) throw new Error('No dialog is open');
  return titles.filter((title) => {
    heading.textContent = title;
    const isOut = dialog.scrollWidth > dialog.clientWidth;
    return isOut || button.scrollWidth > button.clientWidth;
  });
}
