import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page, type Request } from '@playwright/test';
import { functionYear } from './built.ts';
import { HYDRATED } from '../app/browser/hydration.ts';
import { headingOf, sitePages } from '../app/site/pages.ts';

/** Every page of the site, as a visitor types it, with the title it must show. */
export const knownPages = [
  ...sitePages.map((page) => ({ path: page.path, title: headingOf(page) })),
  { path: '/ligne/defense_armees_p146', title: 'Équipement des forces' },
  { path: '/ligne/sante_solidarite', title: 'Santé, retraites et solidarité' },
  { path: '/ligne/fiscalite_etat_tva', title: 'TVA (part de l’État)' },
  { path: '/ligne/niches_fiscales_autres', title: 'Autres niches fiscales' },
  {
    path: '/ligne/technique_ecart_insee',
    title: 'Écart entre les dépenses retenues et les comptes de l’Insee',
  },
  { path: '/commune/01004', title: 'Ambérieu-en-Bugey dépense 1\u202F304\u00A0€ par habitant.' },
  { path: '/carte/ET01', title: '« Défense » : que feriez-vous ?' },
  {
    path: '/piece/insee_t3205',
    title: 'Tableau 3.205 Dépenses et recettes des administrations publiques locales (S1313)',
  },
  {
    path: '/fonction/gf10',
    title: `En ${functionYear}, la dépense publique de protection sociale fait 23,7\u00A0% du PIB en France, 19,6\u00A0% dans l’Union`,
  },
  {
    path: '/compare/defense-vs-education_formation',
    title:
      'La ligne «\u00A0Éducation, formation, culture et sport\u00A0» pèse 2,1 fois la ligne «\u00A0Défense et anciens combattants\u00A0».',
  },
  {
    path: '/compare/education_formation_culture-vs-securite_justice_tribunaux_p166',
    title: 'Justice judiciaire et Culture',
  },
];

const unknownPaths = [
  '/ligne/une-ligne-inconnue',
  '/carte/ZZ99',
  '/piece/inconnue',
  '/fonction/gf99',
  '/commune/lyon',
  '/404',
  '/n-importe-quoi',
];

export const pages = [
  ...knownPages,
  ...unknownPaths.map((path) => ({ path, title: 'Page introuvable' })),
];

/** A test that fails when the page complains: console error, uncaught error, blocked by the CSP. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        // An unknown address answers 404, as it must; a missing file is told by its response.
        const isMissing = message.text().includes('status of 404');
        if (message.type() === 'error' && !isMissing) complaints.push(message.text());
      });
      page.on('response', (response) => {
        const isDocument = response.request().resourceType() === 'document';
        // The site does without the service: that nobody answers is told in the page.
        const isOfService = new URL(response.url()).pathname.startsWith('/api/');
        if (response.status() >= 400 && !isDocument && !isOfService) {
          complaints.push(`${response.url()} ${response.status()}`);
        }
      });
      onFailedRequest(page, (request) => {
        complaints.push(`${request.url()} ${request.failure()?.errorText}`);
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Leaves out the requests that the browser aborts because the visitor left the page. */
function onFailedRequest(page: Page, tell: (request: Request) => void) {
  const waited = new Set<Request>();
  const left = new Set<Request>();
  page.on('request', (request) => {
    const isLeaving = [...waited].some((earlier) => earlier.isNavigationRequest());
    if (isLeaving) left.add(request);
    if (request.isNavigationRequest()) for (const earlier of waited) left.add(earlier);
    waited.add(request);
  });
  page.on('requestfinished', (request) => waited.delete(request));
  page.on('requestfailed', (request) => {
    waited.delete(request);
    // A stream of events has no other end; a preview ends when another one is chosen.
    const isEndless = request.resourceType() === 'eventsource' || /\/embed\//.test(request.url());
    const isLeft = left.has(request) || isEndless;
    const isGivenUp = request.failure()?.errorText === 'net::ERR_ABORTED' && isLeft;
    if (!isGivenUp) tell(request);
  });
}

export async function expectNoAxeViolation(page: Page) {
  // axe reads colours: those of a transition under way are not ours.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  const { violations } = await new AxeBuilder({ page })
    // Our pages have no frame: axe need not open a page to gather the results of several.
    .setLegacyMode()
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`),
  ).toEqual([]);
}

/** Light and wide, then dark and narrow: each theme and each width once. */
export async function expectCleanWideAndNarrow(page: Page) {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoAxeViolation(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolation(page);
}

/** Polls: after a resize, React draws again what depends on the width. */
export async function expectNoSidewaysScroll(page: Page) {
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(overflow).toBe(0);
}

/**
 * Words that a screen reader joins: a space at the edge of a visually hidden text is heard only when
 * it is drawn.
 */
export async function gluedWordsOf(page: Page): Promise<string[]> {
  // In the page, where no function of this file can be called.
  /* oxlint-disable unicorn/consistent-function-scoping */
  return page.evaluate(() => {
    const isHiddenText = (element: Element) => {
      const { position, clipPath } = getComputedStyle(element);
      return position === 'absolute' && clipPath === 'inset(50%)';
    };
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const parent = text.parentElement;
      if (!(text instanceof Text) || !parent?.checkVisibility()) continue;
      if (!parent.closest('[aria-hidden=true], script, style')) texts.push(text);
    }
    const drawn = (text: Text, at: number) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      // A grid or flex item is heard apart, even without a drawn space.
      const { display } = getComputedStyle(text.parentElement ?? document.body);
      return range.getBoundingClientRect().width > 0 || /grid|flex/.test(display);
    };
    // Two blocks are heard apart. The hidden text is absolutely positioned: its own block is not one.
    const blockOf = (text: Text) => {
      let block = text.parentElement;
      while (block && (isHiddenText(block) || getComputedStyle(block).display === 'inline'))
        block = block.parentElement;
      return block;
    };
    return texts.flatMap((text, index) => {
      const before = texts[index - 1];
      if (before === undefined || blockOf(before) !== blockOf(text)) return [];
      const isEdge = [before, text].some(
        ({ parentElement: parent }) => parent && isHiddenText(parent),
      );
      const [left = '', right = ''] = [before.data.at(-1), text.data[0]];
      const isSpaced =
        (/\s/.test(left) && drawn(before, before.length - 1)) ||
        (/\s/.test(right) && drawn(text, 0));
      const isWord = /[\p{L}\p{N}]\s*$/u.test(before.data) && /^\s*[\p{L}\p{N}(]/u.test(text.data);
      return isEdge && isWord && !isSpaced ? [`${before.data}|${text.data}`] : [];
    });
  }); /* oxlint-enable unicorn/consistent-function-scoping */
}

/** Pages whose documents say when they are hydrated. */
const watched = new WeakSet<Page>();

/** Resolves once the buttons of the page answer: its layout dispatches `hydrated` then. */
export async function open(page: Page, path: string) {
  if (!watched.has(page)) {
    watched.add(page);
    await page.addInitScript((hydrated) => {
      addEventListener(hydrated, () => Object.assign(globalThis, { isHydrated: true }));
    }, HYDRATED);
  }
  await page.goto(path);
  await page.waitForFunction(() => 'isHydrated' in globalThis);
}

/** For what reads the page whole (axe, styles, paper): what it loads lazily has come too. */
export async function openAtRest(page: Page, path: string) {
  await open(page, path);
  await page.waitForLoadState('networkidle');
}

/** Sums the layout shifts of the next documents of the page. */
export async function layoutShiftOf(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = 'value' in entry ? Number(entry.value) : 0;
        Object.assign(globalThis, { layoutShift: Reflect.get(globalThis, 'layoutShift') + shift });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate<number>('layoutShift');
}

/** An earlier visit: cuts, in percent, stored in the published shape before the page loads. */
export async function storeVotes(page: Page, cuts: Record<string, number>) {
  const votes = Object.entries(cuts).map(([nodeId, value], index) => ({
    nodeId,
    type: 'decrease',
    value,
    originalAmount: 0,
    timestamp: index + 1,
  }));
  await store(page, {
    simpleBudgetState: JSON.stringify({
      votes: Object.fromEntries(votes.map((vote) => [vote.nodeId, vote])),
      totalDeficitChange: 0,
    }),
  });
}

/** Stored once per tab: a reload must find what the site wrote. */
export async function store(page: Page, values: Record<string, string>) {
  await page.addInitScript((entries) => {
    // Firefox runs this in the empty page before it too, which may keep nothing.
    if (origin === 'null' || sessionStorage.getItem('seeded') !== null) return;
    sessionStorage.setItem('seeded', 'yes');
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(values));
}

export { expect };
