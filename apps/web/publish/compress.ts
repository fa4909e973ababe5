import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * The best quality takes thirty times longer for 8 % fewer bytes: minutes, for the thousand pages
 * of the lines, half of one for their data kept offline. What makes the first page keeps the best.
 */
function qualityOf(path: string): number {
  if (/[/\\]ligne[/\\]/.test(path)) return 9;
  return /[/\\]hors-ligne[/\\]/.test(path) ? 10 : 11;
}

export async function compressAll(paths: readonly string[]): Promise<void> {
  const left = [...paths];
  const worker = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      // oxlint-disable-next-line no-await-in-loop -- each worker takes one file at a time
      await compress(path);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

async function compress(path: string) {
  const bytes = await readFile(path);
  const [br, gz] = await Promise.all([
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: qualityOf(path),
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        // A window wider than the file is memory asked for and given back four thousand times.
        [constants.BROTLI_PARAM_LGWIN]: Math.min(
          22,
          Math.max(10, Math.ceil(Math.log2(bytes.length + 1))),
        ),
      },
    }),
    gzipped(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
