import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { keptYears, laterAddress, textsOfPage, textsOfScript } from './years.ts';

/**
 * Builds the site of the edition that `packages/data/src/rehearsal.ts` makes, in a copy of the
 * repository, and compares each of its files with that of the built site: what says a year there
 * and still says it here does not take it from the edition. Then plays the journeys on it, and those
 * of what was kept from the edition before. An argument is such a copy, built.
 */
const root = resolve(import.meta.dirname, '../../../..');
const before = join(root, 'apps/web/build');
const copy = process.argv[2] ?? buildRehearsal();
const after = join(copy, 'apps/web/build');
const [old, next] = [editionOf(root), editionOf(copy)];
/**
 * Years of the site itself, whatever the edition; the journal of the edition before; the accounts of
 * the communes, which have years of their own; and the programmes that the rehearsal closed.
 */
const ITS_OWN = [
  /^client\/accessibilite\/.*: (?:Auto-audit|.*Réparé le )/,
  /La première est celle du 1er janvier 2026|`2026-01-01`/,
  /^client\/corrections\//,
  /^client\/(?:donnees\/communes|commune)\//,
  /^client\/(?:ligne\/education_formation_sport_jeunesse_p350\/.*|hors-ligne\/ligne-education.json): Jeux/,
  /^client\/(?:ligne\/defense_anciens_combattants_p158\/.*|hors-ligne\/ligne-defense.json): Chaque pile/,
];

const known = new Map(saidIn(before).map((said) => [keyOf(said.address), said]));
const all = saidIn(after);
const paired = all.flatMap((said) => {
  const same = known.get(said.address);
  return same === undefined ? [] : [{ same, said }];
});
const kept = paired
  .flatMap(({ same, said: { address, texts } }) =>
    keptYears(same.texts, texts, old.year - 1).map((text) => ({ address, text })),
  )
  .filter(({ address, text }) => !ITS_OWN.some((own) => own.test(`${address}: ${text}`)));

console.log(
  `${all.length} files of the next edition, ${paired.length} compared: ${kept.length} texts kept their year`,
);
for (const [words, places] of Map.groupBy(kept, ({ text }) => text)) {
  const [{ address } = { address: '' }] = places;
  console.error(
    `${address}${places.length > 1 ? ` and ${places.length - 1} others` : ''}: ${words}`,
  );
}
if (kept.length > 0) process.exitCode = 1;
// Pages of what left the edition, and its open data, are new; nearly all of the others are found again.
if (paired.length < known.size * 0.95) {
  console.error(`Only ${paired.length} of the ${known.size} files of the edition before compare`);
  process.exitCode = 1;
}

/** A page or a gesture of each kind; the transcripts quote the figures of the edition served. */
const journeys =
  'explorer ligne comparaison recherche donnees europe temps ma-part jeu voyage bilan partage integration frame impression seance'
    .split(' ')
    .map((name) => `e2e/${name}.spec.ts`);
for (const script of [
  ['test:e2e', '--', '--project=site', ...journeys],
  ['test:former', '--workspace', 'apps/web'],
]) {
  const { status } = spawnSync('npm', ['run', ...script], { cwd: copy, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
// Kept to be looked at when something is wrong.
if (process.argv[2] === undefined && process.exitCode === undefined) {
  rmSync(copy, { recursive: true });
}

function buildRehearsal(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rehearsal-'));
  // PostgreSQL, whose programs are there, runs as another user.
  chmodSync(folder, 0o755);
  for (const file of run('git', ['ls-files', '-z']).split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  // Its own packages are those of the copy.
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@nosmilliards')
      symlinkSync(join(root, 'node_modules', name), join(modules, name));
  }
  cpSync(join(root, 'node_modules/@nosmilliards'), join(modules, '@nosmilliards'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  run('node', ['packages/data/src/rehearsal.ts', join(folder, 'packages/data/editions')]);
  run('npm', ['run', 'data:build'], folder);
  run('npm', ['run', 'build', '--workspace', 'apps/web'], folder);
  return folder;
}

function run(command: string, args: string[], cwd = root): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
  return stdout;
}

function editionOf(repository: string): { year: number; version: string } {
  return JSON.parse(readFileSync(join(repository, 'packages/data/built/edition.json'), 'utf8'));
}

function keyOf(address: string): string {
  return laterAddress(address).replace(`/${old.version}/`, `/${next.version}/`);
}

/** What a file says, in its order. */
type Said = { address: string; texts: string[] };

/** Pages, frames, open data and scripts; the scripts, whose names change, as one. */
function saidIn(build: string): Said[] {
  const read = (file: string) => readFileSync(join(build, file), 'utf8');
  const filesLike = (pattern: string) => globSync(pattern, { cwd: build });
  return [
    ...filesLike('{client,frames}/**/*.{html,xml}').map((file) => ({
      address: file,
      texts: textsOfPage(read(file)),
    })),
    ...filesLike('client/**/*.{json,webmanifest}').map((file) => ({
      address: file,
      texts: read(file).split(/["\n]/),
    })),
    ...filesLike('client/**/*.csv').map((file) => ({
      address: file,
      texts: read(file).split(/[,\n]/),
    })),
    {
      address: 'scripts',
      texts: filesLike('client/**/*.js')
        .filter((file) => !file.includes('/corrections-'))
        .flatMap((file) => textsOfScript(read(file))),
    },
  ];
}
