import { families, sitePages } from '../../app/site/pages.ts';
import { addressOf } from './built-page.ts';
import type { Page } from './head.ts';

/** Without the pieces, whose text does not change with the dataset. */
const DATED_FAMILIES = new Set<string>([
  families.line,
  families.card,
  families.comparison,
  families.function,
]);

/** Whether the content of the page changes with the dataset. */
function hasFigures(address: string): boolean {
  const [, family] = /^\/([\w-]+)\//.exec(address) ?? [];
  return (
    sitePages.some((page) => page.path === address && page.hasFigures) ||
    DATED_FAMILIES.has(family ?? '')
  );
}

/** Every indexed page; those that show figures have the date of the dataset as `lastmod`. */
export function sitemapOf(pages: readonly Page[], updated: string): string {
  const entries = pages
    .filter(({ head }) => head.isIndexed && head.canonical !== null)
    .map(({ file, head }) => {
      const freshness = hasFigures(addressOf(file)) ? `<lastmod>${updated}</lastmod>` : '';
      return `<url><loc>${head.canonical}</loc>${freshness}</url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.toSorted().join('')}</urlset>\n`;
}

export function robotsOf(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
