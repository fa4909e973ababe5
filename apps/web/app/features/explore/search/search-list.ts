import type { Found, Search } from './search-book.ts';
import { wordsOf } from './word.ts';

/**
 * Index of the active option after a key, −1 for none; `null` when the key belongs to the field.
 */
export function activeAfter(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return active + 1 < count ? active + 1 : 0;
    case 'ArrowUp':
      return active > 0 ? active - 1 : count - 1;
    // Until an option is active, both keys move the caret.
    case 'Home':
      return active < 0 ? null : 0;
    case 'End':
      return active < 0 ? null : count - 1;
    default:
      return null;
  }
}

export function countSentenceOf(count: number): string {
  if (count === 0) return 'Aucun résultat';
  return count === 1 ? '1 résultat' : `${count} résultats`;
}

/** The location of a result, because two lines may have the same name. */
export function placeOf({ kind, path, code }: Pick<Found, 'kind' | 'path' | 'code'>): string {
  if (kind === 'card') return 'Carte du jeu';
  if (kind === 'term') return 'Lexique';
  if (kind === 'page') return 'Page du site';
  if (kind === 'commune') return `Commune · ${path.join('')}`;
  const above = path.length > 0 ? path.join(' / ') : 'Catégorie';
  return /\d/.test(code) ? `${above} · ${code}` : above;
}

const MOST_COMMUNES = 3;

/** A commune of this very name comes first; others after what the site itself has. */
export function withCommunes(search: Search, communes: Search | null): Search {
  if (communes === null) return search;
  return (question) => {
    const found = search(question);
    const words = wordsOf(question).join(' ');
    const named = words.length > 2 ? communes(question).slice(0, MOST_COMMUNES) : [];
    const isExact = ({ title }: Found) => wordsOf(title).join(' ') === words;
    return [...named.filter(isExact), ...found, ...named.filter((one) => !isExact(one))];
  };
}
