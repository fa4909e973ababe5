import type { PlayedVotes } from '../game/deal.ts';
import type { Edition } from '../game/edition.ts';
import { accountsOf } from './completion.ts';
import { toldOf } from './decisions.ts';
import { foremostWordsOf, portraitOf, portraitSentenceOf } from './portrait.ts';
import { prospectOf } from './result-sentence.ts';

/** The address is the caller's: the domain does not know where the site lives. */
export type ShareMessage = { readonly title: string; readonly text: string };

const HASHTAGS = '#NosMilliards #BudgetPublic #MonBudget';
/** Signs, before the link. */
const LONGEST = 280;
/** Fewer would leave out a sense. */
const CHOICE_COUNTS = [3, 2] as const;

/** Neutral words: neither the exclamations of the game nor its achievements leave the device. */
export function shareMessageOf(votes: PlayedVotes, edition: Edition): ShareMessage {
  const portrait = portraitOf(votes, edition);
  const start = portrait ? [portraitSentenceOf(portrait, 'mine').text] : [];
  const told = toldOf(votes, edition);
  const prospect = prospectOf(accountsOf(votes, edition)).text;
  const texts = [
    ...CHOICE_COUNTS.flatMap((count) => {
      const words = foremostWordsOf(told, count);
      const lines = [...start, words, prospect];
      return words === '' ? [] : [[...lines, HASHTAGS], lines];
    }),
    [...start, prospect, HASHTAGS],
  ].map((lines) => lines.join('\n'));
  return {
    title: `Nos Milliards\u00A0: mon budget ${edition.baseline.year}`,
    text: texts.find(({ length }) => length <= LONGEST) ?? [...start, prospect].join('\n'),
  };
}
