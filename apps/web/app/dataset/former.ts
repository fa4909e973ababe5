import type { BuiltFormer } from '@nosmilliards/data/built-types';
import { rowsOf } from '@nosmilliards/data/columns';
import { budgetOf } from '@nosmilliards/domain/budget/budget';
import { editionOf } from '@nosmilliards/domain/game/edition';
import { sheetOf } from '#dataset/sheet.ts';

const files = import.meta.glob<BuiltFormer>('../../../../packages/data/built/former/*.json', {
  import: 'default',
});

/** What a budget of a former edition is read with; `null` for a year the site does not keep. */
export async function loadFormer(year: number) {
  const load = Object.entries(files).find(([path]) => path.endsWith(`/${year}.json`))?.[1];
  if (load === undefined) return null;
  const { edition, coverage, groups, sheet, codes } = await load();
  const { stamp, lines, cards } = coverage;
  return {
    edition: editionOf(
      budgetOf(rowsOf(lines)),
      rowsOf(cards),
      edition.baseline,
      stamp,
      groups.groups,
    ),
    numbering: codes,
    sheet: sheetOf(sheet),
  };
}
