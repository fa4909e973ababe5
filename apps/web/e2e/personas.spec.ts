import { storedStateOf } from '@nosmilliards/data/personas';
import { formatAmount } from '@nosmilliards/domain/money/format';
import { STORAGE_KEYS } from '@nosmilliards/domain/storage-key';
import type { Page } from '@playwright/test';
import { edition, openGame } from './game.ts';
import { expect, test } from './page.ts';
import { personaNamed } from './persona.ts';

const keys: Record<string, string> = { keep: '1', increase: '2', decrease: '3', remove: '4' };

test.use({ reducedMotion: 'reduce' });

for (const name of ['Tout garder', 'Fin des niches', 'Tout augmenter au maximum']) {
  test(`${name}, played whole, ends with its figures`, async ({ page }) => {
    test.setTimeout(180_000);
    const persona = personaNamed(name);
    const { attendu } = persona;
    const game = JSON.parse(storedStateOf(persona, edition)[STORAGE_KEYS.game] ?? '{}');
    const votes = new Map<string, { type: string; value: number }>(
      game.votes.map((vote: { cardId: string }) => [vote.cardId, vote]),
    );

    await openGame(page);
    for (const card of edition.deck) {
      await expect(page.locator('#carte')).toHaveText(card.title);
      const vote = votes.get(card.id);
      if (!vote) throw new Error(`${name} leaves ${card.id} aside`);
      await play(page, vote);
    }
    await page.getByRole('button', { name: 'Terminer', exact: true }).click();

    await expect(page).toHaveURL('/gamified-completion');
    const main = page.getByRole('main');
    await expect(main).toContainText(
      formatAmount(attendu.solde, { form: 'billions', signed: true }),
    );
    await expect(main).toContainText(attendu.statut);
    await expect(main).toContainText(`${attendu.cartes_votees} / 64`);
    await page.getByRole('link', { name: 'Voir le détail des résultats' }).click();
    if (attendu.modifications === 0) {
      await expect(main).toContainText('Aucun résultat à afficher');
    } else {
      await expect(main).toContainText(formatAmount(attendu.amelioration, { signed: true }));
    }
  });
}

async function play(page: Page, { type, value }: { type: string; value: number }) {
  await page.keyboard.press(keys[type] ?? '');
  if (type === 'increase' || type === 'decrease') {
    const field = page.getByRole('dialog').getByRole('spinbutton');
    await field.fill(String(value));
    await field.press('Enter');
  }
}
