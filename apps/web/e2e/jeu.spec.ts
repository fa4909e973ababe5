import { act, NEW_BALLOT } from '@nosmilliards/domain/game/ballot';
import type { Card } from '@nosmilliards/domain/vote/card';
import { groupLimitsOf } from '@nosmilliards/domain/game/group';
import { formatAmount } from '@nosmilliards/domain/money/format';
import { balanceOf } from '@nosmilliards/domain/vote/ledger';
import type { Choice } from '@nosmilliards/domain/vote/vote';
import type { Locator, Page } from '@playwright/test';
import { cardAmountOf } from './built.ts';
import { expect, expectNoAxeViolation, expectNoSidewaysScroll, open, test } from './page.ts';
import { edition, openGame, path } from './game.ts';
import { storePersona } from './persona.ts';

const deck = edition.deckWithoutRevenue;

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('64 cards by keyboard alone, then the revenue, end with the figures of the rules @nightly', async ({
    page,
  }) => {
    await openGame(page);
    const ballot = aBallot();
    const score = page.getByRole('region', { name: 'État de votre budget' });
    for (const [index, card] of edition.deck.entries()) {
      if (index === deck.length) {
        await expect(score).toContainText('64\u00A0cartes sur 64');
        await expect(score).toContainText(ballot.balance());
        await tabTo(page, page.getByRole('checkbox', { name: /^Avec les recettes/ }));
        await page.keyboard.press('Space');
        await tabTo(page, page.getByRole('button', { name: 'Suivante' }), 'Shift+Tab');
        await page.keyboard.press('Enter');
      }
      await expectCard(page, card);
      const choice = mixedChoiceOf(card, index);
      await answerByKeyboard(page, choice);
      ballot.cast(card.id, choice);
    }
    await expect(score).toContainText('76\u00A0cartes sur 76');
    await expect(score).toContainText(ballot.balance());

    await tabTo(page, page.getByRole('button', { name: 'Voir mon bilan' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/gamified-completion');
    await expect(page.getByRole('region', { name: 'Votre résultat' })).toContainText(
      ballot.balance(),
    );
    const stored = await storedGame(page);
    expect(stored.votes).toHaveLength(76);
    expect(stored.endTime).not.toBeNull();
  });

  test('sixteen decisions by keyboard alone, then three cards refined, end with the figures of the rules', async ({
    page,
  }) => {
    await openGame(page, '/express');
    const ballot = aBallot();
    for (const [index, group] of edition.groups.entries()) {
      await expect(page.locator('#carte')).toHaveText(group.title);
      const choice = mixedChoiceOf({ constraints: groupLimitsOf(group, edition.deck) }, index);
      await answerByKeyboard(page, choice);
      ballot.cast(group.id, choice);
    }
    const score = page.getByRole('region', { name: 'État de votre budget' });
    await expect(score).toContainText('16\u00A0décisions sur 16');
    await expect(score).toContainText(ballot.balance());

    await tabTo(page, page.getByRole('button', { name: 'Plan des décisions' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: /^Retraites/ }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: /^Affiner ses/ }));
    await page.keyboard.press('Enter');
    for (const cardId of (edition.groups[0]?.cardIds ?? []).slice(0, 3)) {
      const card = edition.deck.find(({ id }) => id === cardId);
      await expect(page.locator('#carte')).toHaveText(card?.title ?? '');
      await answerByKeyboard(page, { type: 'keep' });
      ballot.cast(cardId, { type: 'keep' });
    }
    await expect(score).toContainText(ballot.balance());
    await tabTo(page, page.getByRole('button', { name: 'Terminer maintenant' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/gamified-completion');
    await expect(page.getByRole('region', { name: 'Votre résultat' })).toContainText(
      ballot.balance(),
    );
  });

  test('a key pressed as a dialog closes is heard', async ({ page }) => {
    await openGame(page);
    await page.keyboard.press('3');
    await page.getByRole('spinbutton').fill('12');
    // Within one task: no frame comes between to take the focus away from the field.
    await page.locator('dialog[open]').evaluate((dialog: HTMLDialogElement) => {
      dialog.close();
      const key = new KeyboardEvent('keydown', { key: '?', bubbles: true });
      document.activeElement?.dispatchEvent(key);
    });
    await expect(page.getByRole('dialog', { name: 'Raccourcis clavier' })).toBeVisible();
  });

  test('the adjustment starts at 10 %, follows the field, and gives the focus back', async ({
    page,
  }) => {
    await openGame(page);
    const reduce = page.getByRole('button', { name: 'Réduire' });
    await reduce.click();
    const dialog = page.getByRole('dialog', { name: /^Réduire : Défense/ });
    await expect(dialog.getByRole('slider')).toHaveValue('10');
    await expect(dialog.getByRole('slider')).toBeFocused();
    await dialog.getByRole('button', { name: '25' }).click();
    await expect(dialog).toContainText(formatAmount(cardAmountOf('ET01') * 0.75));
    await expect(dialog).toContainText('Dépenses en moins');
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () =>
          document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(reduce).toBeFocused();
    await reduce.click();
    await expect(dialog.getByRole('slider')).toHaveValue('10');
  });

  test('the slider follows the arrows, and Enter on it validates @every-engine', async ({
    page,
  }) => {
    await openGame(page);
    await page.keyboard.press('3');
    const slider = page.getByRole('dialog', { name: /^Réduire/ }).getByRole('slider');
    await expect(slider).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveValue('11');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectCard(page, deck[1]);
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('button', { name: /^Réduire −11\s%/ })).toBeVisible();
  });

  test('the balance is said once per vote, and a won achievement too @every-engine', async ({
    page,
  }) => {
    // One card more passes the 80 % of Grand Réformateur.
    const votes = deck
      .slice(0, 51)
      .map(({ id }, timestamp) => ({ cardId: id, type: 'keep', value: 0, timestamp }));
    const stored = { version: 2, votes, currentCardIndex: 51, isGuessing: false };
    // The empty page before the first has nowhere to keep it.
    await page.addInitScript((game) => {
      if (origin !== 'null') localStorage.setItem('nosMilliardsGame', game);
    }, JSON.stringify(stored));
    await openGame(page);
    await page.getByRole('button', { name: 'Reprendre' }).click();
    await page.evaluate(() => {
      const announced: string[] = [];
      Object.assign(globalThis, { announced });
      for (const region of document.querySelectorAll('[role=status]')) {
        new MutationObserver(() => announced.push(region.textContent)).observe(region, {
          childList: true,
          characterData: true,
          subtree: true,
        });
      }
    });
    await page.keyboard.press('3');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Succès : Grand Réformateur').first()).toBeVisible();
    const announced = (word: string) =>
      page
        .evaluate<string[]>('announced')
        .then((texts) => texts.filter((text) => text.includes(word)));
    await expect.poll(() => announced('Solde')).toHaveLength(1);
    // A second vote is said after all that the first one had to say.
    await page.keyboard.press('1');
    await expect.poll(() => announced(`${deck[52]?.title}\u00A0: gardé`)).toHaveLength(1);
    expect(await announced('Solde')).toHaveLength(1);
    expect(await announced('Grand Réformateur')).toHaveLength(1);
  });
});

test('two tabs share one game and lose nothing', async ({ context, page }) => {
  await openGame(page);
  const other = await context.newPage();
  await openGame(other);
  await other.keyboard.press('1');
  await expectVoted(other, 1);

  await expectVoted(page, 1);
  await expectCard(page, deck[1]);
  const message = page.getByText('Vos votes ont changé dans un autre onglet');
  await expect(message).toHaveCount(1);
  await page.bringToFront();
  await page.getByRole('button', { name: 'Garder' }).click();
  await expectVoted(page, 2);
  await expectVoted(other, 2);
  expect((await storedGame(page)).votes.map(({ cardId }) => cardId)).toEqual(['ET01', 'ET02']);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('64 cards by touch, then the revenue, end on the end screen after the overlay @nightly', async ({
    page,
  }) => {
    await openGame(page);
    const ballot = aBallot();
    const score = page.getByRole('region', { name: 'État de votre budget' });
    for (const [index, card] of edition.deck.entries()) {
      if (index === deck.length) {
        await expect(score).toContainText(ballot.balance());
        await page.getByRole('checkbox', { name: /^Avec les recettes/ }).tap();
        await page.getByRole('button', { name: 'Suivante' }).tap();
      }
      await expectCard(page, card);
      if (index % 16 === 5) {
        await page.getByRole('button', { name: 'Réduire' }).tap();
        await page.getByRole('button', { name: /^Réduire de/ }).tap();
        ballot.cast(card.id, { type: 'decrease', percent: percentFor(card) });
      } else {
        await page.getByRole('button', { name: 'Garder' }).tap();
        ballot.cast(card.id, { type: 'keep' });
      }
    }
    await expect(score).toContainText(ballot.balance());
    await page.getByRole('button', { name: 'Voir mon bilan' }).tap();
    const overlay = page.getByRole('dialog', { name: 'Votre budget est terminé' });
    await expect(overlay).toContainText(ballot.balance());
    await expect(overlay).toContainText('Grand Réformateur');
    await expect(page).toHaveURL('/gamified-completion');
  });

  test('no word breaks in two, whatever the width, and the menu opens from the bar', async ({
    page,
  }) => {
    await openGame(page);
    for (const width of [320, 344, 360, 375, 390, 412]) {
      await page.setViewportSize({ width, height: 780 });
      const bar = page.getByRole('region', { name: 'État de votre budget' });
      expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(width < 360 ? 154 : 100);
      const logo = await page.getByRole('link', { name: 'Nos Milliards, accueil' }).boundingBox();
      const menu = await page.getByRole('button', { name: 'Menu' }).boundingBox();
      expect(menu?.y).toBeLessThan((logo?.y ?? 0) + (logo?.height ?? 0));
      const choices = page.locator('fieldset button > span');
      await expect(choices).toHaveCount(4);
      const broken = await choices.evaluateAll((words) =>
        words.flatMap((word) => {
          const range = document.createRange();
          range.selectNodeContents(word);
          const tops = [...range.getClientRects()].map(({ top }) => top);
          return new Set(tops).size > 1 ? [word.textContent] : [];
        }),
      );
      expect(broken, `${width} px`).toEqual([]);
      await expectNoSidewaysScroll(page);
    }
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('navigation', { name: 'Menu principal' }).getByText('Explorer').tap();
    await expect(page).toHaveURL('/explorer');
  });

  for (const { title, isAdjusted, most } of [
    { title: 'seventeen taps', isAdjusted: false, most: 17 },
    { title: 'thirty-three taps with every percentage set', isAdjusted: true, most: 33 },
  ]) {
    test(`sixteen decisions in ${title}, without scrolling`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 664 });
      await openGame(page, '/express');
      let taps = 0;
      const tap = async (name: string | RegExp) => {
        await page.getByRole('button', { name }).first().tap();
        taps += 1;
        expect(await page.evaluate(() => scrollY)).toBe(0);
      };
      for (const group of edition.groups) {
        await expect(page.locator('#carte')).toHaveText(group.title);
        await tap(isAdjusted ? 'Réduire' : 'Garder');
        if (isAdjusted) await tap(/^Réduire de/);
      }
      const finish = page.getByRole('button', { name: 'Voir mon bilan' });
      await expect(finish).toBeFocused();
      await tap('Voir mon bilan');
      await expect(page).toHaveURL('/gamified-completion');
      expect(taps).toBe(most);
    });
  }

  test('three cards refined inside a decision count in the balance', async ({ page }) => {
    await openGame(page, '/express');
    const ballot = aBallot();
    await page.getByRole('button', { name: 'Plan des décisions' }).tap();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Retraites/ })
      .tap();
    await page.getByRole('button', { name: /^Affiner ses/ }).tap();
    for (const cardId of (edition.groups[0]?.cardIds ?? []).slice(0, 3)) {
      const card = edition.deck.find((one) => one.id === cardId);
      await expect(page.locator('#carte')).toHaveText(card?.title ?? '');
      await page.getByRole('button', { name: 'Garder' }).tap();
      ballot.cast(cardId, { type: 'keep' });
    }
    await expect(page.getByRole('region', { name: 'État de votre budget' })).toContainText(
      ballot.balance(),
    );
  });
});

const EXPRESS = { address: '/express', titles: edition.groups.map(({ title }) => title), tag: [] };
const CARDS = { address: path, titles: edition.deck.map(({ title }) => title), tag: '@nightly' };

const SIZES = [
  [360, 640],
  [390, 664],
  [390, 844],
  [412, 915],
  [768, 1024],
  [1280, 720],
] as const;

for (const { address, titles, tag } of [EXPRESS, CARDS]) {
  // A game for each size: a page resized hundreds of times may stop painting.
  for (const [width, height] of SIZES) {
    const title = `at ${width} × ${height}, the four choices are equal, side by side and whole on every card of ${address}, then the way to the end`;
    test(title, { tag }, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openGame(page, address);
      if (address === path) {
        await page.getByRole('checkbox', { name: /^Avec les recettes/ }).check();
        await page.evaluate(() => scrollTo(0, 0));
      }
      for (const name of titles) {
        await expect(page.locator('#carte')).toHaveText(name);
        const zone = await zoneOf(page);
        expect(zone.hidden, name).toEqual([]);
        expect(new Set(zone.choices.map(({ box }) => box)).size, name).toBe(1);
        expect(zone.choices.map(({ word }) => word)).toEqual([
          'Garder',
          'Augmenter',
          'Réduire',
          'Supprimer',
        ]);
        await page.getByRole('button', { name: 'Garder' }).click();
      }
      const last = page.getByRole('button', { name: 'Voir mon bilan' });
      await expect(last).toBeInViewport({ ratio: 1 });
      expect((await zoneOf(page)).hidden).toEqual([]);
    });
  }
}

/** What is around the card: the choices, and the buttons that are hidden, cut or under 44 px. */
async function zoneOf(page: Page) {
  return page.evaluate(() => {
    const choices = [...document.querySelectorAll('main fieldset:not(dialog *) button')];
    const moves = [...document.querySelectorAll('main button')].filter((button) =>
      /^(Précédente|Je ne sais pas|Passer|Voir mon bilan|Relire)/.test(button.textContent.trim()),
    );
    const hidden = [...choices, ...moves].filter((button) => {
      const { left, top, right, bottom } = button.getBoundingClientRect();
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      return !isInside || !button.contains(at);
    });
    const small = [...document.querySelectorAll('main :is(article, #votre-solde) button')].filter(
      (button) => button.checkVisibility() && button.getBoundingClientRect().height < 44,
    );
    const bar = document.querySelector('#votre-solde')?.getBoundingClientRect();
    const isBarHigh = innerWidth < 768 && (bar?.height ?? 0) > 100;
    return {
      choices: choices.map((button) => {
        const { top, width, height } = button.getBoundingClientRect();
        const word = button.querySelector('span')?.firstChild?.textContent ?? '';
        return { word, box: [top, width, height].map(Math.round).join(' ') };
      }),
      hidden: [
        ...[...hidden, ...small].map(({ textContent }) => textContent),
        ...(isBarHigh ? ['the bar'] : []),
      ],
    };
  });
}

for (const { colorScheme, tag } of [
  { colorScheme: 'light' as const, tag: [] },
  { colorScheme: 'dark' as const, tag: '@nightly' },
]) {
  test.describe(`axe, ${colorScheme}`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });

    test('every state is clean, wide and narrow', { tag }, async ({ page }) => {
      await openGame(page);
      await page.keyboard.press('2');
      await expectCleanDialog(page, /^Augmenter/);
      await page.keyboard.press('Enter');
      await expectCard(page, deck[1]);
      await page.keyboard.press('ArrowLeft');
      await expect(page.getByRole('button', { name: /^Augmenter \+10/ })).toBeVisible();
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
      await expectNoAxeViolation(page);
      await page.keyboard.press('4');
      await expectCleanDialog(page, /^Supprimer/);
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await expectCleanDialog(page, 'Raccourcis clavier');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Mes priorités' }).first().click();
      await expectCleanDialog(page, 'Vos priorités');
      await page.keyboard.press('Escape');
      await page.reload();
      await expectCleanDialog(page, 'Votre partie vous attend');
    });
  });
}

test('the overlay of the end waits for whoever presses a key, and is clean', async ({ page }) => {
  await openGame(page);
  await page.keyboard.press('1');
  await expectVoted(page, 1);
  await expect(page.locator('#carte')).toBeFocused();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Terminer maintenant' }).click();
  const overlay = page.getByRole('dialog', { name: 'Votre budget est terminé' });
  await expect(overlay).toContainText('un clic ou une touche l’arrête');
  await page.keyboard.press('Shift');
  await page.clock.runFor(10_000);
  await expect(overlay).toBeVisible();
  await page.clock.resume();
  await expectNoAxeViolation(page);
  await overlay.getByRole('link', { name: 'Voir mon bilan' }).click();
  await expect(page).toHaveURL('/gamified-completion');
});

test('a message never stands on a button, whatever the width', async ({ page }) => {
  await openGame(page);
  for (const [width, height] of [
    [390, 664],
    [820, 1180],
    [1024, 768],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByRole('button', { name: 'Garder' }).click();
    await page.getByRole('button', { name: 'Précédente' }).click();
    await page.getByRole('button', { name: 'Ce que paie cette ligne' }).click();
    await page.getByRole('button', { name: 'Retirer ce vote' }).click();
    const toast = page.getByText('Vote retiré.').locator('..');
    await expect(toast).toBeVisible();
    // A click that has to be tried again may have scrolled the page.
    await page.evaluate(() => scrollTo(0, 0));
    const message = await toast.boundingBox();
    const buttons = await page.locator('main button').evaluateAll((all) =>
      all
        .filter((button) => button.checkVisibility() && button.closest('dialog') === null)
        .map((button) => {
          const { left, top, right, bottom } = button.getBoundingClientRect();
          return { name: button.textContent, left, top, right, bottom };
        }),
    );
    if (!message) throw new Error('No message');
    const names = buttons
      .filter(
        ({ left, top, right, bottom }) =>
          left < message.x + message.width &&
          right > message.x &&
          top < message.y + message.height &&
          bottom > message.y,
      )
      .map(({ name }) => name);
    expect(names, `${width} px`).toEqual([]);
    await toast.getByRole('button', { name: 'Fermer' }).click();
  }
});

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active' });

  test('the squares are drawn, and what can be pressed has an edge', async ({ page }) => {
    await storePersona(page, 'État minimal');
    for (const address of [path, '/express', '/', '/gamified-completion']) {
      await test.step(address, async () => {
        await open(page, address);
        const drawn = page.getByRole('img', { name: /carrés/ }).locator('path');
        await expect(drawn.first()).toBeVisible();
        const paper = 'rgb(255, 255, 255)';
        const inks = await drawn.evaluateAll((shapes) =>
          shapes.flatMap((shape) => [getComputedStyle(shape).stroke, getComputedStyle(shape).fill]),
        );
        expect(inks.some((ink) => ink.startsWith('rgb') && ink !== paper)).toBe(true);
        const bare = await page.locator('main :is(button, input)').evaluateAll((controls) =>
          controls
            .filter((control) => control.checkVisibility())
            .filter((control) => {
              const { appearance, borderStyle, outlineStyle } = getComputedStyle(control);
              return appearance === 'none' && borderStyle === 'none' && outlineStyle === 'none';
            })
            .map((control) => control.outerHTML.slice(0, 120)),
        );
        expect.soft(bare, address).toEqual([]);
      });
    }
  });
});

test('with text at 200 % on a phone, nothing is pinned and the choices are two by two', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 390, height: 664 });
  await openGame(page, '/express');
  const choices = page.locator('main fieldset:not(dialog *) button');
  const tops = await choices.evaluateAll((buttons) =>
    buttons.map((button) => Math.round(button.getBoundingClientRect().top)),
  );
  expect(tops[0]).toBe(tops[1]);
  expect(tops[2]).toBe(tops[3]);
  expect(tops[2]).toBeGreaterThan(tops[0] ?? 0);
  await choices.last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'État de votre budget' })).not.toBeInViewport();
  await expectNoSidewaysScroll(page);
});

test('nothing stays stuck over a short window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openGame(page);
  await page.getByRole('button', { name: 'Garder' }).focus();
  await expect(page.getByRole('region', { name: 'État de votre budget' })).not.toBeInViewport();
  await expectNoSidewaysScroll(page);
});

type Bounded = Pick<Card, 'constraints'>;

/** One of each kind, with what the card allows and the percentage the dialog opens on. */
function mixedChoiceOf(card: Bounded, index: number): Choice {
  const { maxIncrease } = card.constraints;
  if (index % 4 === 1 && maxIncrease > 0) {
    return { type: 'increase', percent: Math.min(10, maxIncrease) };
  }
  if (index % 4 === 2) return { type: 'decrease', percent: percentFor(card) };
  return { type: index % 4 === 3 ? 'remove' : 'keep' };
}

function percentFor({ constraints }: Bounded): number {
  return Math.min(10, Math.abs(constraints.minReduction));
}

/** The same votes, by the rules alone. */
function aBallot() {
  let ballot = NEW_BALLOT;
  return {
    cast(id: string, choice: Choice) {
      const done = act(ballot, edition, { type: 'cast', id, choice, at: 0 });
      if (!done.ok) throw new Error(`${id}: ${done.reason}`);
      ballot = done.value.ballot;
    },
    balance: () =>
      formatAmount(balanceOf(ballot.ledger, edition.baseline), { form: 'billions', signed: true }),
  };
}

async function answerByKeyboard(page: Page, { type }: Choice) {
  await page.keyboard.press(String(['keep', 'increase', 'decrease', 'remove'].indexOf(type) + 1));
  if (type === 'increase' || type === 'decrease') await page.keyboard.press('Enter');
  if (type === 'remove') {
    await tabTo(page, page.getByRole('button', { name: 'Confirmer la suppression' }));
    await page.keyboard.press('Enter');
  }
}

async function expectCleanDialog(page: Page, name: string | RegExp) {
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await expectNoAxeViolation(page);
}

async function expectCard(page: Page, card: Card | undefined) {
  await expect(page.locator('#carte')).toHaveText(card?.title ?? '');
}

/** By keyboard, as many stops as it takes. */
async function tabTo(page: Page, target: Locator, key = 'Tab') {
  for (let stop = 0; stop < 30; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${target.toString()} is out of reach of the keyboard`);
}

type StoredGame = {
  endTime: number | null;
  votes: { cardId: string }[];
};

async function expectVoted(page: Page, count: number) {
  await expect(page.getByText(new RegExp(`^${count}\\s*cartes?$`))).toBeVisible();
}

async function storedGame(page: Page): Promise<StoredGame> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('nosMilliardsGame') ?? '{}'));
}
