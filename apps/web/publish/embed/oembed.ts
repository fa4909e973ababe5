import { EMBED_HEIGHTS, embedPath } from '../../app/browser/embed-path.ts';
import { HEIGHT, WIDTH } from '../preview/picture.ts';
import { picturePathOf } from '../preview/pictures.ts';
import type { Embed } from './embed.ts';
import { markup } from './markup.ts';

/** The width of a column of text; the page around may give less. */
const FRAME_WIDTH = 600;
const DAY = 86_400;

/**
 * What a tool for writing pages needs to show one of ours in a frame (oembed.com, 2.3.4.4). The quote
 * is for WordPress, which shows it until the frame has said its height.
 */
export function oembedOf({ kind, page, title }: Embed, origin: string) {
  const height = EMBED_HEIGHTS[kind];
  const frame = markup`<blockquote><a href="${origin + page}">${title}</a></blockquote><iframe src="${origin + embedPath(page)}" title="${title}" width="${FRAME_WIDTH}" height="${height}" frameborder="0"></iframe>`;
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: 'Nos Milliards',
    provider_url: `${origin}/`,
    cache_age: DAY,
    thumbnail_url: origin + picturePathOf(page),
    thumbnail_width: WIDTH,
    thumbnail_height: HEIGHT,
    html: frame.markup,
    width: FRAME_WIDTH,
    height,
  };
}

/** In a page that can be framed: where that file stands. React leaves what it did not write. */
export function withOembed(html: string, address: string, title: string): string {
  const link = markup`<link rel="alternate" type="application/json+oembed" href="${address}" title="${title}"/>`;
  return html.replace('</head>', () => `${link.markup}</head>`);
}
