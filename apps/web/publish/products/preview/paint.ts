import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { HEIGHT, WIDTH, type Picture } from './picture.ts';

const painter = join(import.meta.dirname, 'painter.ts');
/** Bytes: messengers ignore heavier previews. */
const HEAVIEST = 200_000;
const cache = resolve(import.meta.dirname, '../../../../../node_modules/.cache/apercus');

/** Part of the cache key: hash of this folder, of the palette and of the dependencies. */
const drawnBy = hashOf(
  [
    ...globSync('*.ts', { cwd: import.meta.dirname })
      .toSorted()
      .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')),
    readFileSync(resolve(import.meta.dirname, '../../../app/styles/tokens.css'), 'utf8'),
    readFileSync(resolve(import.meta.dirname, '../../../package.json'), 'utf8'),
  ].join(),
);

/** Writes every picture to its file; returns how many were not in the cache. */
export async function paint(pictures: ReadonlyMap<string, Picture>): Promise<number> {
  mkdirSync(cache, { recursive: true });
  const kept = [...pictures].map(([file, picture]) => ({
    file,
    picture,
    copy: join(cache, `${hashOf(drawnBy + JSON.stringify(picture))}.png`),
  }));
  const left = kept.filter(({ copy }) => !existsSync(copy));
  const hands = Math.min(availableParallelism(), left.length);
  const tasks = Array.from({ length: hands }, (_, hand) =>
    left.filter((_picture, index) => index % hands === hand),
  );
  await Promise.all(tasks.map((workerData) => once(new Worker(painter, { workerData }), 'exit')));
  for (const { file, copy } of kept) {
    const fault = pngFaultOf(readFileSync(copy));
    if (fault !== null) throw new Error(`${file}: ${fault}`);
    mkdirSync(dirname(file), { recursive: true });
    copyFileSync(copy, file);
  }
  return left.length;
}

/** Why a messenger would refuse the image: wrong size or too many bytes; `null` otherwise. */
export function pngFaultOf(png: Buffer): string | null {
  if (png.length > HEAVIEST) return `${png.length} bytes, at most ${HEAVIEST} allowed`;
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  return width === WIDTH && height === HEIGHT ? null : `${width} × ${height} px`;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
