import type { Baseline } from '@nosmilliards/domain/budget/baseline';
import { perThousandOf } from '@nosmilliards/domain/budget/lens';
import type { Group } from '@nosmilliards/domain/game/group';
import { millions, sumOf } from '@nosmilliards/domain/money/money';
import type { Card } from '@nosmilliards/domain/vote/card';
import type { Dossier } from '../read/dossier.ts';
import { lineIdsOf } from '../read/edition.ts';
import type { EditionRecord, GroupEntry } from '../read/records.ts';
import type { CardRow, GuessRow } from '../read/tables.ts';
import { weighed } from '../read/tree.ts';

/** The card of a row, without its rank in the deck. */
export function bareCardOf(row: CardRow): Card {
  return {
    rank: 0,
    id: row.id,
    type: row.type,
    sector: row.secteur,
    title: row.titre,
    amount: millions(Number(row.montant)),
    constraints: {
      minReduction: Number(row.reduction_max),
      maxIncrease: Number(row.hausse_max),
    },
    lineIds: lineIdsOf(row),
  };
}

export function groupOf({ id, titre, phrase, icone, secteur, cartes }: GroupEntry): Group {
  return { id, title: titre, sentence: phrase, icon: icone, sector: secteur, cardIds: cartes };
}

/** NaN for a missing figure, which `checkFigures` reports. */
export function netTotalsOf({
  chiffres,
}: EditionRecord): Pick<Baseline, 'netExpenses' | 'netRevenues'> {
  const valueOf = (id: string) => millions(chiffres[id]?.valeur ?? Number.NaN);
  return { netExpenses: valueOf('depenses_nettes'), netRevenues: valueOf('recettes_nettes') };
}

/** In euros out of 1 000 of public spending, rounded to a tenth. */
export function guessedShareOf(row: Pick<GuessRow, 'lignes'>, dossier: Dossier): number {
  const totals = netTotalsOf(dossier.edition.record.content);
  const amount = sumOf(lineIdsOf(row).map((id) => weighed(dossier.knownLine(id)).amount));
  return Math.round(perThousandOf(amount, totals) * 10) / 10;
}
