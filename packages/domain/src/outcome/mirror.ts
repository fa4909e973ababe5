import type { Edition } from '../game/edition.ts';
import { groupAmountOf } from '../game/group.ts';
import { arrowOf } from '../money/arrow-form.ts';
import { differenceOf, sumOf, type Millions } from '../money/money.ts';
import { modificationsOf, type Ledger } from '../vote/ledger.ts';
import { effectOf } from '../vote/vote.ts';
import { cardsSharingOf } from './record-sector.ts';

/** The priorities given before playing, beside what the votes do. */
export type MirrorRow = {
  readonly id: string;
  readonly title: string;
  /** The money of this domain, in the edition and with the votes. */
  readonly before: Millions;
  readonly after: Millions;
};

/** A row for each priority, in the order they were given; a vote belongs to one domain or to none. */
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
      const before = groupAmountOf(group, edition.deck);
      const after = sumOf([before, ...own.map(({ change }) => change)]);
      return { id: group.id, title: group.title, before, after };
    });
}

/** « Santé » était dans vos priorités : 241,0 → 234,9 Md€. */
export function mirrorWordsOf({ title, before, after }: MirrorRow): {
  readonly text: string;
  readonly spoken: string;
} {
  const start = `«\u00A0${title}\u00A0» était dans vos priorités\u00A0: `;
  if (before === after) return { text: `${start}rien ne change`, spoken: `${start}rien ne change` };
  const { text, spoken } = arrowOf(before, after);
  return { text: start + text, spoken: start + spoken };
}
