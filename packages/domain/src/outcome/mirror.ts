import type { Edition } from '../game/edition.ts';
import { formatAmount, speakAmount } from '../money/format.ts';
import { differenceOf, sumOf, type Millions } from '../money/money.ts';
import { modificationsOf, type Ledger } from '../vote/ledger.ts';
import { effectOf } from '../vote/vote.ts';
import { cardsSharingOf } from './sector-impact.ts';

/** What was told before playing, beside what the votes do. */
export type MirrorRow = {
  readonly id: string;
  readonly title: string;
  /** Of the money of this domain: negative for a cut, on either side of the budget. */
  readonly change: Millions;
};

/** A row for each priority, in the order they were told; a vote belongs to one domain or to none. */
export function mirrorOf(
  priorities: readonly string[],
  ledger: Ledger,
  edition: Edition,
): readonly MirrorRow[] {
  const votes = modificationsOf(ledger).map((vote) => ({
    cardIds: cardsSharingOf(vote, edition).map(({ id }) => id),
    change: differenceOf(effectOf(vote.choice, vote).newAmount, vote.amount),
  }));
  return priorities
    .flatMap((id) => edition.groups.find((group) => group.id === id) ?? [])
    .map((group) => {
      const own = votes.filter(
        ({ cardIds }) =>
          cardIds.length > 0 && cardIds.every((cardId) => group.cardIds.includes(cardId)),
      );
      return {
        id: group.id,
        title: group.title,
        change: sumOf(own.map(({ change }) => change)),
      };
    });
}

/** « Santé » était dans vos priorités : −6,1 Md€. */
export function mirrorWordsOf(row: MirrorRow): { readonly text: string; readonly spoken: string } {
  return {
    text: sentenceOf(row, formatAmount(row.change, { signed: true })),
    spoken: sentenceOf(row, speakAmount(row.change, { signed: true })),
  };
}

function sentenceOf({ title, change }: MirrorRow, amount: string): string {
  const told = `«\u00A0${title}\u00A0» était dans vos priorités\u00A0: `;
  return told + (change === 0 ? 'inchangé' : amount);
}
