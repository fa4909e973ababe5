import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import publicSans from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url';

/** The two font files of the site, to preload with `crossorigin` or the browser fetches them twice. */
export const fontFiles = [bricolage, publicSans];
