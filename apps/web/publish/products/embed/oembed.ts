import { EMBED_HEIGHTS, embedPath } from '../../../app/site/embed-path.ts';
import { HEIGHT, WIDTH } from '../preview/picture.ts';
import { picturePathOf } from '../preview/pictures.ts';
import type { Embed } from './embed.ts';
import { markup } from './markup.ts';

/** Pixels; the embedding page may give less. */
const FRAME_WIDTH = 600;
/** Seconds. */
const DAY = 86_400;

/**
 * The oEmbed answer of type « rich » (oembed.com, 2.3.4.4). WordPress shows the `blockquote` until
 * the frame has sent its height.
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

/** Links a page to its oEmbed file. Hydration keeps elements of the head unknown to React. */
export function withOembed(html: string, address: string, title: string): string {
  const link = markup`<link rel="alternate" type="application/json+oembed" href="${address}" title="${title}"/>`;
  return html.replace('</head>', () => `${link.markup}</head>`);
}
