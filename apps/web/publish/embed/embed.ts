import type { Nature } from '@nosmilliards/domain/budget/line';
import { formatAmount, speakAmount } from '@nosmilliards/domain/money/format';
import type { Millions } from '@nosmilliards/domain/money/money';
import type { EmbedKind } from '../../app/browser/embed-path.ts';
import { readSources } from '../../app/dataset/read.server.ts';
import { natureWords } from '../../app/ui/nature-words.ts';
import { markup, type Markup } from './markup.ts';

/** One frame for other sites. */
export type Embed = {
  readonly kind: EmbedKind;
  /** The page of ours that it comes from. */
  readonly page: string;
  readonly title: string;
  readonly body: Markup;
};

/** Figures to see, words to hear. */
export function amountIn(amount: Millions): Markup {
  return markup`<span aria-hidden="true">${formatAmount(amount)}</span><span class="heard">${speakAmount(amount)}</span>`;
}

export function natureTag(nature: Nature): Markup {
  return markup`<span class="nature ${nature}">${natureWords[nature]}</span>`;
}

/** The page around stays where it is. */
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

/** Always at the foot of a frame: where the figure comes from, and what it is worth. */
export function provenanceOf(nature: Nature, words: readonly string[], way: Markup): Markup {
  return markup`
    <p class="provenance">${natureTag(nature)} ${words.join(' ')} ${way}</p>`;
}
