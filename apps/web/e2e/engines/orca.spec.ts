import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { startReader } from './orca.ts';

/**
 * Each `orca-*.txt` of `e2e/transcription` is a scene: an address, then keys in brackets, each with what
 * must be heard after it. Orca may say more in between: where one is, it does not always say alike.
 */
const scenes = globSync(resolve(import.meta.dirname, '../transcription/orca-*.txt')).toSorted();

for (const scene of scenes) {
  test(`[B5] Orca says ${basename(scene)}`, async ({ baseURL }) => {
    const [path, ...lines] = readFileSync(scene, 'utf8').trim().split('\n');
    const keys = lines.flatMap((line) => /^\[(.+)\]$/.exec(line)?.[1] ?? []);
    const expected = lines.filter((line) => !line.startsWith('['));
    const reader = await startReader(`${baseURL}${path}`);
    const said: string[] = [];
    try {
      for (const key of keys) said.push(`[${key}]`, ...(await reader.press(key)));
    } finally {
      await reader.end();
    }
    expect(unheard(expected, said.join('\n')), said.join('\n')).toEqual([]);
  });
}

/** Those of the lines that were not said, or not in their order. */
function unheard(lines: readonly string[], said: string): string[] {
  let heard = 0;
  return lines.filter((line) => {
    const at = said.indexOf(line, heard);
    if (at !== -1) heard = at + line.length;
    return at === -1;
  });
}
