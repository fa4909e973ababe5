import { SearchButton } from '#features/search/search-button.tsx';

const loadEntries = async () => (await import('#dataset/search.ts')).entries;

/** The search over the lines of the edition, where the frame or a page wants its button. */
export function SiteSearch({ look = 'page' }: { readonly look?: 'header' | 'page' }) {
  return <SearchButton loadEntries={loadEntries} look={look} />;
}
