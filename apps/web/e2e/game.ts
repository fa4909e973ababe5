import type { Page } from '@playwright/test';
import { expect, open } from './page.ts';

export const path = '/je-fais-mon-budget';

export { edition } from '../app/testing/persona.ts';

/**
 * A card refuses a vote for a moment after it shows (G22). Each call of `Date.now` is 400 ms after
 * the one before, so that a journey need not wait. `game.test.tsx` holds the rule itself.
 */
export async function hurryClock(page: Page) {
  await page.addInitScript(() => {
    const realNow = Date.now.bind(Date);
    let ahead = 0;
    Date.now = () => realNow() + (ahead += 400);
    // Nor wait for the stamp of a vote, shown for 700 ms where motion is reduced.
    const realTimeout = globalThis.setTimeout.bind(globalThis);
    Object.assign(globalThis, {
      setTimeout: (run: () => void, delay = 0) => realTimeout(run, delay === 700 ? 0 : delay),
    });
  });
}

/** Turns the questions between the cards off. */
export async function withoutQuestions(page: Page) {
  await page.addInitScript(() => {
    if (origin === 'null' || localStorage.getItem('nosMilliardsGame') !== null) return;
    const quiet = { version: 2, votes: [], isGuessing: false };
    localStorage.setItem('nosMilliardsGame', JSON.stringify(quiet));
  });
}

/** The shortcuts are loaded after the page: `?` is pressed until it opens the help. */
export async function openGame(page: Page, address = path) {
  await hurryClock(page);
  await withoutQuestions(page);
  await open(page, address);
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 500 });
  }).toPass();
  const help = page.getByRole('dialog', { name: 'Raccourcis clavier' });
  if (!(await help.isVisible())) return;
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
}
