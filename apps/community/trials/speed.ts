import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { countOf, startCounting } from './database.ts';
import { startFront } from './nginx.ts';
import { startProcess } from './process.ts';
import { askSlot, drawBallot } from './random-ballot.ts';

/**
 * `npm run speed --workspace apps/community -- [seconds]`, on an idle machine, with `wrk`: the
 * ballots that one process counts per second, then the published totals that the nginx of `deploy/`
 * serves. Fails when ballots are too slow, or when an answered one has no key.
 */
const [seconds = 60] = process.argv.slice(2).map(Number);
/** 53 million adults in two hours. */
const BALLOTS_PER_SECOND = 7_400;
const DIFFERENT_BALLOTS = 1_000;

const folder = mkdtempSync(join(tmpdir(), 'speed-'));
const counting = await startCounting();
try {
  const service = await startProcess(counting.postgres.connection);
  const { slot } = await askSlot(service.address);
  const codes = Array.from({ length: DIFFERENT_BALLOTS }, () =>
    Buffer.from(drawBallot(counting.figures)).toString('base64url'),
  );
  const script = join(folder, 'ballots.lua');
  // Each request has its own `r`, which makes a new key: 16 bytes, written as 22 characters.
  writeFileSync(
    script,
    `local codes = {${codes.map((code) => `'${code}'`).join(',')}}
local threads, sent = 0, 0
setup = function(thread) threads = threads + 1; thread:set('id', threads) end
request = function()
  sent = sent + 1
  local r = string.format('%03d%018dA', id, sent)
  local body = '{"add":{"slot":${slot},"r":"' .. r .. '","codes":"' .. codes[sent % #codes + 1] .. '"}}'
  return wrk.format('POST', nil, { ['content-type'] = 'application/json' }, body)
end`,
  );
  const written = load(256, ['-s', script, `${service.address}/api/v1/ballots`]);
  await service.end('SIGTERM');
  const keys = await countOf(counting.pool, 'spent WHERE counted');
  console.log(`Ballots: ${written.said}\n${keys} keys for ${written.answered} answers`);
  if (keys < written.answered || written.answered < BALLOTS_PER_SECOND * seconds) {
    process.exitCode = 1;
  }

  execFileSync(process.execPath, [join(import.meta.dirname, 'published.ts'), folder]);
  const front = await startFront(['http://127.0.0.1:9'], join(folder, 'enough'));
  const totals = `${front.address}/api/v1/tendances.json`;
  console.log(`Totals read: ${load(64, ['-H', 'Accept-Encoding: br', totals]).said}`);
  await front.stop();
} finally {
  await counting.stop();
  rmSync(folder, { recursive: true });
}
console.log(`load average ${loadavg()[0]?.toFixed(1)}`);

function load(connections: number, target: readonly string[]) {
  const options = ['-t2', `-c${connections}`, `-d${seconds}s`, '--latency', ...target];
  const said = execFileSync('wrk', options, { encoding: 'utf8' });
  if (/Non-2xx|Socket errors/.test(said)) throw new Error(said);
  return { said, answered: Number(/(\d+) requests in/.exec(said)?.[1]) };
}
