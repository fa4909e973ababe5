/* oxlint-disable no-await-in-loop -- one page at a time: they share the machine */
import { spawn } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { buildFloor } from '../budget/floor.ts';
import { compressAll } from '../../publish/compress.ts';
import { policyOf } from '../../publish/page.ts';

/**
 * Lighthouse, on the nginx of `deploy/`. What depends on the page alone must be perfect; times
 * depend on the machine, so the score of performance is only held against that of an empty page
 * of the same framework, measured in turn with ours. A busy machine only ever slows: the second
 * best score counts.
 */
const FIRST_ROUNDS = 2;
/** For the pages that fall short even of a perfect empty page, together with the real one. */
const MORE_ROUNDS = 7;

type Audited = { readonly name: string; readonly url: string; readonly leastRatio: number };

const port = Number(process.env['LIGHTHOUSE_PORT'] ?? 4190);
const debugging = port + 2;

const site = `http://127.0.0.1:${port}`;
const floor = { name: 'page vide', url: `http://127.0.0.1:${port + 1}/`, leastRatio: 1 };
const pages: readonly Audited[] = [
  { name: 'accueil', url: `${site}/`, leastRatio: 0.95 },
  { name: 'explorateur', url: `${site}/explorer`, leastRatio: 0.95 },
  { name: 'jeu', url: `${site}/je-fais-mon-budget`, leastRatio: 0.95 },
  { name: 'ligne', url: `${site}/ligne/defense_armees_p146`, leastRatio: 0.95 },
  {
    name: 'comparaison',
    url: `${site}/compare/defense_armees-vs-education_formation_ecoles`,
    leastRatio: 0.95,
  },
  // Not written ahead: nothing of it shows before the script has run.
  {
    name: 'comparaison libre',
    url: `${site}/compare/defense-vs-education_formation`,
    leastRatio: 0.85,
  },
];
const perfect = ['accessibility', 'best-practices', 'seo'];

const servers = [serve(port)];
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    `--remote-debugging-port=${debugging}`,
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
  ],
});

const scores = new Map<Audited, number[]>([floor, ...pages].map((page) => [page, []]));
const faults: string[] = [];
try {
  for (const page of pages) faults.push(...(await imperfectionsOf(page)));
  for (let round = 1; round < FIRST_ROUNDS; round += 1) {
    for (const page of pages) await measure(page);
  }
  if (pages.some(isSlow)) {
    servers.push(serve(port + 1, await preparedFloor()));
    for (let round = 0; round < FIRST_ROUNDS; round += 1) await measure(floor);
  }
  for (let round = 0; round < MORE_ROUNDS && pages.some(isSlow); round += 1) {
    for (const page of [floor, ...pages.filter(isSlow)]) await measure(page);
  }
} finally {
  await browser.close();
  for (const server of servers) server.kill();
}

for (const page of pages) {
  console.log(`${page.name}: performance ${ratioOf(page).toFixed(2)} of an empty page at least`);
  if (isSlow(page)) faults.push(`${page.name}: performance below ${page.leastRatio}`);
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

/** Measures its performance along the way. */
async function imperfectionsOf(page: Audited): Promise<string[]> {
  const { name } = page;
  const { categories, audits } = await measure(page, perfect);
  const said = perfect.map((id) => `${id} ${percent(categories[id]?.score)}`);
  console.log(`${name}: ${said.join(', ')}`);
  return perfect.flatMap((id) => {
    const category = categories[id];
    if (category?.score === 1) return [];
    const failed = category?.auditRefs.filter(
      ({ id: audit, weight }) => weight > 0 && (audits[audit]?.score ?? 1) < 1,
    );
    return [`${name}: ${id}: ${failed?.map((audit) => audits[audit.id]?.title).join(' | ')}`];
  });
}

async function measure(page: Audited, more: readonly string[] = []) {
  const result = await auditOf(page.url, ['performance', ...more]);
  const { categories, audits } = result;
  const score = categories['performance']?.score ?? 0;
  scores.get(page)?.push(score);
  const times = ['largest-contentful-paint', 'total-blocking-time'].map(
    (id) => `${id} ${audits[id]?.displayValue}`,
  );
  console.log(`${page.name}: performance ${percent(score)}, ${times.join(', ')}`);
  return result;
}

function isSlow(page: Audited): boolean {
  return ratioOf(page) < page.leastRatio;
}

function ratioOf(page: Audited): number {
  const empty = scores.get(floor) ?? [];
  const best = empty.length > FIRST_ROUNDS ? secondBest(empty) : 1;
  return secondBest(scores.get(page) ?? []) / best;
}

/** Chromium now and then loses the start of a navigation (NO_NAVSTART): the same run again. */
async function auditOf(url: string, onlyCategories: string[], triesLeft = 3) {
  const result = await lighthouse(url, { port: debugging, logLevel: 'silent', onlyCategories });
  const error = result?.lhr.runtimeError;
  if (result !== undefined && error === undefined) return result.lhr;
  if (triesLeft === 0) throw new Error(`${url}: ${error?.message ?? 'no answer'}`);
  return auditOf(url, onlyCategories, triesLeft - 1);
}

/** The empty page as ours are served: compressed, with its policy. */
async function preparedFloor(): Promise<string> {
  const build = buildFloor();
  const client = join(build, 'client');
  const policy = policyOf(readFileSync(join(client, 'index.html'), 'utf8'));
  mkdirSync(join(build, 'server-config'), { recursive: true });
  writeFileSync(join(build, 'server-config/csp.map'), `"/index.html" "${policy}";\n`);
  await compressAll(globSync('**/*.{html,js}', { cwd: client }).map((file) => join(client, file)));
  return build;
}

function serve(onPort: number, build = resolve(import.meta.dirname, '../../build')) {
  const script = resolve(import.meta.dirname, '../../e2e/nginx.ts');
  return spawn(process.execPath, [script, String(onPort), build], { stdio: 'inherit' });
}

function secondBest(all: readonly number[]): number {
  return all.toSorted((a, b) => b - a)[1] ?? 0;
}

function percent(score: number | null | undefined): number {
  return Math.round((score ?? 0) * 100);
}
