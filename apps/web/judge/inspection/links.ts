/** A built page; `address` is its URL path (`/explorer`). */
export type Page = { address: string; html: string };

export type Site = {
  pages: readonly Page[];
  /** The public origin: an absolute link to it is internal. */
  origin: string;
  /** Whether the build or the service writes a file at this path. */
  isFile: (path: string) => boolean;
  /** The address of the page that nginx serves where there is no file. */
  answerOf: (path: string) => string | undefined;
  /** Whether the script creates this anchor after reading the address. */
  isDrawnLater: (url: URL, anchor: string) => boolean;
};

/** Broken links, anchors and files, and external links without https. */
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
  // The favicon is a data URL.
  if (protocol === 'data:' && pathname.startsWith('image/')) return undefined;
  if (protocol !== 'https:') return 'not https';
  return /^[\w-]+(\.[\w-]+)*\.[a-z]{2,}$/.test(hostname) && username === ''
    ? undefined
    : 'not a public site';
}

/**
 * URLs of links, files, preview images, fonts, modules, the sitemap, the manifest and JSON-LD.
 * Regular expressions suffice: React escapes `<`, `>` and `"`.
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
