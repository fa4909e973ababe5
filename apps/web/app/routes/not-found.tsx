import { NotFound } from '#frame/not-found.tsx';
import { notFoundMeta } from '#frame/meta.ts';
import { SiteSearch } from '#frame/search.tsx';

export const meta = () => notFoundMeta;

export default function UnknownPage() {
  return <NotFound search={<SiteSearch />} />;
}
