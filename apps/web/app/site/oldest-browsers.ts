/**
 * The oldest supported versions: the build compiles scripts and styles for them, and /accessibilite
 * lists them. Chrome 109 is the last on Windows 7 and 8; Firefox needs 121 for `:has()`, Safari
 * 16.0 for `@container`.
 */
export const OLDEST_BROWSERS = {
  chrome: '109',
  edge: '109',
  firefox: '121',
  safari: '16.0',
} as const;

/**
 * Feature test that starts the scripts. Every browser above supports it; older ones do not, and
 * keep the prerendered page, which the scripts would replace with an error.
 */
export const NEEDED_STYLE = 'container-type:inline-size';
