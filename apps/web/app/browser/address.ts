/** Path and query, to return to later. */
export function currentAddress(): string {
  return location.pathname + location.search;
}

/** Absolute address of the current page. */
export function currentUrl(): string {
  return location.href;
}

/** Absolute address. */
export function siteUrl(path: string): string {
  return location.origin + path;
}

/** The host name of this page. */
export function siteName(): string {
  return location.host;
}

/** The address of the current page becomes this one: nothing is loaded, shown or focused anew. */
export function replaceAddress(path: string): void {
  history.replaceState(history.state, '', path);
}
