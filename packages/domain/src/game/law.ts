import { formatAmount, formatPercent } from '../money/format.ts';
import type { Baseline } from '../budget/baseline.ts';
import type { Millions } from '../money/money.ts';
import type { Mark, Marks } from '../vote/card.ts';
import type { Ledger } from '../vote/ledger.ts';
import { SMALLEST_PERCENT, type Choice } from '../vote/vote.ts';

/** What the finance laws did with the credits of one card, in percent of the year before. */
export type LawRow = {
  /** Of the card. */
  readonly id: string;
  /** By year of an initial law, from the one before it; without the years that do not compare. */
  readonly changes: Readonly<Record<number, number>>;
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
  /** Of the law compared with. */
  readonly year: number;
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
export function lawWordsOf({ changes }: LawRow): string | null {
  const years = Object.entries(changes).map(
    ([year, percent]) => `${year}\u00A0: ${percentWords(percent)}`,
  );
  return years.length === 0 ? null : `La loi de finances ${years.join('\u202F; ')}`;
}

/**
 * On the law that followed the amounts voted on, those of the baseline: the only one that started
 * where the visitor does. A card kept, without a vote, or without that figure is not compared: in
 * current euros, the law keeps hardly anything as it is.
 */
export function lawAgreementOf(
  ledger: Ledger,
  laws: readonly LawRow[],
  baseline: Pick<Baseline, 'year'>,
): LawAgreement {
  const year = baseline.year + 1;
  const rows = laws.flatMap(({ id, changes: { [year]: percent } }) => {
    const choice = ledger.get(id)?.choice;
    if (choice === undefined || choice.type === 'keep' || percent === undefined) return [];
    const isSame = wayOfChoice(choice) === wayOfLaw(percent);
    return [{ id, choice, percent, isSame }];
  });
  return { year, same: rows.filter(({ isSame }) => isSame).length, compared: rows.length, rows };
}

/** What the percentages of a law compare, and what counts as no move. */
export function lawScopeWordsOf({ year }: Pick<LawAgreement, 'year'>): string {
  return `De la loi initiale pour ${year - 1} à celle pour ${year}, en euros courants, le périmètre étant corrigé quand il a changé. Seules des dépenses de l’État sont comparées : ni la Sécurité sociale, ni les collectivités, ni les impôts. Un changement de moins de ${formatPercent(SMALLEST_PERCENT, { decimals: 0 })} dans la loi n’est ni une hausse ni une baisse.`;
}

/** Less than the smallest vote is no move. */
function wayOfLaw(percent: number): Way {
  if (Math.abs(percent) < SMALLEST_PERCENT) return 'same';
  return percent > 0 ? 'up' : 'down';
}

function wayOfChoice({ type }: Choice): Way {
  return type === 'increase' ? 'up' : 'down';
}

function percentWords(percent: number): string {
  return formatPercent(percent, { signed: true });
}
