import { formatAmount, formatPercent } from '../money/format.ts';
import type { Millions } from '../money/money.ts';
import type { Mark, Marks } from '../vote/card.ts';
import type { Ledger } from '../vote/ledger.ts';
import { SMALLEST_PERCENT, type Choice } from '../vote/vote.ts';

/** What the finance laws did with the credits of one card, in percent of the year before. */
export type LawRow = {
  /** Of the card. */
  readonly id: string;
  /** From the initial law of 2024 to that of 2025; `null` where the two do not compare. */
  readonly from2025: number | null;
  /** From the initial law of 2025 to that of 2026. */
  readonly from2026: number | null;
};

/** What the next law votes for the lines of a card; without amount, `note` says why. */
export type NextVote = {
  readonly year: number;
  readonly amount?: Millions;
  /** In percent of the law before. */
  readonly change?: number;
  /** The law moved credits between lines, and `change` leaves that out. */
  readonly isCorrected?: boolean;
  readonly note: string;
};

export type CardStage = { readonly word: string; readonly text: string; readonly change?: string };

/** « Voté 2025 », « Dépensé 2025 », « Voté 2026 », in this order. */
export function cardStagesOf({ voted, spent }: Marks, next: NextVote): readonly CardStage[] {
  const { year, amount, change, isCorrected = false } = next;
  const scope = isCorrected ? 'à périmètre corrigé' : `de la loi de ${year - 1} à celle de ${year}`;
  return [
    stageOf('Voté', voted, year - 1),
    stageOf('Dépensé', spent, year - 1),
    {
      ...stageOf('Voté', amount === undefined ? undefined : { amount }, year),
      ...(change !== undefined && { change: `${percentWords(change)} ${scope}` }),
    },
  ];
}

function stageOf(word: string, mark: Mark | undefined, year: number): CardStage {
  return {
    word: `${word} ${mark?.year ?? year}`,
    text: mark === undefined ? 'non disponible' : formatAmount(mark.amount),
  };
}

type Way = 'up' | 'down' | 'same';

export type LawAgreement = {
  /** Cards on which the visitor and the law went the same way. */
  readonly same: number;
  readonly compared: number;
  readonly rows: readonly {
    readonly id: string;
    readonly choice: Choice;
    readonly percent: number;
    readonly isSame: boolean;
  }[];
};

/** « La loi de finances 2025 : +5,6 % ; 2026 : +10,9 % », `null` where nothing compares. */
export function lawWordsOf({ from2025, from2026 }: LawRow): string | null {
  const years = [
    ...(from2025 === null ? [] : [`2025\u00A0: ${percentWords(from2025)}`]),
    ...(from2026 === null ? [] : [`2026\u00A0: ${percentWords(from2026)}`]),
  ];
  return years.length === 0 ? null : `La loi de finances ${years.join('\u202F; ')}`;
}

/**
 * On the law that followed the amounts voted on, the only one that started where the visitor does;
 * a card without a vote, or without that figure, is not compared.
 */
export function lawAgreementOf(ledger: Ledger, laws: readonly LawRow[]): LawAgreement {
  const rows = laws.flatMap(({ id, from2026 }) => {
    const choice = ledger.get(id)?.choice;
    if (choice === undefined || from2026 === null) return [];
    const isSame = wayOfChoice(choice) === wayOfLaw(from2026);
    return [{ id, choice, percent: from2026, isSame }];
  });
  return { same: rows.filter(({ isSame }) => isSame).length, compared: rows.length, rows };
}

/** Less than the smallest vote is no move. */
function wayOfLaw(percent: number): Way {
  if (Math.abs(percent) < SMALLEST_PERCENT) return 'same';
  return percent > 0 ? 'up' : 'down';
}

function wayOfChoice({ type }: Choice): Way {
  switch (type) {
    case 'keep':
      return 'same';
    case 'increase':
      return 'up';
    case 'decrease':
    case 'remove':
      return 'down';
  }
}

function percentWords(percent: number): string {
  return formatPercent(percent, { signed: true });
}
