import { estimatedWords, type SumNature } from '@nosmilliards/domain/budget/nature';
import { formatAmount, speakAmount } from '@nosmilliards/domain/money/format';
import type { Millions } from '@nosmilliards/domain/money/money';
import type { EmbedKind } from '../../../app/site/embed-path.ts';
import { readSources } from '../../../app/dataset/read.server.ts';
import { natureWords } from '../../../app/ui/nature-words.ts';
import { markup, type Markup } from './markup.ts';

/** A page that other sites show in an iframe. */
export type Embed = {
  readonly kind: EmbedKind;
  /** Path of the page of the site that shows the same content. */
  readonly page: string;
  readonly title: string;
  readonly body: Markup;
};

/** The figures on screen, the amount in words for screen readers. */
export function amountIn(amount: Millions): Markup {
  return markup`<span aria-hidden="true">${formatAmount(amount)}</span><span class="heard">${speakAmount(amount)}</span>`;
}

export function natureTag(known: SumNature): Markup {
  const words = natureWords[known.nature] + estimatedWords(known);
  return markup`<span class="nature ${known.nature}">${words}</span>`;
}

/** Links open a window: the embedding page must not be left. */
export const newWindow = markup` <span class="heard">(nouvelle fenêtre)</span>`;

export function linkTo(page: string, words: string): Markup {
  return markup`<a href="${page}" target="_blank" rel="noopener">${words}${newWindow}</a>`;
}

/** « Direction du budget, « Synthèse… » (2026) ». */
export function sourceWordsOf(id: string): string {
  const source = readSources().sources[id];
  if (source === undefined) throw new Error(`No source ${id}`);
  const { producer, title, published } = source;
  const year = published.slice(0, 4);
  return `${producer}, «\u00A0${title}\u00A0»${year === '' ? '' : ` (${year})`}`;
}

/** Source and nature of the figure, at the end of every embed. */
export function provenanceOf(known: SumNature, words: readonly string[], way: Markup): Markup {
  return markup`
    <p class="provenance">${natureTag(known)} ${words.join(' ')} ${way}</p>`;
}
