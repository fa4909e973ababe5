import { renameSync, writeFileSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { draw } from './draw.ts';
import type { Picture } from './picture.ts';

const jobs: readonly { picture: Picture; copy: string }[] = workerData;

for (const { picture, copy } of jobs) {
  // Written then renamed: a build that is stopped leaves no partial file in the cache.
  const draft = `${copy}.draft`;
  // oxlint-disable-next-line no-await-in-loop -- a thread draws one picture at a time
  writeFileSync(draft, await draw(picture));
  renameSync(draft, copy);
}
