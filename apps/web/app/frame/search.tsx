import { SearchButton } from '#features/search/search-button.tsx';
import { late } from '#ui/late.tsx';

const book = late(async () => (await import('#dataset/search.ts')).searchBook);

/** The search over the edition, where the frame or a page wants its button. */
export function SiteSearch({ look = 'page' }: { readonly look?: 'header' | 'page' }) {
  return <SearchButton book={book} look={look} />;
}
