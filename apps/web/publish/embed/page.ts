import type { Embed } from './embed.ts';
import { markup, type Markup } from './markup.ts';

export type Frame = Pick<Embed, 'page' | 'title' | 'body'> & {
  /** Runs once the page is read. */
  readonly script: string;
};

type Common = {
  readonly origin: string;
  readonly style: string;
  /** Asked for at once: those every frame is written with. */
  readonly fonts: readonly string[];
  /** Runs before anything is painted. */
  readonly theme: string;
};

/** Whole in one file but for its letters: a frame may be shut off from every other file of ours. */
export function pageOf({ page, title, body, script }: Frame, common: Common): string {
  const { origin, style, fonts, theme } = common;
  const head = markup`
    <meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>
    <title>${title} — Nos Milliards</title>
    <meta name="robots" content="noindex"/><link rel="canonical" href="${origin + page}"/>
    ${fonts.map((file) => markup`<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin=""/>`)}<style>${asIs(style)}</style><script>${asIs(theme)}</script>`;
  const document = markup`<html lang="fr"><head>${head}</head><body>${body}<script>${asIs(script)}</script></body></html>`;
  return `<!DOCTYPE html>${document.markup}\n`;
}

function asIs(code: string): Markup {
  if (/<\/(?:script|style)/i.test(code)) throw new Error('this code would end its own element');
  return { markup: code };
}
