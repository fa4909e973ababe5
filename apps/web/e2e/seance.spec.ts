import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { encodeBallot, type Numbering } from '@nosmilliards/contract/ballot-code';
import { groupLimitsOf } from '@nosmilliards/domain/game/group';
import { formatAmount } from '@nosmilliards/domain/money/format';
import {
  handChoicesOf,
  receivedVotesOf,
  roomDecisionsOf,
  roomPercentsOf,
} from '@nosmilliards/domain/tally/room';
import { tallyOf, tallySentenceOf, type Tally } from '@nosmilliards/domain/tally/tally';
import { balanceOf } from '@nosmilliards/domain/vote/ledger';
import { receivedLedgerOf, type ReceivedDecision } from '@nosmilliards/domain/vote/received';
import type { Choice } from '@nosmilliards/domain/vote/vote';
import type { Page } from '@playwright/test';
import { modulesOf } from '../app/ui/qr/encode.ts';
import { edition } from './game.ts';
import { test, visitOnce, type Server } from './offline.ts';
import {
  expect,
  expectCleanWideAndNarrow,
  expectNoAxeViolation,
  expectNoSidewaysScroll,
  open,
} from './page.ts';
import { projector, smallestLettersOf } from './projector.ts';

const numbering: Numbering = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../../packages/data/built/codes.json'), 'utf8'),
);

test.use({ serviceWorkers: 'allow', reducedMotion: 'reduce', viewport: projector });

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const decision = (page: Page) => page.locator('#decision');

const balanceWords = (decisions: readonly ReceivedDecision[]) => {
  const { ledger } = receivedLedgerOf(decisions, edition.territory);
  return formatAmount(balanceOf(ledger, edition.baseline), { form: 'billions', signed: true });
};

/** Different on each decision, with ties, and one that nobody answers. */
const handsOn = (place: number): Tally => ({
  keep: (place * 3) % 5,
  increase: edition.groups[place]?.sector === 'niches_fiscales' ? 0 : (place * 2) % 4,
  decrease: (place * 7) % 6,
  remove: place % 3,
});

for (const { count, tag } of [
  { count: 4, tag: [] },
  { count: edition.groups.length, tag: '@nightly' },
]) {
  const name = `${count} decisions by show of hands, without network, by the keyboard alone`;
  test(name, { tag }, ({ page, server }) => decideByHands(count, page, server));
}

async function decideByHands(count: number, page: Page, server: Server) {
  await visitOnce(page, server);
  await page.goto(`${server.site}/seance`);
  await expect(title(page)).toHaveText('Décider à plusieurs');

  await test.step('the way, the deck and the room', async () => {
    await page.getByLabel('À main levée').focus();
    const members = page.getByLabel('Nombre de présents');
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(members).toBeFocused({ timeout: 50 });
    }).toPass();
    await page.keyboard.type('28');
    await page.keyboard.press('Enter');
  });

  const none: Tally = { keep: 0, increase: 0, decrease: 0, remove: 0 };
  const tallies = edition.groups.map((_, place) => (place < count ? handsOn(place) : none));
  for (const [place, group] of edition.groups.slice(0, count).entries()) {
    const tally = tallies[place] ?? handsOn(place);
    await expect(decision(page)).toHaveText(group.title);
    for (const [index, type] of (['keep', 'increase', 'decrease', 'remove'] as const).entries()) {
      for (let hand = 0; hand < tally[type]; hand += 1) await page.keyboard.press(`${index + 1}`);
    }
    const sentence = `${tallySentenceOf(tallyOf(handChoicesOf(tally, percentsOf(group))))}.`;
    const shown = page.getByText(sentence, { exact: true }).first();
    await expect(shown).toHaveCount(0);
    if (place === 3) {
      expect(await smallestLettersOf(page)).toEqual([]);
      await page.keyboard.press('f');
      await page.keyboard.press('1');
      expect(await smallestLettersOf(page)).toEqual([]);
      // Nothing is lost by a reload, with no server to ask.
      await page.reload();
      await expect(decision(page)).toHaveText(group.title);
    }
    // The text of a reloaded page is there before its keys answer; a second « r » changes nothing.
    await expect(async () => {
      await page.keyboard.press('r');
      await expect(shown).toBeVisible({ timeout: 500 });
    }).toPass();
    if (place === 3) expect(await smallestLettersOf(page)).toEqual([]);
    if (place === 1) {
      // A whole decision stands on the screen: nothing to scroll to.
      const beyond = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      expect(await beyond()).toBeLessThanOrEqual(0);
    }
    if (place < count - 1) await page.keyboard.press('ArrowRight');
  }

  const decisions = roomDecisionsOf(
    edition.groups.map((group, place) => ({
      id: group.id,
      cardIds: group.cardIds,
      choices: handChoicesOf(tallies[place] ?? handsOn(place), percentsOf(group)),
    })),
  );
  await expect(page.getByText(`Solde de la salle ${balanceWords(decisions)}`)).toBeVisible();
  if (count === edition.groups.length) await page.keyboard.press('ArrowRight');
  else await page.getByRole('button', { name: 'Bilan', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: /^Solde/ })).toContainText(
    balanceWords(decisions),
  );
  expect(await smallestLettersOf(page)).toEqual([]);

  await test.step('the table is taken away, and the budget opens', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /CSV/ }).press('Enter');
    const csv = readFileSync(await (await download).path(), 'utf8');
    for (const [place, group] of edition.groups.entries()) {
      const { keep, increase, decrease, remove } = tallies[place] ?? handsOn(place);
      expect(csv).toMatch(
        new RegExp(`^${group.title};[\\d,]+;${keep};${increase};${decrease};${remove};`, 'm'),
      );
    }
    await page.getByRole('link', { name: 'Ouvrir ce budget' }).press('Enter');
    await expect(page.getByRole('heading', { name: /^Solde/ })).toContainText(
      balanceWords(decisions),
    );
    // The frame of the site is back, and its letters are the reader's own.
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      '16px',
    );
  });

  await test.step('erased, nothing is left of it', async () => {
    await page.goto(`${server.site}/seance`);
    await expect(page.getByRole('heading', { name: /^Solde/ })).toBeVisible();
    await page.getByRole('button', { name: 'Effacer la séance' }).press('Enter');
    await expect(title(page)).toHaveText('Décider à plusieurs');
    expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain(
      'nosMilliardsSession',
    );
  });
}

function percentsOf(group: (typeof edition.groups)[number]) {
  return roomPercentsOf(10, groupLimitsOf(group, edition.deck));
}

/** A class of 28, on paper: the key of each decision, in the order of the printed sheet. */
const printed = Array.from({ length: 28 }, (_, sheet) =>
  edition.groups.map(({ sector }, place) => {
    const key = 'GARS'[(sheet * 5 + place * 3 + ((sheet * place) % 7)) % 4] ?? 'G';
    return key === 'A' && sector === 'niches_fiscales' ? 'R' : key;
  }),
);

test('28 paper sheets, one key a decision, without network', async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visitOnce(page, server);
  await page.goto(`${server.site}/seance`);
  await page.getByLabel('Sur papier').check();
  await page.getByRole('button', { name: 'Commencer' }).press('Enter');
  await expect(title(page)).toHaveText('Saisir les feuilles');

  // Nothing to click or to focus first. Every key is counted.
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  const where = page.getByText(/^Feuille \d+ · Décision/);
  const half = printed.length / 2;
  for (const sheet of printed.slice(0, half)) for (const key of sheet) await press(key);
  await expect(where).toHaveText(`Feuille ${half + 1} · Décision 1 sur 16`);

  await test.step('a reload loses nothing, and typing goes on at once', async () => {
    await page.reload();
    await expect(where).toHaveText(`Feuille ${half + 1} · Décision 1 sur 16`);
    await expect(page.locator('td:focus')).toHaveCount(1);
  });
  for (const sheet of printed.slice(half)) for (const key of sheet) await press(key);
  await expect(page.getByText('28 feuilles saisies')).toBeVisible();
  expect(keys).toBe(printed.length * edition.groups.length);

  await test.step('a wrong key is taken back, a filled cell is typed over', async () => {
    for (const key of ['S', 'Backspace', 'ArrowUp', 'S', 'ArrowLeft']) await press(key);
    await press(printed.at(-1)?.[0] ?? '');
    await expect(page.getByText('28 feuilles saisies')).toBeVisible();
    // The cell in hand is never under the buttons, which stay at the foot of the screen.
    const cell = await page.locator('td[aria-selected=true]').boundingBox();
    const pad = await page.getByRole('group', { name: /^Feuille/ }).boundingBox();
    expect((cell?.y ?? 0) + (cell?.height ?? 0)).toBeLessThanOrEqual(pad?.y ?? 0);
  });
  expect(keys - printed.length * edition.groups.length).toBe(6);
  await expectCleanWideAndNarrow(page);
  await page.setViewportSize(projector);

  await page.getByRole('button', { name: 'Voir le bilan' }).click();
  const decisions = roomDecisionsOf(
    edition.groups.map((group, place) => {
      const count = (letter: string) => printed.filter((keyed) => keyed[place] === letter).length;
      const tally = {
        keep: count('G'),
        increase: count('A'),
        decrease: count('R'),
        remove: count('S'),
      };
      const choices = handChoicesOf(tally, percentsOf(group));
      return { id: group.id, cardIds: group.cardIds, choices };
    }),
  );
  await expect(page.getByText('Le budget de la salle · 28 feuilles')).toBeVisible();
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBe(1);
  await expect(page.getByRole('heading', { name: /^Solde/ })).toContainText(
    balanceWords(decisions),
  );
  await page.getByRole('button', { name: 'Effacer la séance' }).click();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain(
    'nosMilliardsSession',
  );
});

test('paper sheets are tapped in on a phone', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page, `${baseURL}/seance`);
  await page.getByLabel('Sur papier').check();
  await page.getByRole('button', { name: 'Commencer' }).click();
  for (const [place] of edition.groups.entries()) {
    await expect(page.getByText(`Feuille 1 · Décision ${place + 1} sur 16`)).toBeVisible();
    await page.getByRole('button', { name: 'Garder', exact: true }).click();
  }
  await page
    .getByRole('row', { name: /^Feuille 1/ })
    .getByRole('gridcell')
    .nth(2)
    .click();
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
  await expect(page.getByRole('row', { name: /^Feuille 1/ }).getByText('Supprimer')).toHaveCount(1);
  await expect(page.getByText('1 feuille saisie')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolation(page);
});

/** A class of 35: what each would have played in sixteen decisions. */
const pupils = Array.from({ length: 35 }, (_, pupil) =>
  edition.groups.flatMap(({ cardIds, sector }, place): ReceivedDecision[] => {
    const turn = (pupil * 5 + place * 3 + ((pupil * place) % 7)) % 9;
    const choices: Choice[] = [
      { type: 'keep' },
      { type: 'decrease', percent: 5 + (pupil % 3) * 5 },
      sector === 'niches_fiscales' ? { type: 'keep' } : { type: 'increase', percent: 10 },
      { type: 'remove' },
    ];
    const choice = choices[turn % 4];
    return choice === undefined || turn === 8 ? [] : cardIds.map((id) => ({ id, choice }));
  }),
);

test('a class of 35 by its links, without network @nightly', async ({ page, server }) => {
  await visitOnce(page, server);
  await page.goto(`${server.site}/seance`);
  await page.getByLabel('Par code QR ou par lien').check();
  await page.getByRole('button', { name: 'Commencer' }).click();
  await expect(title(page)).toHaveText('Prendre les budgets');
  const ledgers = pupils.map((pupil) => receivedLedgerOf(pupil, edition.territory).ledger);
  const codes = ledgers.map((ledger) => encodeBallot(ledger.values(), numbering));
  const links = codes.map((code) => `${server.site}/budget#${code}`);
  await page
    .getByLabel('Un lien ou un code par ligne')
    .fill([...links, links[0], `${links[1]?.slice(0, -2)}`].join('\n'));
  await page.getByRole('button', { name: 'Ajouter ces budgets' }).click();
  await expect(page.getByText('36 budgets pris').first()).toBeVisible();
  await expect(page.getByText('Une ligne n’est pas un budget', { exact: true })).toBeVisible();
  expect(await smallestLettersOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'En retirer un' }).click();
  await expect(page.getByText('35 budgets pris').first()).toBeVisible();

  await page.getByRole('button', { name: 'Parcourir les décisions' }).click();
  const votes = receivedVotesOf(edition.groups, ledgers, edition.deck);
  for (const { choices } of votes.slice(0, 4)) {
    await page.keyboard.press('r');
    await expect(
      page.getByText(`${tallySentenceOf(tallyOf(choices))}.`, { exact: true }).first(),
    ).toBeVisible();
    await page.keyboard.press('ArrowRight');
  }
  await expectCleanWideAndNarrow(page);
  await page.setViewportSize(projector);
  await page.getByRole('button', { name: 'Bilan', exact: true }).click();
  const cards = edition.deck.map(({ id }) => ({ id, cardIds: [id] }));
  const decisions = roomDecisionsOf(receivedVotesOf(cards, ledgers, edition.deck));
  await expect(page.getByRole('heading', { name: /^Solde/ })).toContainText(
    balanceWords(decisions),
  );
  await expectCleanWideAndNarrow(page);

  await page.setViewportSize({ width: 1280, height: 800 });
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBe(1);
});

test('every screen of a session holds in 320 pixels, and is clean', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, `${baseURL}/seance`);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Commencer' }).click();
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolation(page);
  await page.getByRole('button', { name: /^Montrer/ }).click();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Bilan', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Solde/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolation(page);
  await page.getByRole('button', { name: 'Effacer la séance' }).click();
  await page.getByLabel('Par code QR ou par lien').check();
  await page.getByRole('button', { name: 'Commencer' }).click();
  await expectNoSidewaysScroll(page);
});

const WIDTH = 640;
const HEIGHT = 480;

/** The file that stands for the camera: one code after the other, a second each. */
function filmOf(texts: readonly string[]): string {
  const header = `YUV4MPEG2 W${WIDTH} H${HEIGHT} F5:1 Ip A1:1 C420jpeg\n`;
  const parts = [Buffer.from(header)];
  for (const text of texts) {
    const rows = modulesOf(text) ?? [];
    const scale = Math.floor(HEIGHT / rows.length);
    const luma = Buffer.alloc(WIDTH * HEIGHT, 235);
    for (const [y, row] of rows.entries()) {
      for (const [x, isDark] of row.entries()) {
        if (!isDark) continue;
        for (let line = 0; line < scale; line += 1) {
          const start = (y * scale + line) * WIDTH + x * scale;
          luma.fill(16, start, start + scale);
        }
      }
    }
    const chroma = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
    for (let frame = 0; frame < 5; frame += 1) parts.push(Buffer.from('FRAME\n'), luma, chroma);
  }
  const file = join(mkdtempSync(join(tmpdir(), 'film-')), 'codes.y4m');
  writeFileSync(file, Buffer.concat(parts));
  return file;
}

test('codes held out to the camera are taken in, each once, without network', async ({
  playwright,
  server,
}) => {
  const codes = pupils.slice(0, 2).map((pupil) => {
    const { ledger } = receivedLedgerOf(pupil, edition.territory);
    return encodeBallot(ledger.values(), numbering);
  });
  const film = filmOf(codes.map((code) => `https://nosmilliards.example/budget#${code}`));
  const shell = '/usr/lib/chromium/chromium-headless-shell';
  const browser = await playwright.chromium.launch({
    executablePath: existsSync(shell) ? shell : '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  const page = await browser.newPage({ locale: 'fr-FR', reducedMotion: 'reduce' });
  // What reads the codes is taken from the copy on the device.
  await visitOnce(page, server);
  // Reached by a link of the site: the document that was loaded has no camera.
  await open(page, `${server.site}/plan-du-site`);
  await page.getByRole('link', { name: 'Décider à plusieurs' }).click();
  await page.getByLabel('Par code QR ou par lien').check();
  await page.getByRole('button', { name: 'Commencer' }).click();
  await page.getByRole('button', { name: 'Ouvrir la caméra' }).click();
  await expect(page.getByText('2 budgets pris').first()).toBeVisible();
  // The film of two seconds turns: what was seen before is not another budget.
  const played = () =>
    page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
  const once = await played();
  await expect.poll(played).toBeGreaterThan(once + 2.5);
  await expect(page.getByText('2 budgets pris').first()).toBeVisible();
  const kept = await page.evaluate(() => sessionStorage.getItem('nosMilliardsSession'));
  expect(JSON.parse(kept ?? '').codes.toSorted()).toEqual(codes.toSorted());
  await page.getByRole('button', { name: 'Fermer la caméra' }).click();
  await browser.close();
});
