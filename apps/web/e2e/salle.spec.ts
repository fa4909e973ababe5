import { readFileSync } from 'node:fs';
import { encodeBallot, type Numbering } from '@nosmilliards/contract/ballot-code';
import { PLAYING } from '@nosmilliards/contract/room.testing';
import { groupLimitsOf } from '@nosmilliards/domain/game/group';
import { formatAmount } from '@nosmilliards/domain/money/format';
import { roomDecisionsOf } from '@nosmilliards/domain/tally/room';
import { tallyOf, tallySentenceOf } from '@nosmilliards/domain/tally/tally';
import { balanceOf } from '@nosmilliards/domain/vote/ledger';
import { receivedLedgerOf } from '@nosmilliards/domain/vote/received';
import { boundsOf, initialPercentOf, type Choice } from '@nosmilliards/domain/vote/vote';
import type { Browser, Page } from '@playwright/test';
import { year } from './built.ts';
import { startCommunity } from './community.ts';
import { edition } from './game.ts';
import { expect, expectCleanWideAndNarrow, expectNoAxeViolation, open, test } from './page.ts';
import { projector, smallestLettersOf } from './projector.ts';

// One service, one database.
test.describe.configure({ mode: 'serial' });

/** On every change: six pupils, since the service hides fewer than five answers, and four decisions. */
const SMALL = {
  pupils: 6,
  decisions: 4,
  lateAt: 1,
  offline: { from: 1, until: 2 },
  reloadAt: 2,
  frozenAt: 3,
};
/** `npm run class -w apps/web` sets thirty-five pupils. */
const WHOLE = {
  pupils: Number(process.env['PUPILS'] ?? 12),
  decisions: edition.groups.length,
  lateAt: 4,
  offline: { from: 2, until: 5 },
  reloadAt: 7,
  frozenAt: 9,
};
const phone = { width: 390, height: 844 };

const numbering: Numbering = JSON.parse(
  readFileSync(new URL(import.meta.resolve('@nosmilliards/data/built/codes.json')), 'utf8'),
);

let community: Awaited<ReturnType<typeof startCommunity>>;

/** The other journeys visit a site without the service, on another port. */
function siteOf(baseURL: string | undefined): string {
  const { hostname, port } = new URL(baseURL ?? '');
  return `http://${hostname}:${Number(port) + 18}`;
}

test.use({
  baseURL: async ({ baseURL }, use) => use(siteOf(baseURL)),
  reducedMotion: 'reduce',
  viewport: projector,
});
test.beforeAll(async ({ baseURL }) => {
  community = await startCommunity(baseURL ?? '');
});
test.afterAll(() => community.stop());

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const choice = (page: Page, name: string) =>
  page.getByRole('group', { name: /^Votre choix/ }).getByRole('button', { name });

/** A phone of its own: nothing of another pupil is on it. */
async function newPhone(browser: Browser, site: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site ?? '',
    viewport: phone,
    hasTouch: true,
    locale: 'fr-FR',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  return context.newPage();
}

/** By the link of the QR code, which holds the code of the room. */
async function join(page: Page, code: string) {
  await open(page, `/rejoindre#${code}`);
  await page.getByRole('button', { name: 'Entrer dans la salle' }).click();
  await expect(title(page)).toHaveText(`Salle ${code}`);
}

async function answer(page: Page, chosen: Choice) {
  if (chosen.type === 'keep') {
    await choice(page, 'Garder').click();
  } else if (chosen.type === 'remove') {
    await choice(page, 'Supprimer').click();
    await page.getByRole('button', { name: 'Confirmer la suppression' }).click();
  } else {
    await choice(page, 'Réduire').click();
    await page.getByRole('button', { name: /^Réduire de/ }).click();
  }
}

/** What a pupil answers to a decision: different for each, and the same at every run. */
function answerOf(pupil: number, place: number): Choice {
  const group = edition.groups[place];
  const bounds = group && boundsOf('decrease', groupLimitsOf(group, edition.deck));
  const turn = (pupil * 5 + place * 3) % 7;
  if (turn < 2 && bounds) return { type: 'decrease', percent: initialPercentOf(bounds) };
  return turn === 2 ? { type: 'remove' } : { type: 'keep' };
}

for (const { room, tag } of [
  { room: SMALL, tag: [] },
  { room: WHOLE, tag: '@nightly' },
]) {
  const name = `${room.decisions} decisions, one projector and ${room.pupils} pupils: one late, one offline, one reloads`;
  test(name, { tag }, ({ page, browser, baseURL }) => playRoom(room, { page, browser, baseURL }));
}

type Room = typeof SMALL;
type Fixtures = { page: Page; browser: Browser; baseURL: string | undefined };

async function playRoom(room: Room, { page, browser, baseURL }: Fixtures) {
  const { pupils: PUPILS } = room;
  if (PUPILS > 12) test.setTimeout(600_000);
  const questions = edition.groups.slice(0, room.decisions);
  /** What each pupil has answered, by decision. */
  const answered = Array.from({ length: PUPILS }, () => new Map<number, Choice>());
  const choicesAt = (place: number) => answered.flatMap((ballot) => ballot.get(place) ?? []);
  const OFFLINE = { pupil: 1, ...room.offline };
  /** Who typed the code by hand. */
  const RELOAD = { pupil: 0, at: room.reloadAt };
  const LATE = { pupil: PUPILS - 1, at: room.lateAt };
  const FROZEN_AT = room.frozenAt;

  await open(page, '/seance');
  await page.getByLabel('En direct, avec les téléphones').check();
  await page.getByRole('button', { name: 'Ouvrir une salle' }).click();
  const shownCode = page.getByText('Code de la salle', { exact: true }).locator('+ p');
  await expect(shownCode).toHaveText(/^[2-9A-HJKMNP-TV-Z]{6}$/);
  const code = await shownCode.innerText();
  expect(
    await shownCode.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
  ).toBeGreaterThanOrEqual(124);
  expect(await smallestLettersOf(page)).toEqual([]);
  await expectNoAxeViolation(page);

  const phones = await Promise.all(
    Array.from({ length: PUPILS }, () => newPhone(browser, baseURL)),
  );
  const phoneOf = (pupil: number): Page => {
    const found = phones[pupil];
    if (found === undefined) throw new Error(`No pupil ${pupil}`);
    return found;
  };
  const first = phoneOf(0);

  await test.step('they come in, one with a wrong code first', async () => {
    await open(first, '/rejoindre');
    const field = first.getByLabel('Code de la salle');
    await field.fill(`o${code.slice(1)}`);
    await first.getByRole('button', { name: 'Entrer dans la salle' }).click();
    await expect(first.getByRole('alert')).toHaveText(
      'Aucun code ne contient O. Relisez-le\u00A0: les codes n’ont ni O, I, L, U, ni 0 ou 1.',
    );
    await field.fill(code === 'ZZZZZZ' ? 'YYYYYY' : 'ZZZZZZ');
    await field.press('Enter');
    await expect(first.getByRole('alert')).toHaveText(
      'Aucune salle n’a ce code. Vérifiez-le\u00A0: six signes, affichés à l’écran de la salle.',
    );
    await field.fill(` ${code.slice(0, 3).toLowerCase()} ${code.slice(3).toLowerCase()}`);
    await field.press('Enter');
    await expect(title(first)).toHaveText(`Salle ${code}`);
    for (let at = 1; at < PUPILS - 1; at += 6) {
      await Promise.all(
        phones.slice(at, Math.min(at + 6, PUPILS - 1)).map((one) => join(one, code)),
      );
    }
    await expect(page.getByText('personnes dans la salle')).toHaveText(
      `${PUPILS - 1} personnes dans la salle`,
    );
  });

  await page.getByRole('button', { name: 'Commencer' }).click();
  for (const [place, { title: name }] of questions.entries()) {
    await test.step(`decision ${place + 1}`, async () => {
      await expect(page.locator('#decision')).toHaveText(name);
      expect(await smallestLettersOf(page)).toEqual([]);
      if (place === LATE.at) await join(phoneOf(LATE.pupil), code);
      const lost = phoneOf(OFFLINE.pupil);
      if (place === OFFLINE.until) {
        await lost.context().setOffline(false);
        // The answer given without network came after its decision was shown: it counts no more.
        await expect(lost.getByText('À vous de choisir.', { exact: true })).toBeVisible({
          timeout: 30_000,
        });
      }
      const isAway = place >= OFFLINE.from && place < OFFLINE.until;
      if (place === OFFLINE.from) {
        await expect(lost.getByRole('heading', { level: 2, name })).toBeVisible();
        await lost.context().setOffline(true);
        await answer(lost, answerOf(OFFLINE.pupil, place));
        await expect(
          lost.getByText('Réseau absent. Votre choix est gardé ici et partira seul, une fois.', {
            exact: true,
          }),
        ).toBeVisible();
      }
      await Promise.all(
        phones.map(async (one, pupil) => {
          if (pupil === LATE.pupil && place < LATE.at) return;
          if (pupil === OFFLINE.pupil && isAway) return;
          await expect(one.getByRole('heading', { level: 2, name })).toBeVisible();
          await answer(one, answerOf(pupil, place));
          await expect(
            one.getByText('C’est noté. Vous pouvez encore changer.', { exact: true }),
          ).toBeVisible();
          answered[pupil]?.set(place, answerOf(pupil, place));
        }),
      );
      const all = choicesAt(place);
      const members = place < LATE.at ? PUPILS - 1 : PUPILS;
      await expect(page.getByText(`${all.length} réponses sur\u00A0${members}`)).toBeVisible();
      if (place === RELOAD.at) {
        await phoneOf(RELOAD.pupil).reload();
        await expect(phoneOf(RELOAD.pupil).getByRole('button', { pressed: true })).toBeVisible();
        await expect(page.getByText(`${all.length} réponses sur\u00A0${members}`)).toBeVisible();
      }
      if (place === FROZEN_AT) {
        await page.keyboard.press('f');
        await expect(
          first.getByText('Réponses figées. La vôtre est comptée.', { exact: true }),
        ).toBeVisible();
        await expect(choice(first, 'Garder')).toHaveAttribute('aria-disabled', 'true');
      }
      // Nothing of the counts is in the page before they are shown.
      const sentence = tallySentenceOf(tallyOf(all));
      await expect(page.getByText(sentence)).toHaveCount(0);
      await page.keyboard.press('r');
      await expect(page.getByText(`${sentence}.`, { exact: true })).toBeVisible();
      await expect(
        page.getByRole('status').filter({ hasText: `${sentence}. Réponses figées.` }),
      ).toHaveCount(1);
      await expect(first.getByText(`La salle\u00A0: ${sentence}.`).first()).toBeVisible();
      if (place === FROZEN_AT) {
        // Seen once, it opens no more on the way back to it.
        await page.keyboard.press('ArrowLeft');
        await expect(page.locator('#decision')).toHaveText(questions[place - 1]?.title ?? '?');
        await page.keyboard.press('ArrowRight');
        await expect(page.locator('#decision')).toHaveText(name);
        await expect(page.getByText(`${sentence}.`, { exact: true })).toBeVisible();
        await expect(choice(first, 'Garder')).toHaveAttribute('aria-disabled', 'true');
      }
      if (place + 1 < questions.length) await page.keyboard.press('ArrowRight');
    });
  }

  const votes = questions.map(({ id, cardIds }, place) => ({
    id,
    cardIds,
    choices: choicesAt(place),
  }));
  await test.step('the budget of the room is that of the domain, vote by vote', async () => {
    const last = room.decisions === edition.groups.length;
    await page.getByRole('button', { name: last ? 'Voir le bilan' : 'Bilan', exact: true }).click();
    const { ledger } = receivedLedgerOf(roomDecisionsOf(votes), edition.territory);
    const balance = formatAmount(balanceOf(ledger, edition.baseline), {
      form: 'billions',
      signed: true,
    });
    await expect(page.getByRole('heading', { name: /^Solde/ })).toContainText(balance);
    const rows = page.getByRole('region', { name: 'Tous les décomptes' }).getByRole('row');
    for (const [place, { title: name }] of questions.entries()) {
      const tally = tallyOf(votes[place]?.choices ?? []);
      const cells = rows.filter({ hasText: name }).first().getByRole('cell');
      await expect(cells.nth(0)).toHaveText(String(tally.keep));
      await expect(cells.nth(2)).toHaveText(String(tally.decrease));
      await expect(cells.nth(3)).toHaveText(String(tally.remove));
    }
    await expectNoAxeViolation(page);
  });

  // Not counted by the room, it stays in the pupil's own budget.
  answered[OFFLINE.pupil]?.set(OFFLINE.from, answerOf(OFFLINE.pupil, OFFLINE.from));
  await test.step('each keeps a link of their own choices, and their own votes are untouched', async () => {
    for (const pupil of [2, OFFLINE.pupil, RELOAD.pupil, LATE.pupil]) {
      const one = phoneOf(pupil);
      await expect(title(one)).toHaveText('La séance est terminée');
      const decisions = questions.flatMap(({ cardIds }, place) => {
        const chosen = answered[pupil]?.get(place);
        return chosen ? cardIds.map((id) => ({ id, choice: chosen })) : [];
      });
      const { ledger } = receivedLedgerOf(decisions, edition.territory);
      await expect(one.getByLabel('Lien de mon budget')).toHaveValue(
        `${baseURL}/budget#${encodeBallot(ledger.values(), numbering)}`,
      );
      expect(await one.evaluate(() => localStorage.getItem('simpleBudgetState'))).toBeNull();
    }
  });

  await test.step('deleted at once: no row is left, the counts stay on this screen', async () => {
    expect(await community.roomRows()).toBe(1 + PUPILS);
    await page.getByRole('button', { name: 'Effacer la salle du service' }).click();
    await expect(page.getByRole('button', { name: 'Effacer la salle du service' })).toBeHidden();
    expect(await community.roomRows()).toBe(0);
    await expect(
      first.getByText('La salle est effacée\u00A0: il n’en reste rien sur le service.'),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: 'Tous les décomptes' })).toBeVisible();
    expect((await community.counters()).ballots).toBe(0);
  });
  await Promise.all(phones.map((one) => one.context().close()));
}

test('a pupil by keyboard, in words, in any width', async ({ page, baseURL }) => {
  await page.setViewportSize(phone);
  const rooms = `${baseURL}/api/v1/rooms`;
  const opening = { edition: year, deck: 'groups', items: edition.groups.length, size: 'class' };
  const { code, teacher }: { code: string; teacher: string } = await (
    await page.request.post(rooms, { data: opening })
  ).json();
  const stage = (change: object) =>
    page.request.put(`${rooms}/${code}/state`, {
      data: { teacher, ...PLAYING, ...change },
    });
  const status = page.getByRole('status').filter({ hasText: /./ }).first();

  await open(page, `/rejoindre#${code}`);
  await expect(page.getByLabel('Code de la salle')).toHaveValue(code);
  await expectCleanWideAndNarrow(page);
  await page.setViewportSize(phone);
  await page.getByLabel('Code de la salle').press('Enter');
  await expect(title(page)).toBeFocused();
  await expect(status).toHaveText(
    'La séance n’a pas commencé. Vous êtes la première personne ici.',
  );
  await expectNoAxeViolation(page);

  await stage({});
  const [group] = edition.groups;
  await expect(status).toHaveText(
    `Décision\u00A01 sur 16\u00A0: ${group?.title}. À vous de choisir.`,
  );
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(choice(page, 'Garder')).toBeFocused({ timeout: 50 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect(status).toHaveText(
    `${group?.title}\u00A0: gardé. C’est noté. Vous pouvez encore changer.`,
  );
  await expectCleanWideAndNarrow(page);
  await page.setViewportSize(phone);

  await stage({ isRevealed: true });
  await expect(status).toHaveText('Moins de cinq réponses\u00A0: elles ne sont pas montrées.');
  await stage({ pace: 'own' });
  await page.getByRole('button', { name: 'Suivante' }).press('Enter');
  await expect(status).toContainText('Décision\u00A02 sur 16');
  await stage({ isOver: true });
  await expect(title(page)).toBeFocused();
  await expect(title(page)).toHaveText('La séance est terminée');
  await expectCleanWideAndNarrow(page);
  await page.getByRole('button', { name: 'Quitter la salle' }).press('Enter');
  await expect(title(page)).toHaveText('Rejoindre une salle');
  expect(await page.evaluate(() => localStorage.getItem('nosMilliardsSeat'))).toBeNull();
});
