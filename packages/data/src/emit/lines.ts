import type { BareLine, Paint, Side } from '@nosmilliards/domain/budget/line';
import { paintOf } from '@nosmilliards/domain/budget/paint';
import type { BuiltExplorer, BuiltLine, BuiltShortTitles, ExplorerLine } from '../built.ts';
import { isInterest, type Dossier } from '../read/dossier.ts';
import { descendantsOf, flagsOf, levelOf, weighed, type Line, type Tree } from '../read/tree.ts';
import { shownNatureOf } from '../derive/trust.ts';

export function builtLineOf(line: Line, side: Side, dossier: Dossier): BuiltLine {
  const { row } = line;
  return {
    id: row.id,
    parentId: row.parent_id === '' ? null : row.parent_id,
    side,
    level: levelOf(line),
    title: row.titre,
    ...weighed(line),
    votable: row.votable === 'oui',
    ...flagsOf(line),
    ...(isInterest(row.id, dossier) ? { isInterest: true } : {}),
    ...shownNatureOf(line),
    ...originOf(line),
    paint: linePaintOf(line, dossier),
    icon: row.icone,
    source: row.source,
    ...(row.code_officiel === '' ? {} : { code: row.code_officiel }),
    ...(row.millesime === '' ? {} : { vintage: row.millesime }),
  };
}

/** The colour of a line in every drawing. */
export function linePaintOf(line: Line, dossier: Dossier): Paint {
  const debt = dossier.edition.record.content.controles.ligne_charge_dette;
  const { id } = line.row;
  return paintOf(
    {
      ...flagsOf(line),
      isDebt: id === debt || id.startsWith(`${debt}_`),
      ...originOf(line),
    },
    line.children.map((child) => ({
      ...weighed(child),
      ...flagsOf(child),
      paint: linePaintOf(child, dossier),
    })),
  );
}

function originOf({ row }: Line): Pick<BuiltLine, 'origin'> {
  return row.source_niveau === '' ? {} : { origin: row.source_niveau };
}

export function sidesOf({ expenses, revenues }: Dossier): { side: Side; tree: Tree }[] {
  return [
    { side: 'expense', tree: expenses },
    { side: 'revenue', tree: revenues },
  ];
}

/** Categories and sub-categories: the first screen of the explorer. */
export function explorerLinesOf(dossier: Dossier): ExplorerLine[] {
  return sidesOf(dossier).flatMap(({ side, tree }) =>
    tree.roots
      .flatMap((root) => [root, ...root.children])
      .map((line) =>
        Object.assign(builtLineOf(line, side, dossier), {
          programmes: descendantsOf(line).filter(({ row }) => row.niveau === '3').length,
        }),
      ),
  );
}

/** What the explorer downloads; this order of keys compresses best. */
export function shownLineOf(line: ExplorerLine): BuiltExplorer['lines'][number] {
  const { paint, parentId, id, title, icon, amount, amountBeforeTransfers, source } = line;
  const { vintage, level, nature, estimated, votable, isNiche, isTechnical, isTransfer } = line;
  return {
    paint,
    parentId,
    id,
    title,
    ...(icon !== undefined && { icon }),
    amount,
    ...(amountBeforeTransfers !== undefined && { amountBeforeTransfers }),
    source,
    ...(vintage !== undefined && { vintage }),
    level,
    nature,
    ...(estimated !== undefined && { estimated }),
    votable,
    isNiche,
    isTechnical,
    isTransfer,
    programmes: line.programmes,
    side: line.side,
  };
}

/** Levels 3 to 5 of a category; they take the icon of their sub-category. */
export function deeperLinesOf(root: Line, side: Side, dossier: Dossier): BuiltLine[] {
  return root.children
    .flatMap(descendantsOf)
    .map((line) => builtLineOf(line, side, dossier))
    .map(({ icon: _icon, ...line }) => line);
}

/** What the ledger reads, and the title, which the list of votes displays. */
export function coverageLineOf(line: BuiltLine): BareLine {
  const { id, parentId, side, level, title, amount, votable } = line;
  const { isTransfer, isTechnical, isNiche, isInterest: isOwed = false } = line;
  const flags = { isTransfer, isTechnical, isNiche, isInterest: isOwed };
  return { id, parentId, side, level, title, amount, votable, ...flags };
}

export function builtShortTitlesOf({ edition }: Dossier): BuiltShortTitles {
  return Object.fromEntries(
    edition.shortTitles.rows.map(({ id, courts }) => [id, courts.split('|')]),
  );
}
