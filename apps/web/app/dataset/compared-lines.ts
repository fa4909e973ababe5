import type { BuiltLine } from '@nosmilliards/data/built-types';
import { budgetOf } from '@nosmilliards/domain/budget/budget';
import { isCounted } from '@nosmilliards/domain/budget/line';
import { movedPathOf } from '@nosmilliards/domain/comparison/moved-path';
import { parseComparisonPath, type ParsedPath } from '@nosmilliards/domain/comparison/path';
import { spellYears } from '@nosmilliards/domain/budget/vintage';
import { sheetSquaresOf } from '@nosmilliards/domain/sheet/blocks';
import { sorted } from '@nosmilliards/domain/list';
import { loadCategoryLines } from '#dataset/category-lines.ts';
import { baseline, year } from '#dataset/edition.ts';
import { lines as firstLevels } from '#dataset/explorer.ts';
import { lines as renamed } from '@nosmilliards/data/built/renamings.json';
import { sources, sums } from '#dataset/sources.ts';

/** The current address of a comparison written with renamed ids; `null` when no id was renamed. */
export function movedComparison(path: string): string | null {
  return movedPathOf(path, renamed);
}

const categories = firstLevels.filter(({ level }) => level === 1);

/** The categories that one chooses from, larger first on each side. */
export function comparableCategories() {
  const byId = new Map<string, BuiltLine>(firstLevels.map((line) => [line.id, line]));
  const budget = budgetOf(firstLevels);
  return sorted(
    categories.filter((line) => isCounted(line) && !line.isTechnical),
    (a, b) => b.amount - a.amount,
  ).map((line) => ({
    ...comparedLineOf(line, byId),
    squares: sheetSquaresOf(line, budget, baseline) ?? null,
  }));
}

/** The lines named in an address. Reads the dataset only, nothing of the visit. */
export async function loadComparedLines(path: string) {
  const deeper = await loadDeeper(parsed(path, firstLevels));
  const known = [...firstLevels, ...deeper];
  const { ids, unknown, excess } = parsed(path, known);
  const byId = new Map<string, BuiltLine>(known.map((line) => [line.id, line]));
  const titleOf = (id: string) => byId.get(id)?.title ?? id;
  const budget = budgetOf(known);
  return {
    lines: ids.flatMap((id) => {
      const line = byId.get(id);
      const squares = line && sheetSquaresOf(line, budget, baseline);
      return line ? [{ ...comparedLineOf(line, byId), squares: squares ?? null }] : [];
    }),
    unknown,
    excess: excess.map(titleOf),
  };
}

function parsed(path: string, lines: readonly BuiltLine[]): ParsedPath {
  return parseComparisonPath(
    path,
    lines.map(({ id }) => id),
  );
}

/** Loads levels 3 to 5. The id of a line starts with that of its category, which names the file. */
async function loadDeeper({ unknown }: ParsedPath): Promise<readonly BuiltLine[]> {
  const wanted = categories.filter(({ id }) => unknown.some((slug) => slug.startsWith(`${id}_`)));
  const loaded = await Promise.all(wanted.map(({ id }) => loadCategoryLines(id)));
  return loaded.flat();
}

function comparedLineOf(line: BuiltLine, byId: ReadonlyMap<string, BuiltLine>) {
  const ancestors = ancestorsOf(line, byId);
  const source = sources[line.source];
  const { producers = source?.producer ?? '', years = [], payers = [] } = sums[line.id] ?? {};
  const icon = [...ancestors, line].findLast((one) => one.icon !== undefined)?.icon;
  return {
    ...line,
    ...(icon !== undefined && { icon }),
    ancestorIds: ancestors.map(({ id }) => id),
    path: ancestors.map(({ id, title }) => ({ id, title })),
    payers,
    vintage: spellYears(line.vintage ?? '', years, year),
    source: source ? { title: source.title, producer: producers } : null,
  };
}

/** From the category to the parent. */
function ancestorsOf(line: BuiltLine, byId: ReadonlyMap<string, BuiltLine>): BuiltLine[] {
  const parent = line.parentId === null ? undefined : byId.get(line.parentId);
  return parent ? [...ancestorsOf(parent, byId), parent] : [];
}
