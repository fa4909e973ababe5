import { SearchButton } from '#features/explore/search/search-button.tsx';
import { searchedPages } from '#site/page-words.ts';
import { retrying } from '#ui/lazy.tsx';

/** 33 KB: loaded on pointer over the button. */
export const loadSearchBook = retrying(async () => {
  const { searchBook } = await import('#dataset/search.ts');
  return { ...searchBook, pages: searchedPages };
});

export function SiteSearch({ look = 'page' }: { readonly look?: 'header' | 'page' }) {
  return <SearchButton loadBook={loadSearchBook} loadCommunes={loadCommuneNames} look={look} />;
}

/** Its code comes with the window that needs it. */
async function loadCommuneNames() {
  const { loadCommuneSearch } = await import('./communes.ts');
  return loadCommuneSearch();
}
