import type {
  Level,
  Line as DomainLine,
  Nature,
  Origin,
  Priority,
  Side,
} from '@nosmilliards/domain/budget/line';
import { fromEuros } from '@nosmilliards/domain/money/money';
import type { BuiltLine, ExplorerLine } from '../built.ts';
import type { Dossier } from '../dossier.ts';
import { descendantsOf, type Line, type Tree } from '../read/tree.ts';

const LEVELS: Record<string, Level> = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 };
const NATURES: Record<string, Nature> = {
  officiel: 'officiel',
  calcule: 'calcule',
  estime: 'estime',
};
const ORIGINS: Record<string, Origin> = {
  etat: 'etat',
  securite_sociale: 'securite_sociale',
  collectivites: 'collectivites',
};
const PRIORITIES: Record<string, Priority> = {
  critique: 'critique',
  elevee: 'elevee',
  moyenne: 'moyenne',
};

export function builtLineOf(line: Line, side: Side): BuiltLine {
  const { row } = line;
  const origin = ORIGINS[row.source_niveau];
  const priority = PRIORITIES[row.priorite];
  return {
    id: row.id,
    parentId: row.parent_id === '' ? null : row.parent_id,
    side,
    level: levelOf(row.niveau),
    title: row.titre,
    amount: fromEuros(line.amount),
    ...(line.net === line.amount ? {} : { netAmount: fromEuros(line.net) }),
    votable: row.votable === 'oui',
    isTransfer: row.est_transfert === 'oui',
    isTechnical: row.technique === 'oui',
    isNiche: row.hors_total === 'oui',
    nature: natureOf(row.nature),
    ...(origin === undefined ? {} : { origin }),
    ...(priority === undefined ? {} : { priority }),
    icon: row.icone,
    source: row.source,
    ...(row.code_officiel === '' ? {} : { code: row.code_officiel }),
    ...(row.millesime === '' ? {} : { vintage: row.millesime }),
  };
}

function levelOf(cell: string): Level {
  const level = LEVELS[cell];
  if (level === undefined) throw new Error(`Niveau inconnu : ${cell}`);
  return level;
}

/** The checks have read the cell: anything else is a mistake of ours, not a default to pick. */
function natureOf(cell: string): Nature {
  const nature = NATURES[cell];
  if (nature === undefined) throw new Error(`Nature inconnue : ${cell}`);
  return nature;
}

export function sidesOf({ expenses, revenues }: Dossier): { side: Side; tree: Tree }[] {
  return [
    { side: 'expense', tree: expenses },
    { side: 'revenue', tree: revenues },
  ];
}

/** Categories and sub-categories: all that the first screen of the explorer shows. */
export function explorerLinesOf(dossier: Dossier): ExplorerLine[] {
  return sidesOf(dossier).flatMap(({ side, tree }) =>
    tree.roots
      .flatMap((root) => [root, ...root.children])
      .map((line) =>
        Object.assign(builtLineOf(line, side), {
          programmes: descendantsOf(line).filter(({ row }) => row.niveau === '3').length,
        }),
      ),
  );
}

/** What hangs below the sub-categories of one category. The icon is that of the sub-category. */
export function deeperLinesOf(root: Line, side: Side): BuiltLine[] {
  return root.children
    .flatMap(descendantsOf)
    .map((line) => builtLineOf(line, side))
    .map(({ icon: _icon, ...line }) => line);
}

/** What the ledger reads, and the title for the list of votes. */
export function coverageLineOf(line: BuiltLine): DomainLine {
  const { id, parentId, side, level, title, amount, netAmount, votable } = line;
  const { isTransfer, isTechnical, isNiche, nature } = line;
  const place = { id, parentId, side, level };
  const sums = { amount, ...(netAmount === undefined ? {} : { netAmount }) };
  return { ...place, title, ...sums, votable, isTransfer, isTechnical, isNiche, nature };
}
