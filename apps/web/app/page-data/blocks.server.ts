import { budgetOf, categoriesOf, childrenOf } from '@nosmilliards/domain/budget/budget';
import { isCounted, type Line, type Paint, type Side } from '@nosmilliards/domain/budget/line';
import { formatAmount } from '@nosmilliards/domain/money/format';
import { magnitudeOf } from '@nosmilliards/domain/money/money';
import { blocksOf, innerPlacesOf, sideSquaresOf } from '@nosmilliards/domain/sheet/blocks';
import { SQUARES, squareOf } from '@nosmilliards/domain/sheet/squares';
import { readEdition, readExplorer, readShortTitles } from '#dataset/read.server.ts';

const TITLES: Record<Side, Readonly<Partial<Record<Paint, string>>>> = {
  expense: {
    social: 'Sécurité sociale',
    state: 'État et opérateurs',
    local: 'Collectivités',
    debt: 'Dette de l’État',
    plain: 'Lignes techniques',
  },
  revenue: {
    social: 'À la Sécurité sociale',
    state: 'À l’État et aux opérateurs',
    local: 'Aux collectivités',
    plain: 'Autres et techniques',
  },
};

/** The squares of every subcategory, by administration and by category. Runs at build time. */
export function readBlocks() {
  const budget = budgetOf(readExplorer().lines);
  const { baseline } = readEdition();
  const shortTitles = readShortTitles();
  const named = (id: string, squares: number) => {
    const line = budget.lines.get(id);
    if (line === undefined) throw new Error(`Unknown line: ${id}`);
    const { title, side, paint, amount, isNiche } = line;
    return {
      id,
      squares,
      paint: side === 'revenue' && !isNiche ? ('revenue' as const) : paint,
      names: shortTitles[id] ?? [title],
      amount: formatAmount(amount, { form: 'billions' }).replace(/\s?Md€$/, ''),
    };
  };
  const blocksOfSide = (side: Side) =>
    blocksOf(budget, side, sideSquaresOf(side, baseline)).map(({ paint, places, ...block }) => ({
      id: paint,
      title: TITLES[side][paint] ?? '',
      amount: block.amount,
      squares: block.squares,
      lines: places.flatMap(({ id, squares }) => (id === null ? [] : [named(id, squares)])),
    }));
  const sides = { expense: blocksOfSide('expense'), revenue: blocksOfSide('revenue') };
  const placed = new Map(
    [...sides.expense, ...sides.revenue].flatMap(({ lines }) => lines.map((one) => [one.id, one])),
  );
  const linesIn = (category: Line) => {
    const lines = childrenOf(budget, category.id);
    if (isCounted(category)) return lines.flatMap(({ id }) => placed.get(id) ?? []);
    const squares = Math.round(category.amount / squareOf(baseline.netExpenses));
    return innerPlacesOf({ start: 0, squares }, lines).map((place) =>
      named(place.id ?? '', place.squares),
    );
  };
  const categories = (['expense', 'revenue'] as const).flatMap((side) =>
    categoriesOf(budget, side).map((category) => ({ id: category.id, lines: linesIn(category) })),
  );
  const borrowed = {
    amount: magnitudeOf(baseline.balance),
    squares: SQUARES - sideSquaresOf('revenue', baseline),
  };
  return { sides, categories, borrowed };
}
