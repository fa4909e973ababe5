import type { Side } from '@nosmilliards/domain/budget/line';
import { byWeight } from '@nosmilliards/domain/budget/weight';
import type { BuiltDetail, BuiltSource, Indicator, LineSummary } from '../built.ts';
import type { Dossier } from '../read/dossier.ts';
import { lineIdsOf } from '../read/edition.ts';
import type { DescriptionEntry } from '../read/records.ts';
import { millionsOf } from '../read/table.ts';
import { isSum, mixtureOf, readingOf, uncertaintyOf } from '../derive/trust.ts';
import { childrenSum, flagsOf, weighed, type Line, type Tree } from '../read/tree.ts';
import { textsOf } from './cards.ts';
import { historyOf, type Archive } from './history.ts';
import { builtLineOf, sidesOf } from './lines.ts';
import { nextLawOf, nextRowsOf } from './next-law.ts';
import type { Before } from './former.ts';
import { builtFormulaOf } from './pieces.ts';
import { producersOf } from './provenance.ts';

type Shelf = {
  archive: Archive;
  sources: Record<string, BuiltSource>;
  /** By id, the line in the edition before. */
  before: ReadonlyMap<string, Before>;
};

/** One entry per line of both trees. */
export function builtDetailsOf(dossier: Dossier, shelf: Shelf): BuiltDetail[] {
  return sidesOf(dossier).flatMap(({ side, tree }) =>
    tree.all.map((line) => detailOf(dossier, { line, side, tree }, shelf)),
  );
}

function detailOf(
  dossier: Dossier,
  { line, side, tree }: { line: Line; side: Side; tree: Tree },
  { archive, sources, before }: Shelf,
): BuiltDetail {
  const { row } = line;
  const { edition } = dossier;
  const cards = edition.cards.rows.filter((card) => lineIdsOf(card).includes(row.id));
  const described = descriptionOf(dossier, line);
  const gap = line.children.length === 0 ? 0 : line.amount - childrenSum(line);
  const sourceEntry = sources[row.source];
  const doubt = uncertaintyOf(line);
  if (sourceEntry === undefined) throw new Error(`Source inconnue : ${row.source}`);
  return {
    line: builtLineOf(line, side, dossier),
    reference: row.reference,
    note: row.note,
    vintage: row.millesime,
    stateBudget: row.budget_etat ?? '',
    beneficiary: row.beneficiaire ?? '',
    description: described?.resume ?? null,
    texts: textsOf(described),
    path: pathOf(line, tree).map(summaryOf),
    children: line.children.map(summaryOf).toSorted(byWeight),
    gap: gap === 0 ? null : { amount: millionsOf(gap), reason: gapReasonOf(dossier, row.id) },
    cards: cards.map(({ id, titre, montant }) => ({ id, title: titre, amount: Number(montant) })),
    history: historyOf(line, archive),
    next: nextLawOf(dossier, line),
    nextRows: nextRowsOf(dossier, line),
    programme: programmeOf(dossier, line),
    sourceEntry,
    producers: producersOf(dossier, line),
    formula: builtFormulaOf(dossier, row),
    formulaText: row.formule,
    uncertainty: doubt === 0 ? null : millionsOf(doubt),
    reading: readingOf(dossier, line),
    mixture: isSum(line) ? mixtureOf(dossier, [line]) : null,
    before: before.get(row.id) ?? null,
  };
}

/** A line without a description takes that of the card that covers this line alone. */
function descriptionOf({ edition }: Dossier, { row }: Line): DescriptionEntry | undefined {
  const texts = edition.descriptions.content.textes;
  const card = edition.cards.rows.find(({ lignes }) => lignes === row.id);
  return texts[row.id] ?? (card === undefined ? undefined : texts[card.id]);
}

function gapReasonOf({ edition }: Dossier, id: string): string {
  const listed = edition.gaps.content.ecarts.find(
    ({ type, objet }) => type === 'parent_enfants' && objet === id,
  );
  return listed?.raison ?? '';
}

/** From the category down to the parent. */
function pathOf(line: Line, tree: Tree): Line[] {
  const parent = tree.byId.get(line.row.parent_id);
  return parent === undefined ? [] : [...pathOf(parent, tree), parent];
}

function summaryOf(line: Line): LineSummary {
  const { id, titre: title } = line.row;
  return { id, title, amount: weighed(line).amount, ...flagsOf(line) };
}

function programmeOf({ edition }: Dossier, { row }: Line): BuiltDetail['programme'] {
  if (row.niveau !== '3') return null;
  const facts = edition.programmes.rows.find((entry) => entry.code_officiel === row.code_officiel);
  if (facts === undefined) return null;
  const indicators = edition.indicators.rows
    .filter((entry) => entry.code_officiel === row.code_officiel)
    .map((entry): Indicator => ({
      objective: entry.objectif,
      code: entry.indicateur_code,
      title: entry.indicateur,
      detail: entry.sous_indicateur,
      unit: entry.unite,
      before: numberOrNull(entry.realise_avant),
      target: Number(entry.cible),
      result: Number(entry.realise),
    }));
  return {
    ministry: facts.ministere,
    staffCost: numberOrNull(facts.personnel),
    jobsVoted: numberOrNull(facts.emplois_lfi),
    jobsFilled: numberOrNull(facts.emplois_realises),
    indicators,
  };
}

function numberOrNull(cell: string): number | null {
  return cell === '' ? null : Number(cell);
}
