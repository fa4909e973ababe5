/** Every page that exists as a file after the build. `/compare/*` is served by the SPA fallback. */
export const prerenderedPaths = ['/', '/explorer', '/404'];
