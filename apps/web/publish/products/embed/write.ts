import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { embedPath, oembedPath } from '../../../app/site/embed-path.ts';
import {
  readCards,
  readComparisons,
  readExplorer,
  readFunctions,
  readKnownDetail,
} from '../../../app/dataset/read.server.ts';
import { fileOf } from '../../pages/built-page.ts';
import { cutSignFaultsOf, typographyFaultsOf } from '../../pages/typography.ts';
import { absentEmbed, ABSENT_EMBED } from './absent.ts';
import { bundleOf } from './bundle.ts';
import { cardEmbedOf } from './card.ts';
import { comparisonEmbedOf } from './comparison.ts';
import type { Embed } from './embed.ts';
import { functionEmbedOf } from './function.ts';
import { lineEmbedOf } from './line.ts';
import { oembedOf } from './oembed.ts';
import { pageOf, type Frame } from './page.ts';
import { embedPolicyOf } from './policy.ts';
import { embedStyleOf, fontFileOf } from './style.ts';
import { seriesEmbeds } from './series.ts';
import { spendingEmbed } from './spending.ts';

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

type Written = {
  /** URI of the file → policy. */
  readonly policies: Readonly<Record<string, string>>;
  readonly faults: readonly string[];
};

/** Writes `/embed/…` and `/oembed/…`. */
export async function writeEmbeds(
  client: string,
  embeds: readonly Embed[],
  origin: string,
): Promise<Written> {
  const [theme, frame, card] = await Promise.all(
    (['theme', 'frame', 'card'] as const).map(bundleOf),
  );
  const fonts = ['bricolage-affiche', 'public-sans'].map((name) => fontFileOf(name, client));
  const common = { origin, style: embedStyleOf(client), fonts, theme: theme ?? '' };
  const frames = embeds.map((embed): [string, Frame] => [
    embedPath(embed.page),
    { ...embed, script: (frame ?? '') + (embed.kind === 'card' ? (card ?? '') : '') },
  ]);
  const pages = [...frames, [ABSENT_EMBED, { ...absentEmbed, script: frame ?? '' }] as const];
  const policies: Record<string, string> = {};
  const faults: string[] = [];
  for (const [address, content] of pages) {
    const file = fileOf(address);
    const html = pageOf(content, common);
    write(join(client, file), html);
    policies[`/${file}`] = embedPolicyOf(html);
    for (const fault of [...typographyFaultsOf(html), ...cutSignFaultsOf(html)]) {
      faults.push(`${file}: ${fault}`);
    }
  }
  for (const embed of embeds) {
    write(join(client, oembedPath(embed.page)), JSON.stringify(oembedOf(embed, origin)));
  }
  return { policies, faults };
}

function write(path: string, text: string) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
