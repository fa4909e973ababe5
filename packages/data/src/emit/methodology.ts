import { isRevenueCard } from '@nosmilliards/domain/vote/card';
import type { BuiltMethodology, BuiltParts } from '../built.ts';
import { recomputedCount } from '../derive/formula.ts';
import { gapsOf } from '../derive/gaps.ts';
import type { Dossier } from '../read/dossier.ts';
import { printed, type Verdict } from '../read/problem.ts';
import { known } from '../read/known.ts';
import {
  countedSidesOf,
  flooredShare,
  mixtureOf,
  natureSharesOf,
  publishedShareOf,
} from '../derive/trust.ts';
import { millionsOf } from '../read/table.ts';
import type { Line } from '../read/tree.ts';

export type Review = { verdicts: Verdict[]; warnings: string[] };

/** The methodology page: computed figures and results of the checks, none typed by hand. */
export function builtMethodologyOf(
  dossier: Dossier,
  { verdicts, warnings }: Review,
): Omit<BuiltMethodology, 'denominators'> {
  const { edition, expenses, revenues } = dossier;
  const figures = new Map(Object.entries(edition.record.content.chiffres));
  const valueOf = (id: string) => known(figures, id).valeur;
  const levels = [...Array(edition.record.content.controles.niveaux).keys()];
  const errors = verdicts.flatMap(({ problems }) => problems.map(printed));
  return {
    trust: countedSidesOf(dossier).map(({ side, roots }) => {
      const natures = natureSharesOf(roots);
      return {
        side,
        natures: natures.map(publishedShareOf),
        recomputedShare: flooredShare(
          natures.reduce((sum, { kind, share }) => (kind === 'estime' ? sum : sum + share), 0),
        ),
        ...mixtureOf(dossier, roots),
      };
    }),
    recomputed: {
      amounts: recomputedCount(dossier),
      // Without those that only count people.
      pieces: edition.cells.filter(({ rows }) => rows.some(({ unite }) => unite.endsWith('€')))
        .length,
    },
    counts: {
      lines: expenses.all.length,
      byLevel: levels.map(
        (level) => expenses.all.filter(({ row }) => row.niveau === String(level + 1)).length,
      ),
      revenueLines: revenues.all.length,
      cards: edition.cards.rows.filter((row) => !isRevenueCard(row)).length,
      revenueCards: edition.cards.rows.filter(isRevenueCard).length,
    },
    transfers: {
      removed: removedFrom(expenses.roots),
      total: valueOf('transferts_total'),
      details: edition.transfers.rows.map((row) => ({
        id: row.id,
        title: row.titre,
        amount: Number(row.montant),
        description: row.description,
        treatment: row.traitement,
        nature: row.nature,
        source: row.source,
        note: row.note,
      })),
    },
    balance: {
      netExpenses: valueOf('depenses_nettes'),
      netRevenues: valueOf('recettes_nettes'),
      deficit: valueOf('deficit_reference'),
      deficitPerInhabitant: valueOf('deficit_par_habitant'),
      deficitShareOfGdp: valueOf('deficit_part_pib'),
      split: {
        state: valueOf('solde_etat'),
        local: valueOf('solde_collectivites'),
        socialSecurity: valueOf('solde_securite_sociale'),
        operators: valueOf('solde_operateurs'),
        gap: valueOf('solde_ecart'),
      },
      found: {
        deficit: valueOf('deficit_constate'),
        netExpenses: valueOf('depenses_constatees'),
        netRevenues: valueOf('recettes_constatees'),
        debt: valueOf('dette_constatee'),
        gdp: valueOf('pib'),
      },
    },
    gaps: gapsOf(dossier).map(({ kind, id, gap }) => ({
      kind,
      id,
      title: titleOf(dossier, id),
      amount: millionsOf(gap),
      reason:
        edition.gaps.content.ecarts.find(({ type, objet }) => type === kind && objet === id)
          ?.raison ?? '',
    })),
    validation: {
      status: errors.length === 0 ? 'SUCCESS' : 'FAILURE',
      tests: verdicts.map(({ id, label, problems }) => ({ id, label, problems: problems.length })),
      warnings,
      errors,
    },
  };
}

/** What is counted elsewhere in these categories, by sub-category. */
function removedFrom(roots: Line[]) {
  return roots
    .flatMap(({ children }) => children)
    .filter(({ amount, net }) => amount !== net)
    .toSorted((a, b) => b.amount - b.net - (a.amount - a.net))
    .map(({ row, amount, net }) => ({
      id: row.id,
      title: row.titre,
      amount: millionsOf(amount - net),
    }));
}

/** The title of a line, a card or a figure of the edition. */
export function titleOf({ edition, lineOf }: Dossier, id: string): string {
  const card = edition.cards.rows.find((row) => row.id === id);
  const figure = edition.record.content.chiffres[id];
  const title = (card ?? lineOf(id)?.row)?.titre ?? figure?.libelle;
  if (title === undefined) throw new Error(`Identifiant inconnu : ${id}`);
  return title;
}

/** How the amounts are known: each side, then each of its categories. */
export function builtPartsOf(dossier: Dossier): BuiltParts[] {
  const partsOf = (id: string, roots: Line[]): BuiltParts => ({
    id,
    natures: natureSharesOf(roots).map(publishedShareOf),
    ...mixtureOf(dossier, roots),
  });
  return countedSidesOf(dossier).flatMap(({ side, roots }) => [
    partsOf(side === 'expense' ? 'depense' : 'recette', roots),
    ...roots.map((root) => partsOf(root.row.id, [root])),
  ]);
}
