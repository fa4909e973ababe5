/** Readers of a shared link stop early: the picture must be named in the first characters. */
const HEAD = 3000;
const LARGEST = 200_000;
/** Where the header of a PNG file has its width, then its height. */
const WIDTH_AT = 16;
const HEIGHT_AT = 20;

/** What is wrong with the picture that a page shows when its address is shared. */
export function previewFaultsOf(html: string, read: (path: string) => Buffer): string[] {
  const start = html.slice(0, HEAD);
  const [, url = ''] = /<meta property="og:image" content="([^"]+)"/.exec(start) ?? [];
  if (!/^https:\/\/[^/]+\/apercus\/[\w-]+\.png$/.test(url)) return [`preview: ${url || 'none'}`];
  const png = read(new URL(url).pathname);
  const isRightSize = png.readUInt32BE(WIDTH_AT) === 1200 && png.readUInt32BE(HEIGHT_AT) === 630;
  return [
    ...(isRightSize ? [] : [`preview of another size: ${url}`]),
    ...(png.length > LARGEST ? [`preview of ${png.length} bytes`] : []),
    ...(start.includes('summary_large_image') ? [] : ['preview not shown large']),
  ];
}
