import { millions } from '@nosmilliards/domain/money/money';
import type { BuiltEdition, BuiltFigures, Figure } from '../built.ts';
import { netTotalsOf } from '../derive/deck.ts';
import type { EditionRecord } from '../read/records.ts';
import { millionsOf } from '../read/table.ts';
import type { Tree } from '../read/tree.ts';

export function builtFiguresOf(record: EditionRecord): BuiltFigures {
  const entries = Object.entries(record.chiffres).map(([id, entry]): [string, Figure] => [
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

export function builtEditionOf(record: EditionRecord, expenses: Tree): BuiltEdition {
  const valueOf = (id: string): number => {
    const figure = record.chiffres[id];
    if (figure === undefined) throw new Error(`edition.yaml : il manque le chiffre « ${id} ».`);
    return figure.valeur;
  };
  return {
    year: record.annee,
    title: record.titre,
    version: record.version,
    date: record.date,
    updated: record.mise_a_jour,
    currency: record.devise,
    perimeter: record.perimetre,
    laws: record.lois.map((law) => ({
      title: law.titre,
      number: law.numero,
      promulgated: law.promulgation,
      source: law.source,
    })),
    baseline: {
      year: record.annee,
      balance: millions(-valueOf('deficit_reference')),
      ...netTotalsOf(record),
      debt: millions(valueOf('dette_avant')),
      gdp: millions(valueOf('pib')),
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
