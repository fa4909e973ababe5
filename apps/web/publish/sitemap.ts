import type { Page } from './head.ts';

/** These change when the figures do; the others, when somebody rewrites them. */
const FIGURES =
  /^(index\.html|(ligne|carte|compare|explorer|en-images|je-fais-mon-budget|express|donnees)\/)/;

/** Every page that may be listed; those that show figures are as fresh as the dataset. */
export function sitemapOf(pages: readonly Page[], updated: string): string {
  const entries = pages
    .filter(({ head }) => head.isIndexed && head.canonical !== null)
    .map(({ file, head }) => {
      const freshness = FIGURES.test(file) ? `<lastmod>${updated}</lastmod>` : '';
      return `<url><loc>${head.canonical}</loc>${freshness}</url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.toSorted().join('')}</urlset>\n`;
}

export function robotsOf(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
