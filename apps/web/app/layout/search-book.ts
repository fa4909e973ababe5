import { searchBook } from '#dataset/search.ts';
import { searchedPages } from '#site/page-words.ts';

/** Loaded with the window that searches. */
export { loadCommuneSearch } from './communes.ts';
export const book = { ...searchBook, pages: searchedPages };
