import affiche from './bricolage-affiche.woff2?url';
import bricolage from './bricolage-grotesque.woff2?url';
import publicSans from './public-sans.woff2?url';

/** The font files of every page, to preload with `crossorigin` or the browser fetches them twice. */
export const fontFiles = [affiche, bricolage, publicSans];

export function fontPreloadOf(href: string) {
  return {
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  } as const;
}
