/** A page is written as `…/index.html`, and asked for without it. */
export function addressOf(file: string): string {
  return `/${file}`.replace(/\/?index\.html$/, '') || '/';
}

export function fileOf(address: string): string {
  return `${address.slice(1)}/index.html`.replace(/^\//, '');
}
