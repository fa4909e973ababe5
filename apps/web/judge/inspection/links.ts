/** A built page, by the address a visitor types (`/explorer`). */
export type Page = { address: string; html: string };

export type Site = {
  pages: readonly Page[];
  /** Where the site is published: a link written in full is still one of ours. */
  origin: string;
  /** Is this path a file of the site? */
  isFile: (path: string) => boolean;
  /** The address of the page that answers there when no file does, as nginx says. */
  answerOf: (path: string) => string | undefined;
  /** Is this anchor one that the page draws once it has read its address? */
  isDrawnLater: (url: URL, anchor: string) => boolean;
};

/** Every link, anchor and file that leads nowhere, and every way out that is not https. */
export function linkFaultsOf(site: Site): string[] {
  const { pages, origin, isFile, answerOf, isDrawnLater } = site;
  const anchors = new Map(pages.map(({ address, html }) => [address, anchorsOf(html)]));
  const faultOf = (reference: string, from: string): string | undefined => {
    const url = URL.parse(reference, origin + from);
    if (url === null) return 'unreadable';
    if (url.protocol === 'mailto:') return undefined;
    if (url.origin !== origin) return outsideFaultOf(url);
    const path = decodeURIComponent(url.pathname);
    if (/\.\w+$/.test(path)) return isFile(path) ? undefined : 'no such file';
    const ids = anchors.get(path) ?? anchors.get(answerOf(path) ?? '');
    if (ids === undefined) return 'no such page';
    const anchor = decodeURIComponent(url.hash.slice(1));
    const isThere = anchor === '' || ids.has(anchor) || isDrawnLater(url, anchor);
    return isThere ? undefined : 'no such anchor';
  };
  return pages.flatMap(({ address, html }) =>
    [...new Set(referencesOf(html))].flatMap((reference) => {
      const fault = faultOf(reference, address);
      return fault === undefined ? [] : [`${address}: ${reference}: ${fault}`];
    }),
  );
}

function outsideFaultOf({ protocol, pathname, hostname, username }: URL): string | undefined {
  // The icon of the site is drawn in the page.
  if (protocol === 'data:' && pathname.startsWith('image/')) return undefined;
  if (protocol !== 'https:') return 'not https';
  return /^[\w-]+(\.[\w-]+)*\.[a-z]{2,}$/.test(hostname) && username === ''
    ? undefined
    : 'not a public site';
}

/**
 * Links, files, preview images, fonts of the style sheet, modules of the script, addresses of the
 * sitemap, the manifest and the data for search engines. React escapes `<`, `>` and `"` in what it
 * writes: a pattern reads it as surely as a parser.
 */
export function referencesOf(html: string): string[] {
  const patterns = [
    /<(?:a|link|script|img|use|source|iframe)\s[^>]*?\b(?:href|src)="([^"]*)"/g,
    /<meta\s(?=[^>]*(?:property|name)="(?:og:image|og:url|twitter:image)")[^>]*content="([^"]*)"/g,
    /\burl\((\/[^)]+)\)/g,
    /\b(?:import|from)[ (]"(\/[^"]+)"/g,
    /<loc>([^<]*)<\/loc>/g,
    /"(?:contentUrl|image|item|logo|src|start_url|url)":\s*"([^"]+)"/g,
  ];
  return patterns
    .flatMap((pattern) => [...html.matchAll(pattern)].map(([, reference = '']) => reference))
    .map(unescaped);
}

function anchorsOf(html: string): Set<string> {
  return new Set(
    [...html.matchAll(/<[a-z][^>]*?\sid="([^"]*)"/g)].map(([, id = '']) => unescaped(id)),
  );
}

function unescaped(attribute: string): string {
  return attribute.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
