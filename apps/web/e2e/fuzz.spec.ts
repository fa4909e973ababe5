import { STORAGE_KEYS } from '@nosmilliards/domain/storage-key';
import type { Page } from '@playwright/test';
import * as fc from 'fast-check';
import { expect, test } from './page.ts';

/** The same every time: what one run finds, another finds again. */
const seed = 20_251_115;

const HOSTILE = [
  '<img src=x onerror="document.title=1">',
  '"><script>document.title=1</script>',
  'javascript:alert(1)',
  "'||1--",
  '__proto__',
  'constructor',
  'undefined',
  '../../etc/passwd',
  '//example.org',
  '\\example.org',
  '-vs-',
  'defense-vs-defense-vs-',
  'ET01',
  'defense',
  '%',
  '{{7*7}}',
  'a'.repeat(1500),
  '\u202E\u0000\u{1F4A3}',
  'É́',
];
/** Sent as they are: no browser would write them, a hand can. */
const UNREADABLE = ['%', '%ff', '%c3%28', '%00', '%u0041', '%2e%2e%2f', '+', '&&==', '?#', '//'];

const aText = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
);
const aPiece = fc.oneof(
  { weight: 3, arbitrary: aText.map((text) => encodeURIComponent(text)) },
  { weight: 1, arbitrary: fc.constantFrom(...UNREADABLE) },
);
const anAddress = fc
  .tuple(
    fc.constantFrom(
      '/explorer?tab=$',
      '/explorer?tab=expenses#$',
      '/explorer?$=$#$',
      '/je-fais-mon-budget?carte=$',
      '/compare/$',
      '/compare/defense-vs-$-vs-education_formation',
      '/ligne/$',
      '/carte/$',
      '/lexique#$',
      '/resultats?$#$',
      '/#$',
      '/$',
    ),
    aPiece,
  )
  .map(([shape, piece]) => shape.replaceAll('$', () => piece));

const aVote = fc.record(
  {
    nodeId: fc.constantFrom('defense', 'ET01', '__proto__', 'inconnue'),
    cardId: fc.constantFrom('ET01', 'ET02', '__proto__', 'inconnue'),
    type: fc.constantFrom('increase', 'decrease', 'remove', 'keep', 'explode'),
    value: fc.oneof(fc.double(), fc.constantFrom(-1e308, 1e308, 0, -100, 1000)),
    timestamp: fc.oneof(fc.integer(), fc.constant(8.64e15 + 1)),
  },
  { requiredKeys: [] },
);
const aStoredText = fc
  .oneof(
    aText,
    fc.json(),
    fc.dictionary(fc.constantFrom('defense', 'ET01', 'x'), aVote).map((votes) => ({ votes })),
    fc.record({
      version: fc.constantFrom(1, 2, '1'),
      currentCardIndex: fc.double(),
      votes: fc.array(aVote),
    }),
    fc.array(fc.record({ id: aText, nom: aText, montant: fc.double(), categorie: aText })),
  )
  .map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
const aDevice = fc.tuple(
  fc.constantFrom(
    '/',
    '/explorer',
    '/je-fais-mon-budget',
    '/resultats',
    '/gamified-completion',
    '/reduction-impots',
  ),
  fc.dictionary(fc.constantFrom(...Object.values(STORAGE_KEYS)), aStoredText, { minKeys: 1 }),
);

/** The page is whole and alive: drawn by React, at rest, in words, without a complaint. */
async function expectSound(page: Page, complaints: string[], what: string) {
  const isAlive = page.waitForFunction(() => {
    const isDrawn = Object.keys(document).some((key) => key.startsWith('__reactContainer'));
    const heading = document.querySelector('h1')?.textContent ?? '';
    return isDrawn && heading !== '' && !heading.startsWith('Chargement');
  });
  await expect(isAlive, what).resolves.toBeTruthy();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 500 })));
  expect(await page.title(), what).toMatch(/ — Nos Milliards$/);
  expect(await page.evaluate(() => document.body.innerText), what).not.toMatch(
    /Une erreur est survenue|\bNaN\b|\[object |Infinity/,
  );
  // A page left at once does not wait for its last files.
  const announced = complaints.splice(0).filter((one) => !one.endsWith('net::ERR_ABORTED'));
  expect(announced, what).toEqual([]);
}

const GROUPS = 4;
const addresses = fc.sample(anAddress, { seed, numRuns: 200 });
const devices = fc.sample(aDevice, { seed, numRuns: 80 });

for (let group = 0; group < GROUPS; group += 1) {
  const isOfGroup = (_: unknown, index: number) => index % GROUPS === group;

  test(`no address breaks the site, ${group + 1} @nightly`, async ({
    page,
    baseURL,
    complaints,
  }) => {
    for (const address of addresses.filter(isOfGroup)) {
      const response = await page.goto(baseURL + address);
      if (response?.status() === 400) {
        // An address no server can read: nginx refuses it by itself.
        complaints.length = 0;
        continue;
      }
      await expectSound(page, complaints, address);
      expect(new URL(page.url()).origin, address).toBe(baseURL);
    }
  });

  test(`nothing kept on the device breaks the site, ${group + 1} @nightly`, async ({
    page,
    complaints,
  }) => {
    await page.goto('/favicon.svg');
    for (const [path, stored] of devices.filter(isOfGroup)) {
      await page.evaluate((entries) => {
        for (const store of [localStorage, sessionStorage]) {
          store.clear();
          for (const [key, value] of entries) store.setItem(key, value);
        }
      }, Object.entries(stored));
      await page.goto(path);
      await expectSound(page, complaints, `${path} ${JSON.stringify(stored)}`);
    }
  });
}
