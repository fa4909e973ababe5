import type { Dossier } from '../read/dossier.ts';
import { writtenAmount } from './formula.ts';
import { eurosOf } from '../read/table.ts';

type BridgedNumber =
  Dossier['edition']['bridges']['content']['passerelles'][string]['montants'][number];

/** In euros: a formula, or the amount of a card, which no formula may cite. */
export function bridgedAmount(
  { formule, carte }: BridgedNumber,
  dossier: Dossier,
): number | undefined {
  if (formule !== undefined) return writtenAmount(dossier, formule);
  const card = dossier.edition.cards.rows.find(({ id }) => id === carte);
  return card && eurosOf(card.montant);
}
