import { millions, type Millions } from '@nosmilliards/domain/money/money';
import MiniSearch from 'minisearch';
import { questionWordsOf, stemOf, titleWordsOf } from './word.ts';

/** Id, title, amount in M€, level, index of the line above or −1, official code. */
export type SearchEntry = readonly [string, string, number, number, number, string];

export type Found = {
  readonly id: string;
  readonly title: string;
  readonly amount: Millions;
  readonly code: string;
  /** Titles from the category down to the line above. */
  readonly path: readonly string[];
};

export type LineSearch = (question: string) => readonly Found[];

const MOST_RESULTS = 12;

export function lineSearchOf(entries: readonly SearchEntry[]): LineSearch {
  const index = new MiniSearch<{ id: number; title: string; code: string }>({
    fields: ['title', 'code'],
    tokenize: titleWordsOf,
    processTerm: stemOf,
  });
  index.addAll(
    entries.map(([, title, , , , code], id) => ({
      id,
      title,
      code: [code, code.replace(/^P(?=\d)/, '')].join(' '),
    })),
  );
  const weights = entries.map(weightOf);

  return (question) =>
    index
      .search(question, {
        tokenize: questionWordsOf,
        prefix: (term) => term.length > 2,
        // A code is right or wrong; only words forgive.
        fuzzy: (term) => (/\d/.test(term) || term.length < 4 ? false : 0.2),
        boost: { title: 4, code: 6 },
        boostDocument: (id: number) => weights[id] ?? 1,
      })
      .slice(0, MOST_RESULTS)
      .flatMap(({ id }) => {
        const entry = entries[Number(id)];
        return entry === undefined ? [] : [foundOf(entries, entry)];
      });
}

/** A category of a hundred billion comes before the sub-action that shares its word. */
function weightOf([id, , amount, level]: SearchEntry): number {
  const size = 1 + Math.log10(1 + Math.max(amount, 0)) / 4;
  const isTechnical = /^(recettes_)?technique/.test(id);
  return ((1 + (5 - level) * 0.25) * size) / (isTechnical ? 3 : 1);
}

function foundOf(
  entries: readonly SearchEntry[],
  [id, title, amount, , parent, code]: SearchEntry,
): Found {
  return { id, title, amount: millions(amount), code, path: pathOf(entries, parent) };
}

function pathOf(entries: readonly SearchEntry[], index: number): string[] {
  const entry = entries[index];
  return entry === undefined ? [] : [...pathOf(entries, entry[4]), entry[1]];
}
