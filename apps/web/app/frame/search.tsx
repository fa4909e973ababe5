import { SearchButton } from '#features/search/search-button.tsx';
import { late } from '#ui/late.tsx';

const entries = late(async () => (await import('@nosmilliards/data/built/search.json')).entries);

/** The search over the lines of the edition, where the frame or a page wants its button. */
export function SiteSearch({ look = 'page' }: { readonly look?: 'header' | 'page' }) {
  return <SearchButton entries={entries} look={look} />;
}
