import type { Page } from '@playwright/test';
import { expect, open } from './page.ts';

export const path = '/je-fais-mon-budget';

export { edition } from '../judge/persona.ts';

/** The keys come a moment after the page: they are asked for until they answer. */
export async function openGame(page: Page) {
  await open(page, path);
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 500 });
  }).toPass();
  const help = page.getByRole('dialog', { name: 'Raccourcis clavier' });
  if (!(await help.isVisible())) return;
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
}
