import { SearchButton } from '#features/explore/search/search-button.tsx';
import { retrying } from '#ui/lazy.tsx';

/** 33 KB: loaded on pointer over the button. */
export const loadSearchBook = retrying(async () => (await import('./search-book.ts')).book);

export function SiteSearch({ look = 'page' }: { readonly look?: 'header' | 'page' }) {
  return <SearchButton loadBook={loadSearchBook} look={look} />;
}
