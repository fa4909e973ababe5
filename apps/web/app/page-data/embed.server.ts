import { budgetOf, categoriesOf, childrenOf } from '@nosmilliards/domain/budget/budget';
import { SECTOR_NAMES } from '@nosmilliards/domain/budget/sector';
import { comparisonPathOf } from '@nosmilliards/domain/comparison/path';
import {
  readCards,
  readComparisons,
  readEdition,
  readExplorer,
  readFunctions,
} from '#dataset/read.server.ts';
import { cardQuestionOf, functionTitleOf, spendingTitleOf } from '#page-data/embed-words.ts';

/** The address of each page, passed in because page-data does not import routes. */
type Addresses = {
  readonly card: (id: string) => string;
  readonly line: (id: string) => string;
  readonly comparison: (ids: string) => string;
  readonly pictures: string;
  readonly function: (code: string) => string;
  /** The tabs of « Au fil du temps ». */
  readonly series: readonly { readonly path: string; readonly title: string }[];
};

/** All the pages that can be embedded: `name` in the list of choices, under its `group`; `title` of the iframe. */
export function readEmbedChoices(addresses: Addresses) {
  const { card, line, comparison, pictures, series } = addresses;
  const spendingTitle = spendingTitleOf(readEdition().year);
  return {
    card: readCards().cards.map(({ id, title, sector }) => ({
      page: card(id),
      name: title,
      group: SECTOR_NAMES[sector],
      title: cardQuestionOf(title),
    })),
    line: orderedLines().map(({ id, title, group }) => ({
      page: line(id),
      name: title,
      group,
      title,
    })),
    // Two comparisons of the same lines have the same address: kept once.
    comparison: [
      ...new Map(
        readComparisons().comparisons.map(({ title, lineIdsA, lineIdsB }) => [
          comparison(comparisonPathOf([...lineIdsA, ...lineIdsB])),
          title,
        ]),
      ),
    ].map(([page, title]) => ({ page, name: title, title })),
    series: series.map(({ path, title }) => ({ page: path, name: title, title })),
    function: readFunctions().map(({ code, title }) => ({
      page: addresses.function(code),
      name: title,
      title: functionTitleOf(title),
    })),
    spending: [{ page: pictures, name: spendingTitle, title: spendingTitle }],
  };
}

/** Each category followed by its own lines, in explorer order. */
function orderedLines() {
  const budget = budgetOf(readExplorer().lines);
  return (['expense', 'revenue'] as const).flatMap((side) =>
    categoriesOf(budget, side).flatMap((category) =>
      [category, ...childrenOf(budget, category.id)].map(({ id, title }) => ({
        id,
        title,
        group: category.title,
      })),
    ),
  );
}
