import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFront } from './nginx.ts';

/**
 * `npm run reads --workspace apps/community`: requests per second for the published totals, served
 * by the nginx of `deploy/` with `wrk` on the same machine. No service runs.
 */
const SECONDS = 10;
const folder = mkdtempSync(join(tmpdir(), 'reads-'));
execFileSync(process.execPath, [join(import.meta.dirname, 'published.ts'), folder]);
const publication = join(folder, 'enough');
const front = await startFront(['http://127.0.0.1:9'], publication);
try {
  const said = execFileSync(
    'wrk',
    ['-t2', '-c64', `-d${SECONDS}s`, '-H', 'Accept-Encoding: br', '--latency'].concat(
      `${front.address}/api/v1/tendances.json`,
    ),
    { encoding: 'utf8' },
  );
  const { size } = statSync(join(publication, 'tendances.json.br'));
  console.log(`${said}\n${size} bytes each, brotli`);
  if (/Non-2xx|Socket errors/.test(said)) process.exitCode = 1;
} finally {
  await front.stop();
  rmSync(folder, { recursive: true });
}
