import type { Baseline } from '@nosmilliards/domain/budget/baseline';
import { millions } from '@nosmilliards/domain/money/money';
import type { BuiltEdition, BuiltFigures, Figure } from '../built.ts';
import type { EditionSheet } from '../read/sheets.ts';
import { millionsOf } from '../read/table.ts';
import type { Tree } from '../read/tree.ts';

export function builtFiguresOf(sheet: EditionSheet): BuiltFigures {
  const entries = Object.entries(sheet.chiffres).map(([id, entry]): [string, Figure] => [
    id,
    {
      id,
      label: entry.libelle,
      value: entry.valeur,
      unit: entry.unite,
      nature: entry.nature,
      source: entry.source,
      reference: entry.reference,
      year: entry.annee,
      perimeter: entry.perimetre,
      note: entry.note,
    },
  ]);
  return { figures: Object.fromEntries(entries) };
}

/** NaN for a missing figure, which `checkFigures` reports. */
export function netTotalsOf({
  chiffres,
}: EditionSheet): Pick<Baseline, 'netExpenses' | 'netRevenues'> {
  const valueOf = (id: string) => millions(chiffres[id]?.valeur ?? Number.NaN);
  return { netExpenses: valueOf('depenses_nettes'), netRevenues: valueOf('recettes_nettes') };
}

export function builtEditionOf(sheet: EditionSheet, expenses: Tree): BuiltEdition {
  const valueOf = (id: string): number => {
    const figure = sheet.chiffres[id];
    if (figure === undefined) throw new Error(`edition.yaml : il manque le chiffre « ${id} ».`);
    return figure.valeur;
  };
  return {
    year: sheet.annee,
    title: sheet.titre,
    version: sheet.version,
    date: sheet.date,
    updated: sheet.mise_a_jour,
    currency: sheet.devise,
    perimeter: sheet.perimetre,
    laws: sheet.lois.map((law) => ({
      title: law.titre,
      number: law.numero,
      promulgated: law.promulgation,
      source: law.source,
    })),
    baseline: {
      year: sheet.annee,
      balance: millions(-valueOf('deficit_reference')),
      ...netTotalsOf(sheet),
      debt: millions(valueOf('dette_avant')),
      interestPercent: valueOf('taux_interet'),
      adults: valueOf('population_adultes'),
      inhabitants: valueOf('population_habitants'),
    },
    found: { deficit: millions(valueOf('deficit_constate')) },
    consolidation: {
      grossTotal: valueOf('total_brut'),
      netTotal: valueOf('depenses_nettes'),
      deductedTransfers: valueOf('transferts_deduits'),
      treeGrossTotal: millionsOf(expenses.roots.reduce((sum, line) => sum + line.amount, 0)),
    },
  };
}
