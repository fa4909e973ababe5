import { sorted } from '../list.ts';
import { cityOf } from './code.ts';
import { typographicOf } from './commune.ts';

export type FoundCommune = { readonly code: string; readonly name: string };

type Entry = FoundCommune & { readonly folded: string; readonly stratum: number };

/** All the names, folded once: a key reads them all. */
export type CommuneNames = readonly Entry[];

/** One for each stratum, the last for Paris. */
export const RANK_LETTERS = 'abcdefghijkl';

/** « #01 » opens a department; then a stratum, the gap from the number before if not 1, a name. */
export function namesIn(list: string): CommuneNames {
  let department = '';
  let number = 0;
  const names: Entry[] = [];
  for (const line of list.trimEnd().split('\n')) {
    if (line.startsWith('#')) {
      department = line.slice(1);
      number = 0;
    } else {
      const [, letter = '', gap = '', written = ''] = /^(.)(\d*)(.*)$/.exec(line) ?? [];
      number += gap === '' ? 1 : Number(gap);
      const name = typographicOf(written);
      names.push({
        code: department + String(number).padStart(5 - department.length, '0'),
        name,
        folded: foldedName(name),
        stratum: RANK_LETTERS.indexOf(letter),
      });
    }
  }
  return names;
}

/** As names are compared: « L’Haÿ-les-Roses », « Ste-Foy » are « hay les roses », « sainte foy ». */
export function foldedName(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll(/[^\da-z]+/g, ' ')
    .trim()
    .replaceAll(/\bst(e?)\b/g, 'saint$1')
    .replace(/^(?:l|la|le|les) (?=.)/, '');
}

/**
 * The exact name, then names that start so, then those with a word that does; in each, the larger
 * communes first, then by name. A code finds its commune.
 */
export function foundCommunesOf(
  names: CommuneNames,
  typed: string,
  most: number,
): readonly FoundCommune[] {
  const code = cityOf(typed.trim().toUpperCase());
  const byCode = names.find((entry) => entry.code === code);
  if (byCode) return [byCode];
  // « Lyon 3e », « Paris 12 »: the city has one account.
  const wanted = foldedName(typed).replace(/ \d.*$/, '');
  if (wanted === '') return [];
  const ranks = new Map<number, Entry[]>();
  for (const entry of names) {
    const match = matchOf(entry.folded, wanted);
    if (match !== undefined) {
      const rank = match * RANK_LETTERS.length - entry.stratum;
      const group = ranks.get(rank);
      if (group === undefined) ranks.set(rank, [entry]);
      else group.push(entry);
    }
  }
  const found: Entry[] = [];
  for (const [, group] of sorted(ranks, ([a], [b]) => a - b)) {
    found.push(...sorted(group, byName));
    if (found.length >= most) break;
  }
  return found.slice(0, most);
}

function matchOf(folded: string, wanted: string): number | undefined {
  if (folded === wanted) return 0;
  if (folded.startsWith(wanted)) return 1;
  return folded.includes(` ${wanted}`) ? 2 : undefined;
}

function byName(a: Entry, b: Entry): number {
  if (a.folded === b.folded) return a.code < b.code ? -1 : 1;
  return a.folded < b.folded ? -1 : 1;
}
