import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { RULE_MUTANTS, SCREEN_MUTANTS, SERVICE_MUTANTS, type Mutant } from './mutant-list.ts';

type Report = {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
};

type Failure = { readonly file: string; readonly test: string };

const FEWEST_CAUGHT = 55;
const ROOT = join(import.meta.dirname, '..');
const REPORT = join(tmpdir(), `mutants-${process.pid}.json`);
const RULES = ['domain', 'contract', 'data'];
const SCREENS = ['screens', 'routes', 'web'];

// An interruption aborts the tests under way, so that `finally` restores the source.
const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => interruption.abort());
}

/** The first test that fails, `null` when all pass. */
async function firstFailure(options: readonly string[]): Promise<Failure | null> {
  rmSync(REPORT, { force: true });
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const code = await new Promise<number | null>((resolve, reject) => {
    const run = spawn(
      process.execPath,
      [vitest, ...options, '--reporter=json', `--outputFile=${REPORT}`],
      { cwd: ROOT, stdio: 'ignore', signal: interruption.signal },
    );
    run.on('error', reject);
    run.on('close', resolve);
  });
  if (code === 0) return null;
  const { testResults }: Report = JSON.parse(readFileSync(REPORT, 'utf8'));
  for (const { name, status, assertionResults } of testResults) {
    const failed = assertionResults.find((result) => result.status === 'failed');
    const file = relative(ROOT, name);
    if (failed !== undefined) return { file, test: failed.fullName };
    if (status === 'failed') return { file, test: 'the file does not load' };
  }
  throw new Error('Vitest failed without a failed test');
}

function mutated({ name, file, from, to }: Mutant): string {
  const parts = readFileSync(join(ROOT, file), 'utf8').split(from);
  if (parts.length !== 2) {
    throw new Error(`« ${name} »: found ${parts.length - 1} times in ${file}: ${from}`);
  }
  return parts.join(to);
}

function guardOf({ file, guard }: Mutant): string {
  return guard ?? file.replace(/\.tsx?$/, '.test$&');
}

/** The trials of the service have their own configuration. */
function guardedBy(test: string): readonly string[] {
  return test.endsWith('.spec.ts')
    ? ['--root', 'apps/community', '--project', 'trials', basename(test)]
    : [test];
}

async function killerOf(mutant: Mutant, projects: readonly string[]): Promise<Failure | null> {
  const path = join(ROOT, mutant.file);
  const original = readFileSync(path, 'utf8');
  try {
    writeFileSync(path, mutated(mutant));
    // The test that should catch it takes seconds, all those that could take minutes.
    const caught = await firstFailure(['run', '--bail', '1', ...guardedBy(guardOf(mutant))]);
    if (caught !== null || projects.length === 0) return caught;
    const among = projects.flatMap((project) => ['--project', project]);
    return await firstFailure(['related', '--run', '--bail', '1', mutant.file, ...among]);
  } finally {
    writeFileSync(path, original);
  }
}

/** Words of the names of the mutants to try; without any, all of them. */
const words = process.argv.slice(2);
const tried = [
  ...RULE_MUTANTS.map((mutant) => ({ mutant, projects: RULES })),
  ...SCREEN_MUTANTS.map((mutant) => ({ mutant, projects: SCREENS })),
  ...SERVICE_MUTANTS.map((mutant) => ({ mutant, projects: [] })),
].filter(({ mutant: { name } }) => words.length === 0 || words.some((word) => name.includes(word)));
for (const { mutant } of tried) {
  mutated(mutant);
  if (!existsSync(join(ROOT, guardOf(mutant)))) throw new Error(`No test ${guardOf(mutant)}`);
}

const killers: Failure[] = [];
for (const { mutant, projects } of tried) {
  const killer = await killerOf(mutant, projects);
  if (killer !== null) killers.push(killer);
  const verdict = killer === null ? 'SURVIVED' : `${killer.file} > ${killer.test}`;
  console.log(`| ${mutant.name} | ${verdict} |`);
}

// A test that fails without a mutant catches none.
const files = [...new Set(killers.map(({ file }) => file))];
const [trials, tests] = [true, false].map((isTrial) =>
  files.filter((file) => file.endsWith('.spec.ts') === isTrial),
);
let broken: Failure | null = null;
if (tests !== undefined && tests.length > 0) broken = await firstFailure(['run', ...tests]);
for (const file of trials ?? []) broken ??= await firstFailure(['run', ...guardedBy(file)]);
rmSync(REPORT, { force: true });
if (broken !== null) throw new Error(`Fails without a mutant: ${broken.file} > ${broken.test}`);

console.log(`${killers.length} of ${tried.length} mutants caught`);
const allowed =
  RULE_MUTANTS.length + SCREEN_MUTANTS.length + SERVICE_MUTANTS.length - FEWEST_CAUGHT;
if (tried.length - killers.length > allowed) process.exitCode = 1;
