// The pages of the frames as HTML. `write.ts` bundles this file for Node, and writes them.
// First: it gives the order of the layers.
import '#styles/global.css';
import { renderToStaticMarkup } from 'react-dom/server';
import { EMBEDS, embedPath } from '#site/embed-path.ts';
import { cardPath, linePath, NO_ID, paths } from '#site/path.ts';
import type { GoneEntry } from '#dataset/built.ts';
import {
  readCards,
  readComparisons,
  readExplorer,
  readFunctions,
  readGone,
  readKnownDetail,
} from '#dataset/read.server.ts';
import { goneWordsOf } from '#page-data/gone.server.ts';
import affiche from '#styles/bricolage-affiche.woff2?url';
import { fontPreloadOf } from '#styles/fonts.ts';
import publicSans from '#styles/public-sans.woff2?url';
import { cardEmbedOf } from './card.tsx';
import { comparisonEmbedOf } from './comparison.tsx';
import { Frame, type Embed } from './frame.tsx';
import { functionEmbedOf } from './function.tsx';
import { lineEmbedOf } from './line.tsx';
import { seriesEmbeds } from './series.tsx';
import { spendingEmbed } from './spending.tsx';

/**
 * Every embed: the cards, the lines of the first two levels, the prerendered comparisons, the
 * years, the functions of Eurostat and all spending.
 */
export function readEmbeds(): readonly Embed[] {
  return [
    ...readCards().cards.map(cardEmbedOf),
    ...readExplorer().lines.map(({ id }) => lineEmbedOf(readKnownDetail(id))),
    // Two comparisons of the same lines share one address: the last one is kept.
    ...new Map(
      readComparisons().comparisons.map((one) => {
        const embed = comparisonEmbedOf(one);
        return [embed.page, embed];
      }),
    ).values(),
    ...seriesEmbeds(),
    ...readFunctions().map(functionEmbedOf),
    spendingEmbed(),
  ];
}

/** Code to inline: only fonts are loaded, since a sandboxed frame has no origin. */
export type Inlined = {
  readonly style: string;
  /** Runs in the head, before the first paint. */
  readonly theme: string;
  /** Run at the end of the body; the second, on cards only. */
  readonly frame: string;
  readonly card: string;
};

/** The pages to write, by address. */
export function pagesOf(embeds: readonly Embed[], origin: string, inlined: Inlined) {
  return new Map([
    ...embeds.map((embed) => [embedPath(embed.page), pageOf(embed, origin, inlined)] as const),
    ...goneEmbeds().map(
      (embed) => [embedPath(embed.page), pageOf(embed, origin, inlined)] as const,
    ),
    [EMBEDS + NO_ID, pageOf(absentEmbed, origin, inlined)],
  ]);
}

/** The 404 page of embeds: that of the site forbids framing. */
const absentEmbed: Omit<Embed, 'kind'> = {
  page: paths.home,
  title: 'Cadre introuvable',
  body: (
    <Frame title="Cadre introuvable" page={paths.home} way={'Ouvrir Nos\u00A0Milliards'}>
      <p>Cette adresse ne mène à aucune carte, ligne ou comparaison du budget.</p>
    </Frame>
  ),
};

/** A frame on somebody's page outlives the line or the card of a former edition. */
function goneEmbeds(): readonly Omit<Embed, 'kind'>[] {
  const { lines, cards } = readGone();
  return [
    ...lines.map((entry) => goneEmbedOf(entry, linePath(entry.id))),
    ...cards.map((entry) => goneEmbedOf(entry, cardPath(entry.id))),
  ];
}

function goneEmbedOf(entry: GoneEntry, page: string): Omit<Embed, 'kind'> {
  const { title } = entry;
  return {
    page,
    title,
    body: (
      <Frame
        eyebrow="Une édition passée"
        title={title}
        page={page}
        way={'Ouvrir Nos\u00A0Milliards'}
      >
        <p>{goneWordsOf(entry)}</p>
      </Frame>
    ),
  };
}

type Page = Omit<Embed, 'kind'> & Partial<Pick<Embed, 'kind'>>;

function pageOf({ kind, page, title, body }: Page, origin: string, inlined: Inlined): string {
  const { style, theme, frame, card } = inlined;
  const markup = renderToStaticMarkup(
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} — Nos Milliards`}</title>
        <meta name="robots" content="noindex" />
        <link rel="canonical" href={origin + page} />
        <link rel="icon" href="/favicon.svg" />
        {[affiche, publicSans].map((file) => (
          <link key={file} {...fontPreloadOf(file)} />
        ))}
        <style>{style}</style>
        <script>{theme}</script>
      </head>
      <body>
        {body}
        <script>{kind === 'card' ? frame + card : frame}</script>
      </body>
    </html>,
  );
  return `<!DOCTYPE html>${markup}\n`;
}
