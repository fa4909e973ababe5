import { spawn } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { buildFloor } from '../budget/floor.ts';
import { compressAll } from '../postbuild/compress.ts';
import { policyOf } from '../postbuild/page.ts';

/**
 * Lighthouse, on the nginx of `deploy/`. What depends on the page alone must be perfect; times
 * depend on the machine, so the score of performance is only held against that of an empty page
 * of the same framework, measured in turn with ours. `--sans-vitesse` leaves times out: a machine
 * that others share says nothing of them.
 */
const LEAST_RATIO = 0.95;
const ROUNDS = 3;
/** Added when a page falls short; the best three then count: a busy machine only ever slows. */
const MORE_ROUNDS = 2;

const pages = {
  accueil: '/',
  explorateur: '/explorer',
  jeu: '/je-fais-mon-budget',
  ligne: '/ligne/defense_armees_p146',
  comparaison: '/compare/defense-vs-education_formation',
};
const perfect = ['accessibility', 'best-practices', 'seo'];

const port = Number(process.env['LIGHTHOUSE_PORT'] ?? 4190);
const site = `http://127.0.0.1:${port}`;
const floor = `http://127.0.0.1:${port + 1}/`;
const debugging = port + 2;

const servers = [serve(port), serve(port + 1, await preparedFloor())];
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    `--remote-debugging-port=${debugging}`,
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
  ],
});

const faults: string[] = [];
try {
  for (const [name, path] of Object.entries(pages)) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time: they share the machine
    faults.push(...(await imperfectionsOf(name, site + path)));
  }
  if (!process.argv.includes('--sans-vitesse')) faults.push(...(await slownessOf()));
} finally {
  await browser.close();
  for (const server of servers) server.kill();
}

for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

async function imperfectionsOf(name: string, url: string): Promise<string[]> {
  const { categories, audits } = await auditOf(url, perfect);
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

async function slownessOf(): Promise<string[]> {
  const addresses = new Map([
    ['page vide', floor],
    ...Object.entries(pages).map(([name, path]) => [name, site + path] as const),
  ]);
  const scores = new Map<string, number[]>([...addresses.keys()].map((name) => [name, []]));
  const scoreOf = (name: string) => medianOfBest(scores.get(name) ?? []);
  const ratioOf = (name: string) => scoreOf(name) / scoreOf('page vide');
  const slow = () => [...addresses.keys()].filter((name) => ratioOf(name) < LEAST_RATIO);

  for (let round = 0; round < ROUNDS + MORE_ROUNDS; round += 1) {
    if (round >= ROUNDS && slow().length === 0) break;
    for (const [name, url] of addresses) {
      // oxlint-disable-next-line no-await-in-loop -- one at a time: they share the machine
      const { categories, audits } = await auditOf(url, ['performance']);
      const score = categories['performance']?.score ?? 0;
      scores.get(name)?.push(score);
      const times = ['largest-contentful-paint', 'total-blocking-time'].map(
        (id) => `${id} ${audits[id]?.displayValue}`,
      );
      console.log(`${name}: performance ${percent(score)}, ${times.join(', ')}`);
    }
  }
  for (const name of addresses.keys()) {
    console.log(
      `${name}: performance ${percent(scoreOf(name))}, ratio ${ratioOf(name).toFixed(2)}`,
    );
  }
  return slow().map((name) => `${name}: performance below ${LEAST_RATIO} of an empty page`);
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

function serve(onPort: number, build = resolve(import.meta.dirname, '../build')) {
  const script = resolve(import.meta.dirname, '../e2e/nginx.ts');
  return spawn(process.execPath, [script, String(onPort), build], { stdio: 'inherit' });
}

function medianOfBest(all: readonly number[]): number {
  const best = all.toSorted((a, b) => b - a).slice(0, ROUNDS);
  return best[Math.floor(best.length / 2)] ?? 0;
}

function percent(score: number | null | undefined): number {
  return Math.round((score ?? 0) * 100);
}
