import { renameSync, writeFileSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { draw } from './draw.ts';
import type { Picture } from './picture.ts';

const jobs: readonly { picture: Picture; copy: string }[] = workerData;

for (const { picture, copy } of jobs) {
  // A build stopped halfway must not leave half a picture in the cache.
  const draft = `${copy}.draft`;
  // oxlint-disable-next-line no-await-in-loop -- a painter draws one picture at a time
  writeFileSync(draft, await draw(picture));
  renameSync(draft, copy);
}
