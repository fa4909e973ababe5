import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * Twenty faults, put one at a time in a copy of the service: each must make red the trial that is
 * there for it, by an assertion. `mutations.ts WORD` plays those whose name has this word.
 */
type Mutation = {
  readonly name: string;
  readonly file: string;
  /** Must be there exactly once. */
  readonly from: string;
  readonly to: string;
  readonly spec: string;
  /** Begins the name of the trial that must fail. */
  readonly trial: string;
};

const MUTATIONS: readonly Mutation[] = [
  {
    name: 'an edition closes with ballots in the journal',
    file: 'total/edition-store.ts',
    from: "if (rows.length > 0) throw new Error('Ballots still come: stop the services first');",
    to: '',
    spec: 'concurrency',
    trial: 'does not close an edition while a ballot waits',
  },
  {
    name: 'no room is read again after LISTEN',
    file: 'room/hub.ts',
    from: 'markMoved(channels.keys());',
    to: '',
    spec: 'streams',
    trial: 'sends what changed while it did not listen',
  },
  {
    name: 'no room is read again once it is followed',
    file: 'room/hub.ts',
    from: 'markMoved([code]);',
    to: '',
    spec: 'streams',
    trial: 'sends what changed between the reading of a state and its following',
  },
  {
    name: 'slow readers stay connected',
    file: 'room/hub.ts',
    from: 'stream.writableLength > MOST_UNREAD_BYTES',
    to: 'false',
    spec: 'streams',
    trial: 'disconnects a screen that stopped reading',
  },
  {
    name: 'a room takes any number of streams',
    file: 'room/hub.ts',
    from: 'channel.streams.size >= MOST_IN_ROOM',
    to: 'false',
    spec: 'streams',
    trial: 'takes 150 screens in a room',
  },
  {
    name: 'nothing is folded at the stop',
    file: 'service.ts',
    from: 'await foldAll(pool, edition).catch(() => null);',
    to: '',
    spec: 'concurrency',
    trial: 'folds, as it stops',
  },
  {
    name: 'batches lock their keys in any order',
    file: 'ballot/batch.ts',
    from: 'batch.toSorted((a, b) => (a.key < b.key ? -1 : 1))',
    to: '[...batch]',
    spec: 'concurrency',
    trial: 'writes batches of the same keys',
  },
  {
    name: 'refusals that could not be written are lost',
    file: 'total/refusals.ts',
    from: 'for (const [reason, count] of written) add(reason, count);',
    to: '',
    spec: 'concurrency',
    trial: 'keeps the refusals that it could not write',
  },
  {
    name: 'a repeated addition counts again',
    file: 'ballot/batch.ts',
    from: 'return isAddition ? row?.after === true : row?.before === true;',
    to: 'return isAddition || row?.before === true;',
    spec: 'exactness',
    trial: 'counts each ballot once',
  },
  {
    name: 'a withdrawn ballot may be counted again',
    file: 'ballot/batch.ts',
    from: 'SET counted = false WHERE s.counted AND NOT excluded.counted',
    to: 'SET counted = excluded.counted',
    spec: 'service',
    trial: 'a ballot is withdrawn by its owner, and never counted again',
  },
  {
    name: 'a withdrawal is added',
    file: 'ballot/operation.ts',
    from: 'const change = isAddition ? 1 : -1;',
    to: 'const change = 1;',
    spec: 'exactness',
    trial: 'counts each ballot once',
  },
  {
    name: 'a batch is written in a closed edition',
    file: 'ballot/batch.ts',
    from: "if (open.rowCount !== 1) throw new Error('The edition is closed');",
    to: '',
    spec: 'service',
    trial: 'acknowledges no addition and no withdrawal that waited for the closing',
  },
  {
    name: 'a commit with a warning is acknowledged',
    file: 'database/pool.ts',
    from: "if (isDoubted(client)) throw new Error('Committed here, maybe not on the standby');",
    to: '',
    spec: 'service',
    trial: 'acknowledges nothing that its database commits with a warning',
  },
  {
    name: 'networks have no allowance',
    file: 'app.ts',
    from: 'allowance.take(request.ip, performance.now() / 1_000) < 0',
    to: 'false',
    spec: 'service',
    trial: 'answers 429 to a network over its allowance',
  },
  {
    name: 'cells are published without noise',
    file: 'total/publication.ts',
    from: 'cells: cells.map((count, cell) => count + noiseAt(cell)),',
    to: 'cells,',
    spec: 'publication',
    trial: 'subtracts a published lot at once when it is excluded, under a noise of its own',
  },
  {
    name: 'an excluded lot is added once more',
    file: 'total/publication.ts',
    from: 'cells[cell] = (cells[cell] ?? 0) + lot.sign * count;',
    to: 'cells[cell] = (cells[cell] ?? 0) + count;',
    spec: 'publication',
    trial: 'subtracts all that it added, noise apart',
  },
  {
    name: 'a lot of a rush closes after an hour only',
    file: 'total/fold.ts',
    from: 'added + removed >= $4',
    to: 'added + removed < $4::int - $4',
    spec: 'publication',
    trial: 'closes the lots of a rush by their size',
  },
  {
    name: 'a teacher counts without locking the room',
    file: 'room/room-store.ts',
    from: 'SELECT FROM room WHERE code = $1 AND teacher = $2 FOR UPDATE',
    to: 'SELECT FROM room WHERE code = $1 AND teacher = $2',
    spec: 'rooms',
    trial: 'a teacher counts a vote under way before it shows an item',
  },
  {
    name: 'the secret of a teacher is not checked',
    file: 'room/room-store.ts',
    from: 'AND teacher = $2 FOR UPDATE',
    to: 'AND $2::bytea IS NOT NULL FOR UPDATE',
    spec: 'rooms',
    trial: 'a teacher alone can lead the room',
  },
  {
    name: 'a freed seat takes its answers from counts already shown',
    file: 'room/room-store.ts',
    from: "keeping_shown(decode(repeat('00', items), 'hex'), choices, shown)",
    to: "decode(repeat('00', items), 'hex')",
    spec: 'rooms',
    trial: 'a teacher frees a seat',
  },
];
const FEWEST_CAUGHT = 18;
/** What a wait says in the end (until.ts), and Vitest: no assertion failed. */
const TIMEOUT = /^(?:Error: )?(?:Never: |Test timed out|Hook timed out)/;

type Report = {
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
};
type Red = { readonly trial: string; readonly message: string };

const root = resolve(import.meta.dirname, '../../..');
const service = join(root, 'apps/community');
const copy = mkdtempSync(join(tmpdir(), 'mutations-'));
const mutated = join(copy, 'apps/community');

function copyService(): void {
  // PostgreSQL, which runs as another user, is found through it.
  chmodSync(copy, 0o755);
  mkdirSync(join(copy, 'apps'));
  cpSync(service, mutated, { recursive: true });
  for (const name of ['node_modules', 'packages', 'deploy', 'package.json', 'tsconfig.base.json']) {
    symlinkSync(join(root, name), join(copy, name));
  }
}

/** The first trial of a spec that fails; null when all pass. */
function firstRed(spec: string): Red | null {
  const output = join(copy, 'report.json');
  rmSync(output, { force: true });
  const { stderr } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--project=trials',
      '--bail=1',
      '--reporter=json',
      `--outputFile=${output}`,
      `trials/${spec}.spec.ts`,
    ],
    { cwd: mutated, encoding: 'utf8' },
  );
  let report: Report;
  try {
    report = JSON.parse(readFileSync(output, 'utf8'));
  } catch (cause) {
    throw new Error(`${spec} did not run:\n${stderr}`, { cause });
  }
  for (const { assertionResults, message } of report.testResults) {
    const red = assertionResults.find(({ status }) => status === 'failed');
    if (red !== undefined) {
      const [first = ''] = red.failureMessages.join('\n').split('\n');
      return { trial: red.fullName, message: first };
    }
    if (message !== '') return { trial: '', message };
  }
  return null;
}

function verdictOf({ trial }: Mutation, red: Red | null): string {
  if (red === null) return 'SURVIVED';
  if (TIMEOUT.test(red.message)) return 'ONLY TIMED OUT';
  return red.trial.startsWith(trial) ? 'caught' : 'RED ELSEWHERE';
}

const wanted = MUTATIONS.filter(({ name }) => name.includes(process.argv[2] ?? ''));
copyService();
try {
  for (const spec of new Set(wanted.map((one) => one.spec))) {
    const red = firstRed(spec);
    if (red !== null) throw new Error(`Red without a mutation: ${red.trial}: ${red.message}`);
  }
  let caught = 0;
  for (const mutation of wanted) {
    const { name, file, from, to, spec } = mutation;
    const text = readFileSync(join(mutated, file), 'utf8');
    const times = text.split(from).length - 1;
    if (times !== 1) throw new Error(`${times} times in ${file}, not once: ${from}`);
    writeFileSync(
      join(mutated, file),
      text.replace(from, () => to),
    );
    const start = performance.now();
    const red = firstRed(spec);
    writeFileSync(join(mutated, file), text);
    const verdict = verdictOf(mutation, red);
    if (verdict === 'caught') caught += 1;
    console.log(`${verdict}  ${Math.round((performance.now() - start) / 1_000)} s  ${name}`);
    if (red !== null) console.log(`    ${spec}: ${red.trial}\n    ${red.message}`);
  }
  const least = Math.min(FEWEST_CAUGHT, wanted.length);
  console.log(`${caught} of ${wanted.length} caught, ${least} wanted`);
  if (caught < least) process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true });
}
