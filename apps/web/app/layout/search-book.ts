import { searchBook } from '#dataset/search.ts';
import { searchedPages } from '#site/page-words.ts';
import { loadCommuneSearch } from './communes.ts';

/** Loaded with the window that searches. */
export const book = { ...searchBook, pages: searchedPages, loadCommunes: loadCommuneSearch };
