import type { Deck } from '@nosmilliards/domain/game/deck';
import { appliedToCards, groupCardsOf } from '@nosmilliards/domain/game/group';
import { isTie, medianPercentOf, tallyOf } from '@nosmilliards/domain/tally/tally';
import { commonChoiceOf, type ReceivedVote } from '@nosmilliards/domain/tally/room';
import { changePercentOf } from '@nosmilliards/domain/vote/vote';
import { choiceWords } from '#ballot/vote-words.ts';
import type { RoomItem } from './room-item.ts';
import { TIE } from './room-words.ts';

const HEAD = [
  'decision',
  'montant_millions',
  'garder',
  'augmenter',
  'reduire',
  'supprimer',
  'partages',
  'mediane_pour_cent',
  'choix_de_la_salle',
];

/**
 * One row per card or group. For French spreadsheets: semicolons, decimal commas, and the byte
 * order mark, without which Excel breaks accents.
 */
export function roomCsvOf(
  items: readonly RoomItem[],
  votes: readonly ReceivedVote[],
  deck: Deck,
): string {
  const rows = items.map((item, index) => {
    const vote = votes[index];
    const choices = vote?.choices ?? [];
    const tally = tallyOf(choices);
    const common = commonChoiceOf(choices);
    return [
      item.title,
      numeral(item.amount),
      tally.keep,
      tally.increase,
      tally.decrease,
      tally.remove,
      vote?.mixed ?? 0,
      numeral(medianPercentOf(choices.map(changePercentOf))),
      common === null
        ? 'sans réponse'
        : plain(isTie(tally) ? TIE : choiceWords(appliedToCards(groupCardsOf(item, deck), common))),
    ];
  });
  return `\uFEFF${[HEAD, ...rows].map((row) => row.map(cellOf).join(';')).join('\r\n')}\r\n`;
}

/** In words: a spreadsheet would parse « +10 % » as a number. */
function plain(words: string): string {
  return words.replaceAll('\u00A0', ' ');
}

function numeral(value: number | null): string {
  return value === null ? '' : String(value).replace('.', ',');
}

function cellOf(value: string | number): string {
  const text = String(value);
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
