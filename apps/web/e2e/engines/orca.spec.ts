import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { edition } from '../../app/testing/persona.ts';
import { startReader } from './orca.ts';

type Reader = Awaited<ReturnType<typeof startReader>>;

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

for (const { path, units } of [
  { path: '/express', units: edition.groups },
  { path: '/je-fais-mon-budget', units: edition.deck.slice(0, 64) },
]) {
  test(`Orca says a whole game of ${units.length}`, async ({ baseURL }) => {
    // Some two seconds of silence after each key.
    test.setTimeout(30 * 60_000);
    const reader = await startReader(`${baseURL}${path}`);
    try {
      let said = await reader.press('2');
      for (const { title } of units) {
        if (said.some((line) => line.includes('Devinez d’abord')))
          said = await reader.press('Escape');
        expect.soft(said.join('\n')).toContain(spoken(title));
        said = await pressButton(reader, 'Garder bouton', said);
      }
      expect.soft(said.join('\n')).toContain('« Terminer » ouvre votre bilan.');
      said = await pressButton(reader, 'Terminer bouton', said);
      expect(said.join('\n')).toContain('Votre budget est terminé');
    } finally {
      await reader.end();
    }
  });
}

/** Orca says every space alike. */
const spoken = (text: string) => text.replaceAll(/\s/g, ' ');

/** Goes on with the Tab key until the button is said; gives what is said once it is pressed. */
async function pressButton(reader: Reader, name: string, said: readonly string[]) {
  let last = said;
  for (let times = 0; times < 30; times += 1) {
    if (last.some((line) => line.startsWith(name))) return reader.press('Return');
    last = await reader.press('Tab');
  }
  throw new Error(`« ${name} » was not said`);
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
