import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { EMBED_HEIGHTS, embedPath } from '../../../app/site/embed-path.ts';
import { HEIGHT, WIDTH } from '../preview/picture.ts';
import { picturePathOf } from '../preview/pictures.ts';
import type { Embed } from './frame.tsx';

/** Pixels; the embedding page may give less. */
const FRAME_WIDTH = 600;
/** Seconds. */
const DAY = 86_400;

/**
 * The oEmbed answer of type « rich » (oembed.com, 2.3.4.4). WordPress shows the `blockquote` until
 * the frame has sent its height.
 */
export function oembedOf({ kind, page, title }: Embed, origin: string) {
  const [width, height] = [FRAME_WIDTH, EMBED_HEIGHTS[kind]];
  const link = createElement('a', { href: origin + page }, title);
  const src = origin + embedPath(page);
  // The site that embeds it decides on a sandbox, as WordPress does.
  // oxlint-disable-next-line react/iframe-missing-sandbox
  const frame = createElement('iframe', { src, title, width, height, frameBorder: 0 });
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
    html: renderToStaticMarkup(
      createElement(Fragment, null, createElement('blockquote', null, link), frame),
    ),
    width,
    height,
  };
}

/** Links a page to its oEmbed file. Hydration keeps elements of the head unknown to React. */
export function withOembed(html: string, href: string, title: string): string {
  const type = 'application/json+oembed';
  const link = renderToStaticMarkup(createElement('link', { rel: 'alternate', type, href, title }));
  return html.replace('</head>', () => `${link}</head>`);
}
