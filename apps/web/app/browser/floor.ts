/**
 * The oldest versions the site is made for: the build writes scripts and styles for them, and
 * /accessibilite names them. Chrome 109 is the last of Windows 7 and 8; Firefox needs 121 for
 * `:has()`, Safari 16.0 for `@container`.
 */
export const OLDEST_BROWSERS = {
  chrome: '109',
  edge: '109',
  firefox: '121',
  safari: '16.0',
} as const;

/**
 * Known by every browser above and by none that misses what the scripts call: without it a page
 * stays as it was written, to be read. Started anyway, the scripts would replace it with an error.
 */
export const NEEDED_STYLE = 'container-type:inline-size';
