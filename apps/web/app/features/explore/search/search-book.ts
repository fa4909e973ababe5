import { millions, type Millions } from '@nosmilliards/domain/money/money';
import MiniSearch from 'minisearch';
import { stemOf, wordsOf } from './word.ts';

/** Last part of the id, title, amount in M€, level, index of the parent or −1, official code. */
type Line = readonly [string, string, number, number, number, string];

/** What the search finds, lines, cards, terms and pages, as built by the data package. */
export type SearchBook = {
  readonly lines: readonly Line[];
  readonly cards: readonly (readonly [id: string, title: string, amount: number])[];
  readonly terms: readonly (readonly [id: string, term: string])[];
  /** Common words, with the indices they lead to: in lines, then cards, then terms. */
  readonly aliases: readonly (readonly [words: string, places: readonly number[]])[];
  /** Words that judge: a question that has them finds nothing. */
  readonly judging?: readonly string[];
  /** Pages of the site, with the common words that lead to them, separated by commas. */
  readonly pages?: readonly (readonly [path: string, title: string, words: string])[];
  /** 194 kB: asked when the field is reached; `null` when the names do not come. */
  readonly loadCommunes?: () => Promise<Search | null>;
};

export type Found = {
  readonly kind: 'line' | 'card' | 'term' | 'page' | 'commune';
  readonly id: string;
  readonly title: string;
  /** `null` for a lexicon entry or a page. */
  readonly amount: Millions | null;
  readonly code: string;
  /** Titles from the category to the parent. */
  readonly path: readonly string[];
};

export type Search = (question: string) => readonly Found[];

const MOST_RESULTS = 12;
/** A match on an alias outranks a fuzzy match. */
const ALIAS_WEIGHT = 6;

export function searchOf(book: SearchBook): Search {
  const { lines, pages = [], judging = [] } = book;
  const all = foundIn(book);
  const firstPage = all.length - pages.length;
  const aliases = [
    ...book.aliases,
    ...pages.flatMap(([, , words], place) =>
      words.split(', ').map((word) => [word, [firstPage + place]] as const),
    ),
  ];
  const weights = [
    ...lines.map((line, place) => weightOf(line, all[place]?.id ?? '')),
    ...all.slice(lines.length).map(() => 1),
    ...aliases.map(() => ALIAS_WEIGHT),
  ];
  const index = new MiniSearch<{ id: number; title: string; code: string }>({
    fields: ['title', 'code'],
    tokenize: wordsOf,
    processTerm: stemOf,
  });
  index.addAll([
    ...all.map(({ title, code }, id) => ({
      id,
      title,
      code: [code, code.replace(/^P(?=\d)/, '')].join(' '),
    })),
    ...aliases.map(([words], place) => ({ id: all.length + place, title: words, code: '' })),
  ]);

  const known = new Set(aliases.map(([words]) => stemsOf(words).join(' ')));
  const vocabulary = new Set([...all.map(({ title }) => title), ...known].flatMap(stemsOf));

  return (question) => {
    const asked = stemsOf(question);
    if (judging.some((words) => isWhole(words, asked))) return [];
    // A known alias is searched whole: « profs » must not match « professionnelle » by prefix.
    const isKnown = known.has(asked.join(' '));
    const hits = index.search(question, {
      prefix: (term) => !isKnown && term.length > 2,
      // No fuzzy match for a code, or for a word of the vocabulary.
      fuzzy: (term) => (/\d/.test(term) || term.length < 4 || vocabulary.has(term) ? false : 0.2),
      boost: { title: 4, code: 6 },
      boostDocument: (id: number) => weights[id] ?? 1,
    });
    const firstLine = hits.findIndex(({ id }) => Number(id) < lines.length);
    const places = hits.flatMap(({ id, terms }, rank) => {
      const alias = aliases[Number(id) - all.length];
      if (alias !== undefined) return isWhole(alias[0], terms) ? alias[1] : [];
      // After the first line, cards and lexicon entries are left out: they would repeat it.
      const isLate =
        firstLine !== -1 &&
        rank > firstLine &&
        Number(id) >= lines.length &&
        Number(id) < firstPage;
      return isLate ? [] : [Number(id)];
    });
    return [...new Set(places)].slice(0, MOST_RESULTS).flatMap((place) => all[place] ?? []);
  };
}

/** All the words of the alias must match: « carte » alone is not « carte Vitale ». */
function isWhole(words: string, found: readonly string[]): boolean {
  return stemsOf(words).every((stem) => found.includes(stem));
}

function stemsOf(text: string): string[] {
  return wordsOf(text).map(stemOf);
}

export function foundIn({ lines, cards, terms, pages = [] }: SearchBook): Found[] {
  return [
    ...lines.map(([, title, amount, , , code], place): Found => ({
      kind: 'line',
      id: lineage(lines, place, 0).join('_'),
      title,
      amount: millions(amount),
      code,
      path: lineage(lines, place, 1).slice(0, -1),
    })),
    ...cards.map(([id, title, amount]): Found => ({
      kind: 'card',
      id,
      title,
      amount: millions(amount),
      code: '',
      path: [],
    })),
    ...terms.map(([id, title]): Found => ({
      kind: 'term',
      id,
      title,
      amount: null,
      code: '',
      path: [],
    })),
    ...pages.map(([id, title]): Found => ({
      kind: 'page',
      id,
      title,
      amount: null,
      code: '',
      path: [],
    })),
  ];
}

/** The values of one column from the category to the line. */
function lineage(lines: readonly Line[], place: number, column: 0 | 1): string[] {
  const line = lines[place];
  return line === undefined ? [] : [...lineage(lines, line[4], column), line[column]];
}

/** A large category outranks a sub-action with the same word. */
function weightOf([, , amount, level]: Line, id: string): number {
  const size = 1 + Math.log10(1 + Math.max(amount, 0)) / 4;
  const isTechnical = /^(recettes_)?technique/.test(id);
  return ((1 + (5 - level) * 0.25) * size) / (isTechnical ? 3 : 1);
}
