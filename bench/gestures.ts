import type { Browser, Locator, Page } from '@playwright/test';
import { gestureLimit } from '../apps/web/judge/limits.ts';
import { medianOf } from './median.ts';
import { CPU_SLOWDOWN, onSite, phoneScreen } from './site.ts';

/**
 * How long each gesture of the game, and each digit typed in « Ma part », waits for the next paint,
 * with a slowed CPU. A native `<details>` opened in the same page tells how slow the machine is, an
 * empty `<dialog>` what a window costs at least. `gestures.ts [ROUNDS]`
 */
const rounds = Number(process.argv[2] ?? 8);
/** Longer than the animations of the game: the next gesture starts from a page at rest. */
const REST_MS = 900;
const DETAILS = 'open <details>';
const DIALOG = 'open an empty <dialog>';
const FIRST_WINDOW = 'first adjust';
const TYPING = 'type a digit in « Ma part »';

const screens = { phone: phoneScreen, desktop: { width: 1280, height: 900 } };
type Screen = (typeof screens)[keyof typeof screens];
type Times = Map<string, number[]>;

await onSite(async (browser, site) => {
  for (const [name, screen] of Object.entries(screens)) {
    const times: Times = new Map();
    for (let round = 0; round < rounds; round += 1) {
      await playOnce(browser, site, screen, times);
      await typeOnce(browser, site, screen, times);
    }
    report(name, times);
  }
});

function report(screen: string, times: Times) {
  const { milliseconds, firstWindowMilliseconds, typingMilliseconds, timesDetails } = gestureLimit;
  const limits: Record<string, number> = {
    [FIRST_WINDOW]: firstWindowMilliseconds,
    [TYPING]: typingMilliseconds,
  };
  const floor = medianOf(times.get(DETAILS) ?? []) * timesDetails;
  for (const [gesture, measured] of times) {
    const limit = Math.max(limits[gesture] ?? milliseconds, floor);
    const isNative = gesture === DETAILS || gesture === DIALOG;
    const isSlow = !isNative && medianOf(measured) > limit;
    if (isSlow) process.exitCode = 1;
    console.log(
      `${screen}, ${gesture}: ${medianOf(measured)} ms (${measured.join(' ')})${isSlow ? ` TOO SLOW: the limit is ${limit} ms` : ''}`,
    );
  }
}

async function playOnce(browser: Browser, site: string, viewport: Screen, times: Times) {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(watchGestures);
  await page.goto(`${site}/je-fais-mon-budget`, { waitUntil: 'networkidle' });
  // Drawn by React once it has hydrated the page.
  await page.getByRole('checkbox', { name: /^Avec les recettes/ }).waitFor();
  await page.evaluate(addNativeElements);
  const timed = await timerOf(page, times);
  const press = async (gesture: string, button: Locator) => {
    await button.hover();
    const box = await button.boundingBox();
    if (box === null) throw new Error(`Nothing to press for « ${gesture} »`);
    // Not `click()`: its own listeners in the page would be timed too.
    await timed(gesture, () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2));
  };
  const named = (name: string | RegExp) =>
    page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();
  const moveSlider = () => page.getByRole('slider').press('ArrowRight');

  await press(DETAILS, page.getByText('Natif'));
  await press(DIALOG, page.getByText('Fenêtre vide'));
  await page.keyboard.press('Escape');
  await press('first keep', named('Garder'));
  await press(FIRST_WINDOW, named('Réduire'));
  await timed('first slider', moveSlider);
  await press('first validate', named(/^Réduire de/));
  await press('keep', named('Garder'));
  await press('adjust', named('Augmenter'));
  await timed('slider', moveSlider);
  await press('validate', named(/^Augmenter de/));
  await press('undo', named('Annuler le dernier choix'));
  await press(DETAILS, page.getByText('Natif'));
  await press('plan', named('Plan des cartes'));
  await context.close();
}

async function typeOnce(browser: Browser, site: string, viewport: Screen, times: Times) {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(watchGestures);
  await page.goto(`${site}/ma-part`, { waitUntil: 'networkidle' });
  const timed = await timerOf(page, times);
  const field = page.getByRole('textbox', { name: 'Votre net du mois, avant impôt' });
  await field.focus();
  for (const digit of '2345') await timed(TYPING, () => page.keyboard.press(digit));
  await context.close();
}

/** Slows the CPU down; measures each gesture, then waits for a page at rest. */
async function timerOf(page: Page, times: Times) {
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return async (gesture: string, make: () => Promise<unknown>) => {
    await page.evaluate('durations.length = 0');
    await make();
    await page.waitForTimeout(REST_MS);
    const durations = await page.evaluate<number[]>('durations');
    times.set(gesture, [...(times.get(gesture) ?? []), Math.max(0, ...durations)]);
  };
}

/** Runs in the page, with the questions between the cards turned off. */
function watchGestures() {
  const game = { version: 2, votes: [], isGuessing: false };
  localStorage.setItem('nosMilliardsGame', JSON.stringify(game));
  const durations: number[] = [];
  Object.assign(globalThis, { durations });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) durations.push(duration);
    // Lib.dom does not know `durationThreshold` yet.
  }).observe(Object.assign({ type: 'event' }, { durationThreshold: 16 }));
}

/** Runs in the page. */
function addNativeElements() {
  const details = document.createElement('details');
  const summary = document.createElement('summary');
  summary.textContent = 'Natif';
  details.append(summary, 'Un texte.');
  const dialog = document.createElement('dialog');
  const button = document.createElement('button');
  button.textContent = 'Fenêtre vide';
  button.addEventListener('click', () => dialog.showModal());
  document.querySelector('main')?.prepend(details, button, dialog);
}
