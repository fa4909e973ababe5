import type { Page } from '@playwright/test';
import { edition, openGame } from './game.ts';
import { expect, open, test } from './page.ts';
import { storePersona } from './persona.ts';

/** Every kind of dialog. */
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

test('no title pushes « Fermer » off a small screen, in any dialog @nightly', async ({ page }) => {
  // The longest titles of the site are those of the cards.
  const titles = edition.deck.flatMap(({ title }) => [
    `Réduire\u00A0: ${title}`,
    `Augmenter\u00A0: ${title}`,
    `Supprimer\u00A0: ${title}`,
  ]);
  expect(titles).toHaveLength(3 * 76);
  for (const { name, show } of dialogs) {
    await test.step(name, async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await show(page);
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Fermer' })).toBeVisible();
      for (const width of [390, 360, 320]) {
        await page.setViewportSize({ width, height: 844 });
        expect.soft(await page.evaluate(titlesTooWide, titles), `${name}, ${width} px`).toEqual([]);
      }
    });
  }
});

/** Those that make the dialog scroll sideways, or push its button out or below its own words. */
function titlesTooWide(titles: string[]): string[] {
  const dialog = document.querySelector('dialog[open]');
  const heading = dialog?.querySelector('h2');
  const button = heading?.parentElement?.querySelector('button');
  if (!dialog || !heading || !button) throw new Error('No dialog is open');
  return titles.filter((title) => {
    heading.textContent = title;
    const edge = dialog.getBoundingClientRect().right;
    return (
      dialog.scrollWidth > dialog.clientWidth ||
      button.scrollWidth > button.clientWidth ||
      button.getBoundingClientRect().right > edge - 8
    );
  });
}
