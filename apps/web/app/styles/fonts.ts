import bricolage from './bricolage-grotesque.woff2?url';
import publicSans from './public-sans.woff2?url';

/** The two font files of the site, to preload with `crossorigin` or the browser fetches them twice. */
export const fontFiles = [bricolage, publicSans];
