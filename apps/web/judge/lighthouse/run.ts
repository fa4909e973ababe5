/* oxlint-disable no-await-in-loop -- one page at a time: they share the machine */
import { spawn } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { buildFloor } from '../budget/floor.ts';
import { compressAll } from '../../publish/compress.ts';
import { policyOf } from '../../publish/page.ts';
import { medianOf } from '../median.ts';
import { buildReactFloor } from './react-floor/build.ts';

/**
 * Lighthouse, on the nginx of `deploy/`. What depends on the page alone must be perfect; times
 * depend on the machine, so they are only held against floors measured in turn with ours: the score
 * of performance against an empty page of the same framework, the largest paint against a page of
 * React as most are written. On both sides, of paints the median counts; of scores, which a single
 * long task of a neighbour spoils, the best. The phone is the same on every machine: one that is
 * slower than Lighthouse expects is slowed down less.
 */
const FIRST_ROUNDS = 2;
/** For the pages that fall short even of a perfect empty page, together with the real one. */
const MORE_ROUNDS = 7;
/** From this index on, Lighthouse takes a machine for one whose quarter is a phone. */
const EXPECTED_BENCHMARK = 1000;
const PHONE_SLOWDOWN = 4;

type Audited = {
  readonly name: string;
  readonly url: string;
  /** Its score, as a share of that of the empty page. */
  readonly leastScore: number;
  /** Its largest paint, as many times that of the page of React. */
  readonly latestPaint: number;
};
type Measure = { readonly score: number; readonly paint: number };

const port = Number(process.env['LIGHTHOUSE_PORT'] ?? 4190);
const debugging = port + 3;

const site = `http://127.0.0.1:${port}`;
const empty = auditedAt('page vide', `http://127.0.0.1:${port + 1}/`);
const react = auditedAt('page de React', `http://127.0.0.1:${port + 2}/`);
const pages = [
  auditedAt('accueil', `${site}/`),
  auditedAt('explorateur', `${site}/explorer`),
  auditedAt('jeu', `${site}/je-fais-mon-budget`),
  auditedAt('comparaison', `${site}/compare/defense_armees-vs-education_formation_ecoles`),
  auditedAt('carte', `${site}/carte/ET01`),
  // More than the fourteen kilobytes that a connection brings at once: a round trip late.
  { ...auditedAt('ligne', `${site}/ligne/defense_armees_p146`), latestPaint: 1.15 },
  { ...auditedAt('pièce', `${site}/piece/insee_t3217`), latestPaint: 1.15 },
  { ...auditedAt('images', `${site}/en-images`), latestPaint: 1.15 },
  // Not written ahead: nothing of it shows before the script has run.
  {
    ...auditedAt('comparaison libre', `${site}/compare/defense-vs-education_formation`),
    leastScore: 0.85,
    latestPaint: 2.4,
  },
];
const perfect = ['accessibility', 'best-practices', 'seo'];

const servers = [serve(port), serve(port + 2, await prepared(await buildReactFloor()))];
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    `--remote-debugging-port=${debugging}`,
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
  ],
});

const measures = new Map<Audited, Measure[]>([empty, react, ...pages].map((page) => [page, []]));
const faults: string[] = [];
/** As every audit finds it anew: what else runs here comes and goes. */
let benchmark = EXPECTED_BENCHMARK;
try {
  for (const page of pages) faults.push(...(await imperfectionsOf(page)));
  for (let round = 1; round < FIRST_ROUNDS; round += 1) {
    for (const page of [react, ...pages]) await measure(page);
  }
  await measure(react);
  if (pages.some(isLow)) {
    servers.push(serve(port + 1, await prepared(buildFloor())));
    for (let round = 0; round < FIRST_ROUNDS; round += 1) await measure(empty);
  }
  for (let round = 0; round < MORE_ROUNDS && pages.some(isSlow); round += 1) {
    const floors = pages.some(isLow) ? [empty, react] : [react];
    for (const page of [...floors, ...pages.filter(isSlow)]) await measure(page);
  }
} finally {
  await browser.close();
  for (const server of servers) server.kill();
}

for (const page of pages) {
  const [score, paint] = [scoreRatioOf(page).toFixed(2), paintRatioOf(page).toFixed(2)];
  console.log(`${page.name}: performance ${score} of an empty page, painted in ${paint} of React`);
  if (isLow(page)) faults.push(`${page.name}: performance below ${page.leastScore}`);
  if (isLate(page)) faults.push(`${page.name}: painted later than ${page.latestPaint}`);
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
  const paint = audits['largest-contentful-paint']?.numericValue ?? Infinity;
  measures.get(page)?.push({ score, paint });
  const blocked = audits['total-blocking-time']?.displayValue;
  console.log(
    `${page.name}: performance ${percent(score)}, LCP ${Math.round(paint)} ms, TBT ${blocked}, benchmark ${benchmark}`,
  );
  return result;
}

function auditedAt(name: string, url: string): Audited {
  return { name, url, leastScore: 0.95, latestPaint: 1 };
}

function isSlow(page: Audited): boolean {
  return isLow(page) || isLate(page);
}

function isLow(page: Audited): boolean {
  return scoreRatioOf(page) < page.leastScore;
}

function isLate(page: Audited): boolean {
  return paintRatioOf(page) > page.latestPaint;
}

function scoreRatioOf(page: Audited): number {
  const best = (measures.get(empty)?.length ?? 0) > FIRST_ROUNDS ? scoreOf(empty) : 1;
  return scoreOf(page) / best;
}

function paintRatioOf(page: Audited): number {
  return paintOf(page) / paintOf(react);
}

function scoreOf(page: Audited): number {
  return Math.max(0, ...(measures.get(page) ?? []).map(({ score }) => score));
}

function paintOf(page: Audited): number {
  return medianOf(measures.get(page)?.map(({ paint }) => paint) ?? []);
}

/** Chromium now and then loses the start of a navigation (NO_NAVSTART): the same run again. */
async function auditOf(url: string, onlyCategories: string[], triesLeft = 3) {
  const cpuSlowdownMultiplier = PHONE_SLOWDOWN * Math.min(1, benchmark / EXPECTED_BENCHMARK);
  const result = await lighthouse(url, {
    port: debugging,
    logLevel: 'silent',
    onlyCategories,
    throttling: { cpuSlowdownMultiplier },
  });
  const error = result?.lhr.runtimeError;
  if (result !== undefined && error === undefined) {
    benchmark = result.lhr.environment.benchmarkIndex;
    return result.lhr;
  }
  if (triesLeft === 0) throw new Error(`${url}: ${error?.message ?? 'no answer'}`);
  return auditOf(url, onlyCategories, triesLeft - 1);
}

/** A floor as our pages are served: compressed, with its policy. */
async function prepared(build: string): Promise<string> {
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

function percent(score: number | null | undefined): number {
  return Math.round((score ?? 0) * 100);
}
