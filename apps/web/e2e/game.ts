import type { Page } from '@playwright/test';
import { expect, open } from './page.ts';

export const path = '/je-fais-mon-budget';

export { edition } from '../judge/persona.ts';

/**
 * A card cannot be voted as soon as it shows (G22), and these journeys read faster than people: for
 * them, each look at the clock finds it a little later. The rule has its own journey.
 */
export async function hurryClock(page: Page) {
  await page.addInitScript(() => {
    const realNow = Date.now.bind(Date);
    let ahead = 0;
    Date.now = () => realNow() + (ahead += 400);
    // Nor do they read the stamp of a vote, which stands longer without motion.
    const realTimeout = globalThis.setTimeout.bind(globalThis);
    Object.assign(globalThis, {
      setTimeout: (run: () => void, delay = 0) => realTimeout(run, delay === 700 ? 0 : delay),
    });
  });
}

/** No question between the cards: they have a journey of their own. */
export async function withoutQuestions(page: Page) {
  await page.addInitScript(() => {
    if (origin === 'null' || localStorage.getItem('nosMilliardsGame') !== null) return;
    const quiet = { version: 2, votes: [], isGuessing: false };
    localStorage.setItem('nosMilliardsGame', JSON.stringify(quiet));
  });
}

/** The keys come a moment after the page: they are asked for until they answer. */
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
