import { addressOf } from './built-page.ts';
import { HEIGHT, WIDTH } from '../products/preview/picture.ts';

/** The head of a built page, as search engines and link previews read it. */
export type Head = {
  readonly title: string;
  readonly description: string;
  /** `null` for a page served at several addresses: 404, fallback. */
  readonly canonical: string | null;
  readonly isIndexed: boolean;
};
export type Page = { readonly file: string; readonly head: Head };
export type Crumb = { readonly name: string; readonly path: string | null };

const SITE = 'Nos Milliards';
const LONGEST_TITLE = 130;
const LONGEST_DESCRIPTION = 330;

export function headOf(html: string): Head {
  const first = (pattern: RegExp) => unescaped(pattern.exec(html)?.[1] ?? '');
  return {
    title: first(/<title>(.*?)<\/title>/),
    description: first(/<meta name="description" content="([^"]*)"/),
    canonical: first(/<link rel="canonical" href="([^"]*)"/) || null,
    isIndexed: !html.includes('<meta name="robots" content="noindex"'),
  };
}

/** The title without the name of the site. */
export function titleAlone(title: string): string {
  return title.replace(` — ${SITE}`, '');
}

/** Checks that each indexed page has its own address, title and description. */
export function headFaultsOf(pages: readonly Page[], origin: string): string[] {
  const listed = pages.filter(({ head }) => head.isIndexed);
  const titles = Map.groupBy(listed, ({ head }) => head.title);
  const descriptions = Map.groupBy(listed, ({ head }) => head.description);
  return listed.flatMap(({ file, head: { title, description, canonical } }) => {
    const address = origin + addressOf(file);
    const faults = [
      title === '' && 'no title',
      title.length > LONGEST_TITLE && `title longer than ${LONGEST_TITLE} characters: ${title}`,
      titles.get(title)?.length !== 1 && `title shared with another page: ${title}`,
      description === '' && 'no description',
      description.length > LONGEST_DESCRIPTION &&
        `description longer than ${LONGEST_DESCRIPTION} characters: ${description}`,
      descriptions.get(description)?.length !== 1 &&
        `description shared with another page: ${description}`,
      canonical !== null &&
        canonical !== address &&
        `canonical address ${canonical} instead of ${address}`,
      canonical === null && file.endsWith('index.html') && 'no canonical address',
    ];
    return faults.filter((fault) => fault !== false).map((fault) => `${file}: ${fault}`);
  });
}

/** `path`: URL path of the image. `alt`: its text alternative. */
export type Preview = { readonly path: string; readonly alt: string };

/** Written before `<title>`: messengers read only the first kilobytes of a page. */
export function withPreview(
  html: string,
  { title, description, canonical }: Head,
  preview: Preview,
  origin: string,
): string {
  const tags = [
    ['og:site_name', SITE],
    ['og:type', 'website'],
    ['og:title', titleAlone(title)],
    ['og:description', description],
    ...(canonical === null ? [] : [['og:url', canonical]]),
    ['og:image', origin + preview.path],
    ['og:image:width', String(WIDTH)],
    ['og:image:height', String(HEIGHT)],
    ['og:image:alt', preview.alt],
  ].map(([property = '', content = '']) => {
    return `<meta property="${property}" content="${escaped(content)}"/>`;
  });
  const card = '<meta name="twitter:card" content="summary_large_image"/>';
  return html.replace('<title>', () => `${tags.join('')}${card}<title>`);
}

/** JSON-LD needs no hash in the policy. Hydration keeps elements of the head unknown to React. */
export function withLinkedData(html: string, head: Head, origin: string): string {
  const data = linkedDataOf(html, head, origin);
  if (data === null) return html;
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data });
  const block = `<script type="application/ld+json">${text.replaceAll('<', '\\u003c')}</script>`;
  return html.replace('</head>', () => `${block}</head>`);
}

function linkedDataOf(html: string, { description, canonical }: Head, origin: string) {
  if (canonical === null) return null;
  if (canonical === `${origin}/`) {
    return { '@type': 'WebSite', name: SITE, url: canonical, description, inLanguage: 'fr' };
  }
  const crumbs = crumbsOf(html);
  if (crumbs.length === 0) return null;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: path === null ? canonical : origin + path,
    })),
  };
}

/** Read from the breadcrumb of the page, so that JSON-LD always matches it. */
export function crumbsOf(html: string): Crumb[] {
  const trail = /<nav aria-label="Fil d’Ariane"[^>]*>(.*?)<\/nav>/.exec(html)?.[1] ?? '';
  return [...trail.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, item = '']) => ({
    name: unescaped(item.replaceAll(/<[^>]+>/g, '')),
    path: unescaped(/href="([^"]*)"/.exec(item)?.[1] ?? '') || null,
  }));
}

const ENTITIES = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' };

function unescaped(text: string): string {
  return Object.entries(ENTITIES).reduce((all, [name, sign]) => all.replaceAll(name, sign), text);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
