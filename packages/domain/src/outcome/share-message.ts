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
  const end = [prospectOf(accountsOf(votes, edition)).text, HASHTAGS];
  const room = LONGEST - [...start, ...end].join('\n').length - 1;
  const mostly = portrait ? fitted(mostlyOf(portrait), room) : '';
  return {
    title: `Nos Milliards\u00A0: mon budget ${edition.baseline.year}`,
    text: [...start, ...(mostly === '' ? [] : [mostly]), ...end].join('\n'),
  };
}

/** Without its last names, the smallest, where it is too long; each ends with what was chosen. */
function fitted(mostly: string, room: number): string {
  const between = mostly.includes('\u202F; ') ? '\u202F; ' : ', ';
  const names = mostly.split(between);
  for (let count = names.length; count > 0; count -= 1) {
    const text = names.slice(0, count).join(between).replace(/\.?$/, '.');
    if (text.length <= room && /[%)]\.$/.test(text)) return text;
  }
  return '';
}
