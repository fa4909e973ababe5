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
  test(`Orca says ${basename(scene)}`, async ({ baseURL }) => {
    const [path, ...lines] = readFileSync(scene, 'utf8').trim().split('\n');
    const keys = lines.flatMap((line) => /^\[(.+)\]$/.exec(line)?.[1] ?? []);
    const expected = lines.filter((line) => !line.startsWith('['));
    const reader = await startReader(`${baseURL}${path}`);
    const heard: string[] = [];
    try {
      for (const key of keys) heard.push(`[${key}]`, ...(await reader.press(key)));
    } finally {
      await reader.end();
    }
    expect(unheard(expected, heard.join('\n')), heard.join('\n')).toEqual([]);
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
      let heard = await reader.press('2');
      for (const { title } of units) {
        if (heard.some((line) => line.includes('Devinez d’abord')))
          heard = await reader.press('Escape');
        expect.soft(heard.join('\n')).toContain(spoken(title));
        heard = await pressButton(reader, 'Garder bouton', heard);
      }
      // The button has the focus.
      expect.soft(heard.join('\n')).toContain('« Voir mon bilan » vous attend.');
      heard = await reader.press('Return');
      expect(heard.join('\n')).toContain('Votre budget est terminé');
    } finally {
      await reader.end();
    }
  });
}

/** Orca says every space alike. */
const spoken = (text: string) => text.replaceAll(/\s/g, ' ');

/** Goes on with the Tab key until the button is heard; gives what is heard once it is pressed. */
async function pressButton(reader: Reader, name: string, heard: readonly string[]) {
  let last = heard;
  for (let times = 0; times < 30; times += 1) {
    if (last.some((line) => line.startsWith(name))) return reader.press('Return');
    last = await reader.press('Tab');
  }
  throw new Error(`« ${name} » was not heard`);
}

/** Those of the lines that were not heard, or not in their order. */
function unheard(lines: readonly string[], heard: string): string[] {
  let from = 0;
  return lines.filter((line) => {
    const at = heard.indexOf(line, from);
    if (at !== -1) from = at + line.length;
    return at === -1;
  });
}
