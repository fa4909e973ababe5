import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page, type Request } from '@playwright/test';

/** Every page of the site, as a visitor types it, with the title it must show. */
export const pages = [
  { path: '/', title: 'Votre budget, vos choix' },
  { path: '/explorer', title: 'Explorateur budgétaire' },
  { path: '/en-images', title: 'Le budget en images' },
  { path: '/je-fais-mon-budget', title: 'Je fais mon budget' },
  { path: '/express', title: 'Mon budget en seize décisions' },
  { path: '/resultats', title: 'Vos résultats' },
  { path: '/a-propos', title: 'À propos' },
  { path: '/methodologie', title: 'Méthodologie' },
  { path: '/donnees', title: 'Données' },
  { path: '/integrer', title: 'Intégrer' },
  { path: '/enseigner', title: 'Enseigner' },
  { path: '/pieces', title: 'Sources et pièces' },
  { path: '/corrections', title: 'Corrections' },
  { path: '/accessibilite', title: 'Accessibilité' },
  { path: '/confidentialite', title: 'Confidentialité' },
  { path: '/mentions-legales', title: 'Mentions légales' },
  { path: '/plan-du-site', title: 'Plan du site' },
  { path: '/lexique', title: 'Lexique' },
  { path: '/ligne/defense_armees_p146', title: 'Équipement des forces' },
  { path: '/ligne/sante_solidarite', title: 'Santé, retraites et solidarité' },
  { path: '/ligne/fiscalite_etat_tva', title: 'TVA (part de l’État)' },
  { path: '/ligne/niches_fiscales_autres', title: 'Autres niches fiscales' },
  {
    path: '/ligne/technique_ecart_insee',
    title: 'Écart entre le total retenu et les comptes de l’Insee',
  },
  { path: '/ligne/une-ligne-inconnue', title: 'Page introuvable' },
  { path: '/carte/ET01', title: '« Défense » : que feriez-vous ?' },
  { path: '/carte/ZZ99', title: 'Page introuvable' },
  {
    path: '/piece/insee_t3205',
    title: 'Tableau 3.205 Dépenses et recettes des administrations publiques locales (S1313)',
  },
  { path: '/piece/inconnue', title: 'Page introuvable' },
  {
    path: '/compare/defense-vs-education_formation',
    title: 'Éducation, formation, culture et sport et Défense',
  },
  {
    path: '/compare/education_formation_culture-vs-securite_justice_tribunaux_p166',
    title: 'Justice judiciaire et Culture',
  },
  // Without a game, the end screen leads to the game.
  { path: '/gamified-completion', title: 'Je fais mon budget' },
  { path: '/reduction-impots', title: 'Réduire les impôts' },
  { path: '/budget', title: 'Un budget reçu' },
  { path: '/duel', title: 'Deux budgets côte à côte' },
  { path: '/lettre', title: 'Écrire à mon député' },
  { path: '/seance', title: 'Décider à plusieurs' },
  { path: '/tendances', title: 'Tendances' },
  { path: '/rejoindre', title: 'Rejoindre une salle' },
  { path: '/404', title: 'Page introuvable' },
  { path: '/n-importe-quoi', title: 'Page introuvable' },
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

/** Not what a page still waited for when the visitor left it: the browser gives that up. */
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
    // A stream of events has no other end.
    const isLeft = left.has(request) || request.resourceType() === 'eventsource';
    const isGivenUp = request.failure()?.errorText === 'net::ERR_ABORTED' && isLeft;
    if (!isGivenUp) tell(request);
  });
}

export async function expectNoAxeViolation(page: Page) {
  // A colour halfway through its transition is no colour of ours.
  await page.evaluate(async () => {
    const ends = document.getAnimations().map(({ finished }) => finished);
    // One of an entry the browser skips, out of sight, never ends; any other has by then.
    const longEnough = new Promise((done) => {
      setTimeout(done, 1000);
    });
    await Promise.race([Promise.allSettled(ends), longEnough]);
  });
  const { violations } = await new AxeBuilder({ page })
    // No page of ours has a frame: nothing has to be gathered from several, in a page apart.
    .setLegacyMode()
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`),
  ).toEqual([]);
}

/** Wide in one theme, narrow in the other: every rule, every colour, each room it has to stand in. */
export async function expectCleanWideAndNarrow(page: Page) {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoAxeViolation(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolation(page);
}

export async function expectNoSidewaysScroll(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

/** A space at the edge of a hidden text is heard only when it is drawn. */
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
      // Alone in a cell of a grid, it is heard apart though its space is not drawn.
      const { display } = getComputedStyle(text.parentElement ?? document.body);
      return range.getBoundingClientRect().width > 0 || /grid|flex/.test(display);
    };
    // Two blocks are heard apart: a block is what ends a line, but for the hidden text itself.
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

/** Hydrated: React answers, not only the prerendered HTML. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
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

/** Once: a reload must find what the site wrote, not what the test put there. */
export async function store(page: Page, values: Record<string, string>) {
  await page.addInitScript((entries) => {
    // Firefox runs this in the empty page before it too, which may keep nothing.
    if (origin === 'null' || sessionStorage.getItem('seeded') !== null) return;
    sessionStorage.setItem('seeded', 'yes');
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(values));
}

export { expect };
