import type { Embed } from './embed.ts';
import { markup, type Markup } from './markup.ts';

export type Frame = Pick<Embed, 'page' | 'title' | 'body'> & {
  /** Runs at the end of the body. */
  readonly script: string;
};

type Common = {
  readonly origin: string;
  readonly style: string;
  /** Paths of the fonts to preload. */
  readonly fonts: readonly string[];
  /** Script of the head: runs before the first paint. */
  readonly theme: string;
};

/** Styles and scripts are inlined, only fonts are loaded: a sandboxed frame has no origin. */
export function pageOf({ page, title, body, script }: Frame, common: Common): string {
  const { origin, style, fonts, theme } = common;
  const head = markup`
    <meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>
    <title>${title} — Nos Milliards</title>
    <meta name="robots" content="noindex"/><link rel="canonical" href="${origin + page}"/><link rel="icon" href="/favicon.svg"/>
    ${fonts.map((file) => markup`<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin=""/>`)}<style>${asIs(style)}</style><script>${asIs(theme)}</script>`;
  const document = markup`<html lang="fr"><head>${head}</head><body>${body}<script>${asIs(script)}</script></body></html>`;
  return `<!DOCTYPE html>${document.markup}\n`;
}

function asIs(code: string): Markup {
  if (/<\/(?:script|style)/i.test(code))
    throw new Error('the code contains a closing tag </script> or </style>');
  return { markup: code };
}
