import type { PlayedVotes } from '../game/deal.ts';
import type { Edition } from '../game/edition.ts';
import { accountsOf } from './completion.ts';
import { mostlyOf, portraitOf, portraitSentenceOf } from './portrait.ts';
import { prospectOf } from './result-sentence.ts';

/** The address is the caller's: the domain does not know where the site lives. */
export type ShareMessage = { readonly title: string; readonly text: string };

const HASHTAGS = '#NosMilliards #BudgetPublic #MonBudget';
/** Signs, before the link. */
const LONGEST = 280;

/** Neutral words: neither the exclamations of the game nor its achievements leave the device. */
export function shareMessageOf(votes: PlayedVotes, edition: Edition): ShareMessage {
  const portrait = portraitOf(votes, edition);
  const start = portrait ? [portraitSentenceOf(portrait, 'mine').text] : [];
  const mostly = portrait ? [mostlyOf(portrait)].filter((words) => words !== '') : [];
  const prospect = prospectOf(accountsOf(votes, edition)).text;
  // Whole or not at all: one name of « Surtout » out of two would tell another budget.
  const texts = [
    [...start, ...mostly, prospect, HASHTAGS],
    [...start, ...mostly, prospect],
    [...start, prospect, HASHTAGS],
  ].map((lines) => lines.join('\n'));
  return {
    title: `Nos Milliards\u00A0: mon budget ${edition.baseline.year}`,
    text: texts.find(({ length }) => length <= LONGEST) ?? [...start, prospect].join('\n'),
  };
}
