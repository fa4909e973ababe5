import { resolve } from 'node:path';
import { formatAmount } from '@nosmilliards/domain/money/format';
import { expect, test as base } from '@playwright/test';
import { storedBy } from '../../app/testing/persona.ts';
import { amountOf, cardAmountOf, deficit } from '../built.ts';
import { faultsOf, isHydrated, pagesOfEachKind } from './in-page.ts';
import { openScreen } from './hidden-screen.ts';
import { KEY, startSession, type Session } from './webdriver.ts';

declare global {
  /** The name of the control that had the last click. */
  var lastClicked: string;
}

/** WebKitGTK in a window as wide as a phone. */
const test = base.extend<{ session: Session }>({
  session: async ({ baseURL }, use) => {
    const { display, close } = await openScreen();
    const session = await startSession(
      {
        driver: 'WebKitWebDriver',
        env: { DISPLAY: display, WINDOW_SIZE: '390x844' },
        capabilities: {
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': {
            binary: resolve(import.meta.dirname, 'webkit-window.py'),
            args: [],
          },
        },
      },
      baseURL ?? '',
    );
    await use(session);
    expect(await session.run(() => complaints)).toEqual([]);
    await session.end();
    close();
  },
});

test('every kind of page opens in the hand, without complaint', async ({ session }) => {
  for (const { path, title } of pagesOfEachKind) {
    await visit(session, path);
    await expect.soft.poll(() => session.run(faultsOf, title), path).toEqual([]);
    expect.soft(await session.run(() => complaints), path).toEqual([]);
  }
});

test('the menu opens, leads somewhere and closes', async ({ session }) => {
  const isOpen = () => session.run(() => document.querySelector('#menu-liste')?.checkVisibility());
  await visit(session, '/');
  expect(await isOpen()).toBe(false);
  await click(session, 'Menu');
  await expect.poll(isOpen).toBe(true);
  await click(session, 'Explorer');
  await expect.poll(() => session.run(() => location.pathname)).toBe('/explorer');
  await expect.poll(isOpen).toBe(false);
});

test('a vote in the explorer moves the balance', async ({ session }) => {
  await visit(session, '/explorer?tab=expenses#defense_armees');
  await expect
    .poll(() => session.run(() => document.querySelector('main fieldset') !== null))
    .toBe(true);
  await click(session, 'Réduire');
  await click(session, '25 %');
  await click(session, 'Valider');
  await expect
    .poll(() => textOf(session, '[aria-label="Impact de vos votes"]'))
    .toContain(withPlainSpaces(formatAmount(deficit - amountOf('defense_armees') * 0.25)));
  await expect.poll(() => focused(session)).toBe('Réduire');
});

test('the slider follows the arrows, Enter validates, Escape gives the focus back', async ({
  session,
}) => {
  const slider = () =>
    session.run(
      () => document.querySelector<HTMLInputElement>('dialog[open] input[type=range]')?.value,
    );
  await visit(session, '/');
  // No question between the cards.
  await session.run(() =>
    localStorage.setItem(
      'nosMilliardsGame',
      JSON.stringify({ version: 2, votes: [], isGuessing: false }),
    ),
  );
  await visit(session, '/je-fais-mon-budget');
  await expect.poll(() => textOf(session, '#carte')).toBe('Défense');
  await click(session, 'Réduire');
  await expect.poll(slider).toBe('10');
  await session.press(KEY.right, KEY.right);
  await expect.poll(slider).toBe('12');
  await session.press(KEY.enter);
  await expect.poll(() => textOf(session, '#carte')).not.toBe('Défense');
  await expect
    .poll(() => textOf(session, '[aria-label="État de votre budget"]'))
    .toContain(withPlainSpaces(formatAmount(deficit - cardAmountOf('ET01') * 0.12)));

  // A card cannot be voted as soon as it shows (G22).
  await expect(async () => {
    await click(session, 'Supprimer');
    expect(await textOf(session, 'dialog[open]')).toContain('Confirmer la suppression');
  }).toPass();
  await session.press(KEY.escape);
  await expect.poll(() => textOf(session, 'dialog[open]')).toBe(null);
  await expect.poll(() => focused(session)).toContain('Supprimer');
});

test('a misspelt line is found and opened', async ({ session }) => {
  await visit(session, '/');
  await click(session, 'Rechercher');
  await expect.poll(() => session.run(() => document.activeElement?.role)).toBe('combobox');
  await session.press(...Array.from('hopitaux publcs'));
  await expect.poll(() => textOf(session, '[role=option]')).toContain('Hôpitaux et cliniques');
  await session.press(KEY.down, KEY.enter);
  await expect
    .poll(() => session.run(() => location.pathname))
    .toBe('/ligne/sante_solidarite_hopitaux');
});

test('the chart of the balance keeps within its height', async ({ session }) => {
  await visit(session, '/');
  await session.run(
    (entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    },
    Object.entries(storedBy('Fin des niches')),
  );
  await visit(session, '/reduction-impots');
  const heights = () =>
    session.run(() => {
      const labels = [...document.querySelectorAll('text')];
      let chart: Element | null | undefined = labels.find((one) =>
        one.textContent?.endsWith('équilibre'),
      );
      while (chart?.parentElement?.closest('svg')) chart = chart.parentElement.closest('svg');
      const bars = [...(chart?.querySelectorAll('rect') ?? [])];
      return [chart, ...bars].map((one) => Math.round(one?.getBoundingClientRect().height ?? 0));
    });
  await expect.poll(async () => (await heights())[0]).toBeGreaterThan(40);
  const [chart = 0, ...bars] = await heights();
  expect(chart).toBeLessThan(75);
  expect(Math.max(...bars)).toBeGreaterThan(7);
  expect(Math.max(...bars)).toBeLessThan(18);
});

async function visit(session: Session, path: string) {
  await session.goTo(path);
  await expect.poll(() => session.run(isHydrated), path).toBe(true);
}

/** The first control in sight with this name. On a busy machine it may move under the hand: again. */
async function click(session: Session, name: string) {
  await expect(async () => {
    const place = await session.run(placeOf, name);
    if (place === null) throw new Error(`« ${name} » is not in sight`);
    await session.clickAt(place);
    expect(await session.run(() => lastClicked), name).toBe(name);
  }).toPass({ intervals: [150] });
}

/** Runs in the page. */
function placeOf(name: string) {
  const control = [...document.querySelectorAll<HTMLElement>('a, button')].find((one) => {
    const words = (one.ariaLabel ?? one.textContent).replaceAll(/\s+/g, ' ').trim();
    const isReached = document.querySelector('dialog:modal')?.contains(one) ?? true;
    return words.startsWith(name) && isReached && one.checkVisibility();
  });
  if (!control) return null;
  control.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = control.getBoundingClientRect();
  const place = { x: left + width / 2, y: top + height / 2 };
  control.addEventListener('click', () => (globalThis.lastClicked = name), { capture: true });
  globalThis.lastClicked = '';
  return control.contains(document.elementFromPoint(place.x, place.y)) ? place : null;
}

/** As it is read: spaces of any kind and number are one. */
async function textOf(session: Session, selector: string) {
  const text = await session.run(
    (css) => document.querySelector<HTMLElement>(css)?.innerText ?? null,
    selector,
  );
  return text === null ? null : withPlainSpaces(text).trim();
}

function withPlainSpaces(text: string) {
  return text.replaceAll(/\s+/g, ' ');
}

function focused(session: Session) {
  return session.run(() => document.activeElement?.textContent.replaceAll(/\s+/g, ' ').trim());
}
