import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

/** Requests per second, and CPU time of the server for one request. */
export type Load = { perSecond: number; microseconds: number };

const TICKS_PER_SECOND = 100;
const SECONDS = 8;
const TRIES = 3;

/**
 * `wrk` runs on the same machine, so the server alone would answer more requests per second. The CPU
 * time of the server does not depend on that. The best try of each is kept.
 */
export function loadOf(
  nginx: number,
  site: string,
  paths: readonly string[],
  script: string,
): Load {
  // `wrk` reads Lua: it asks for the paths of a visit in turn.
  writeFileSync(
    script,
    `local paths = {${paths.map((path) => JSON.stringify(path)).join(',')}}
local i = 0
request = function() i = i % #paths + 1; return wrk.format('GET', paths[i]) end`,
  );
  const tries = Array.from({ length: TRIES }, () => {
    const before = processorSecondsOf(nginx);
    const output = execFileSync(
      'wrk',
      ['-t2', '-c64', `-d${SECONDS}s`, '-H', 'Accept-Encoding: br', '-s', script, site],
      { encoding: 'utf8' },
    );
    if (/Non-2xx|Socket errors/.test(output)) throw new Error(output);
    const requests = Number(/(\d+) requests in/.exec(output)?.[1]);
    const spent = processorSecondsOf(nginx) - before;
    return { perSecond: requests / SECONDS, microseconds: (spent / requests) * 1e6 };
  });
  return {
    perSecond: Math.max(...tries.map(({ perSecond }) => perSecond)),
    microseconds: Math.min(...tries.map(({ microseconds }) => microseconds)),
  };
}

/** CPU time of the server for a new TLS connection, in microseconds. */
export function handshakeOf(nginx: number, port: number): number {
  const tries = Array.from({ length: TRIES }, () => {
    const before = processorSecondsOf(nginx);
    const output = execFileSync(
      'openssl',
      ['s_time', '-new', '-time', '4', '-connect', `127.0.0.1:${port}`],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
    );
    const connections = Number(/^(\d+) connections in \d+ real seconds/m.exec(output)?.[1]);
    return ((processorSecondsOf(nginx) - before) / connections) * 1e6;
  });
  return Math.min(...tries);
}

/** User and system time of the nginx workers. */
function processorSecondsOf(nginx: number): number {
  const workers = readFileSync(`/proc/${nginx}/task/${nginx}/children`, 'utf8').trim().split(' ');
  const ticks = workers.map((pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, one) => sum + one, 0) / TICKS_PER_SECOND;
}
