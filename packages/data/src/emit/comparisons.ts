import { normalisedOf, type ComparisonCategory } from '@nosmilliards/domain/comparison/prebuilt';
import { spellVintage } from '@nosmilliards/domain/budget/vintage';
import { eurosOf, sumOf } from '@nosmilliards/domain/money/money';
import type { BuiltComparison } from '../built.ts';
import type { Dossier } from '../read/dossier.ts';
import { weighed, type Line } from '../read/tree.ts';
import { foundPairsOf } from './found-pairs.ts';

type Side = { name: string; context: string; lines: Line[] };
type Draft = {
  id: string;
  title: string;
  category: ComparisonCategory;
  a: Side;
  b: Side;
  description: string;
  detail: string;
  origin: BuiltComparison['origin'];
};

export function builtComparisonsOf(dossier: Dossier): BuiltComparison[] {
  return [...writtenOf(dossier), ...foundOf(dossier)].map(comparisonOf);
}

function writtenOf({ edition, knownLine }: Dossier): Draft[] {
  const linesOf = (ids: string[]) => ids.map(knownLine);
  return edition.comparisons.content.comparaisons.map((entry) => ({
    id: entry.id,
    title: entry.titre,
    category: entry.categorie,
    a: {
      name: entry.poste1.nom,
      context: entry.poste1.contexte,
      lines: linesOf(entry.poste1.lignes),
    },
    b: {
      name: entry.poste2.nom,
      context: entry.poste2.contexte,
      lines: linesOf(entry.poste2.lignes),
    },
    description: entry.description,
    detail: entry.detail,
    origin: 'redaction',
  }));
}

function foundOf({ expenses }: Dossier): Draft[] {
  return foundPairsOf(expenses).map(({ larger, smaller, times }) => ({
    id: `regle_${larger.row.id}_${smaller.row.id}`,
    title: `${larger.row.titre} / ${smaller.row.titre}`,
    category: times === 1 ? 'equivalent' : 'scale',
    a: sideOf(larger, expenses.byId),
    b: sideOf(smaller, expenses.byId),
    description:
      times === 1
        ? 'Deux postes de montants voisins, dans deux domaines différents.'
        : `Le premier poste vaut environ ${times} fois le second.`,
    detail: '',
    origin: 'regle',
  }));
}

function sideOf(line: Line, byId: Map<string, Line>): Side {
  const parent = byId.get(line.row.parent_id);
  const context = [parent?.row.titre ?? '', spellVintage(line.row.millesime) ?? ''];
  return { name: line.row.titre, context: context.join(', '), lines: [line] };
}

function comparisonOf(draft: Draft): BuiltComparison {
  const [amountA, amountB] = [totalOf(draft.a.lines), totalOf(draft.b.lines)];
  const ratio = Math.max(amountA, amountB) / Math.min(amountA, amountB);
  const normalised = normalisedOf({
    id: draft.id,
    titre: draft.title,
    poste1: writtenSideOf(draft.a, amountA),
    poste2: writtenSideOf(draft.b, amountB),
    multiplicateur: ratio,
    description: draft.description,
    category: draft.category,
  });
  return {
    ...normalised,
    detail: draft.detail,
    lineIdsA: draft.a.lines.map(({ row }) => row.id),
    lineIdsB: draft.b.lines.map(({ row }) => row.id),
    sources: [...new Set([...draft.a.lines, ...draft.b.lines].map(({ row }) => row.source))],
    origin: draft.origin,
  };
}

function writtenSideOf({ name, context, lines }: Side, euros: number) {
  return {
    nom: name,
    // To the euro: with a rounded amount, « 6 fois » would become « 6,1 fois ».
    budget: `${(euros / 1e9).toFixed(9).replace('.', ',')} Md€`,
    contexte: context,
    icone: lines[0]?.row.icone ?? '',
  };
}

function totalOf(lines: Line[]): number {
  return eurosOf(sumOf(lines.map((line) => weighed(line).amount)));
}
