/* oxlint-disable no-await-in-loop -- one gesture after the other: they share the page */
import { join, resolve } from 'node:path';
import { chromium, type Locator, type Page } from '@playwright/test';
import { prefixOf, startNginx } from '../e2e/nginx.ts';
import { buildDirectory } from '../publish/variant.ts';
import { medianOf } from './median.ts';

/**
 * How long the gestures of the game wait for their paint on a machine four times slower, beside the
 * opening of a native `<details>` in the same page: a busy machine slows both. Medians. An empty
 * native window is opened too: below its time, no window of ours can go.
 * `gestures.ts [ROUNDS] [BUILD]`
 */
const web = resolve(import.meta.dirname, '..');
const [rounds = '8', build = join(web, buildDirectory)] = process.argv.slice(2);
const SLOWER = 4;
const MOST_MS = 100;
const MOST_TIMES_NATIVE = 2;
/** The stamp is read and the card seen: the next gesture finds the page at rest. */
const REST_MS = 900;
const NATIVE = 'details';
const EMPTY_WINDOW = 'empty window';
const port = Number(process.env['GESTURES_PORT'] ?? 4196);

/** On a large screen the sheet and the register are drawn too. */
const screens = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
};

const nginx = startNginx(prefixOf(build, `listen 127.0.0.1:${port};`));
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const [name, viewport] of Object.entries(screens)) {
    const times = new Map<string, number[]>();
    for (let round = 0; round < Number(rounds); round += 1) await playOnce(viewport, times);
    report(name, times);
  }
} finally {
  await browser.close();
  nginx.kill('SIGQUIT');
}

function report(screen: string, times: ReadonlyMap<string, readonly number[]>) {
  const most = Math.max(MOST_MS, medianOf(times.get(NATIVE) ?? []) * MOST_TIMES_NATIVE);
  for (const [gesture, measured] of times) {
    const isSlow = gesture !== EMPTY_WINDOW && medianOf(measured) > most;
    if (isSlow) process.exitCode = 1;
    console.log(
      `${screen}, ${gesture}: ${medianOf(measured)} ms (${measured.join(' ')})${isSlow ? ' TOO SLOW' : ''}`,
    );
  }
}

async function playOnce(viewport: { width: number; height: number }, times: Map<string, number[]>) {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(watchGestures);
  await page.goto(`http://127.0.0.1:${port}/je-fais-mon-budget`, { waitUntil: 'networkidle' });
  // It comes with the cards: before them, the page is not yet React's own.
  await page.getByRole('checkbox', { name: /^Avec les recettes/ }).waitFor();
  await page.evaluate(addNative);
  const device = await context.newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });

  const timed = async (gesture: string, make: () => Promise<unknown>) => {
    await page.evaluate('seen.length = 0');
    await make();
    await page.waitForTimeout(REST_MS);
    const seen = await page.evaluate<number[]>('seen');
    times.set(gesture, [...(times.get(gesture) ?? []), Math.max(0, ...seen)]);
  };
  const press = async (gesture: string, button: Locator) => {
    await button.hover();
    const { x, y, width, height } = (await button.boundingBox()) ?? noBox(gesture);
    // Not `click()`: the listeners by which it makes sure of its target would be timed as well.
    await timed(gesture, () => page.mouse.click(x + width / 2, y + height / 2));
  };
  const named = (name: string | RegExp) =>
    page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();

  await press(NATIVE, page.getByText('Natif'));
  await press(EMPTY_WINDOW, page.getByText('Fenêtre vide'));
  await page.keyboard.press('Escape');
  await press('first keep', named('Garder'));
  await press('first adjust', named('Réduire'));
  await timed('first slider', () => moveSlider(page));
  await press('first validate', named(/^Réduire de/));
  await press('keep', named('Garder'));
  await press('adjust', named('Augmenter'));
  await timed('slider', () => moveSlider(page));
  await press('validate', named(/^Augmenter de/));
  await press('undo', named('Annuler le dernier choix'));
  await press(NATIVE, page.getByText('Natif'));
  await press('plan', named('Plan des cartes'));
  await context.close();
}

async function moveSlider(page: Page) {
  await page.getByRole('slider').press('ArrowRight');
}

function noBox(gesture: string): never {
  throw new Error(`Nothing to press for « ${gesture} »`);
}

/** Runs in the page. No question between the cards. */
function watchGestures() {
  const quiet = { version: 2, votes: [], isGuessing: false };
  localStorage.setItem('nosMilliardsGame', JSON.stringify(quiet));
  const seen: number[] = [];
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.push(duration);
  }).observe(Object.assign({ type: 'event' }, { durationThreshold: 16 }));
}

/** Runs in the page. */
function addNative() {
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
