import { isCounted } from '@nosmilliards/domain/budget/line';
import { sectorPaintOf } from '@nosmilliards/domain/budget/paint';
import { groupedBy } from '@nosmilliards/domain/list';
import { differenceOf, sumOf, ZERO, type Millions } from '@nosmilliards/domain/money/money';
import {
  placesOf,
  sheetPlacesOf,
  squareOf,
  SQUARES,
  type Portion,
} from '@nosmilliards/domain/sheet/squares';
import { sideOf } from '@nosmilliards/domain/vote/card';
import type { BuiltCard, BuiltSectors, BuiltSheet, Spender } from '../built.ts';
import { columnsOf } from '../columns.ts';
import type { Dossier } from '../dossier.ts';
import { flagsOf, weighed, type Line } from '../read/tree.ts';
import { linePaintOf } from './lines.ts';

/** The cards of one sub-category; last, its spending without a card. */
type Kind = { title: string; portions: Portion[]; amount: Millions };

/** In squares, one column of the sheet: a narrower kind has no room for its name. */
const NAMED_FROM = 25;

export function builtSheetOf(
  deck: readonly BuiltCard[],
  { total, spenders }: BuiltSectors,
  dossier: Dossier,
): BuiltSheet {
  // Revenue cards are not spending.
  const cards = deck.filter((card) => sideOf(card) === 'expense');
  const bands = spenders.map((spender) => bandOf(spender, cards, dossier));
  const places = sheetPlacesOf(bands);
  let rank = 0;
  const kinds = bands.flatMap((band) => {
    const named = band.kinds.map(({ title, portions }) => {
      const mine = places.slice(rank, rank + portions.length);
      rank += portions.length;
      const squares = mine.reduce((sum, place) => sum + place.squares, 0);
      return { title, paint: band.paint, start: mine[0]?.start ?? 0, squares };
    });
    rank += band.portions.length - band.kinds.flatMap(({ portions }) => portions).length;
    return named;
  });
  const niches = cards.filter(({ sector }) => sectorPaintOf(sector) === 'niche');
  const amount = sumOf(niches.map((niche) => niche.amount));
  const margin = { amount, squares: Math.round(amount / squareOf(total)) };
  const inMargin = placesOf(niches, { start: SQUARES, ...margin });
  return {
    square: squareOf(total),
    bands: spenders.map(({ perThousand, ...spender }) => ({ ...spender, squares: perThousand })),
    margin,
    kinds: kinds.filter(({ squares }) => squares >= NAMED_FROM),
    places: columnsOf(
      [...places, ...inMargin].flatMap(({ id, start, squares }) =>
        id === null ? [] : [{ id, start, squares }],
      ),
    ),
  };
}

function bandOf({ paint, amount }: Spender, cards: readonly BuiltCard[], dossier: Dossier) {
  const mine = cards.filter(({ sector }) => sectorPaintOf(sector) === paint);
  const uncarded = paint === 'social' ? uncardedByKindOf(mine, dossier) : new Map();
  const kinds = [...groupedBy(mine, ({ subcategory }) => subcategory)]
    .map(([title, group]) => kindOf(title, group, uncarded.get(title) ?? ZERO))
    .toSorted((a, b) => b.amount - a.amount);
  const rest = differenceOf(amount, sumOf(kinds.map((kind) => kind.amount)));
  if (rest < 0) throw new Error(`Les cartes de ${paint} dépassent ce que le secteur dépense`);
  const portions = [...kinds.flatMap((kind) => kind.portions), { id: null, amount: rest }];
  return { paint, amount, kinds, portions };
}

function kindOf(title: string, cards: readonly BuiltCard[], uncarded: Millions): Kind {
  const portions = [
    ...cards.toSorted((a, b) => b.amount - a.amount).map(({ id, amount }) => ({ id, amount })),
    { id: null, amount: uncarded },
  ];
  return { title, portions, amount: sumOf(portions.map(({ amount }) => amount)) };
}

/**
 * Spending of the Sécurité sociale without a card, by kind: all pensions are drawn together.
 * The kind is the first word of the id after its category (`…_retraites_autres_complementaires`).
 */
function uncardedByKindOf(cards: readonly BuiltCard[], dossier: Dossier): Map<string, Millions> {
  const covered = new Set(cards.flatMap(({ lineIds }) => lineIds));
  const kinds = new Map(
    cards.flatMap(({ subcategory, lineIds }) =>
      lineIds.map((id) => [firstWordOf(id, dossier), subcategory] as const),
    ),
  );
  const lines = dossier.expenses.roots
    .flatMap(({ children }) => children)
    .filter((line) => isCounted(flagsOf(line)) && linePaintOf(line, dossier) === 'social')
    .map((line) => ({
      kind: kinds.get(firstWordOf(line.row.id, dossier)) ?? '',
      amount: differenceOf(weighed(line).amount, coveredIn(line, covered)),
    }));
  return new Map(
    [...groupedBy(lines, ({ kind }) => kind)].map(([kind, group]) => [
      kind,
      sumOf(group.map(({ amount }) => amount)),
    ]),
  );
}

function coveredIn(line: Line, covered: ReadonlySet<string>): Millions {
  if (covered.has(line.row.id)) return weighed(line).amount;
  return sumOf(line.children.map((child) => coveredIn(child, covered)));
}

function firstWordOf(id: string, { expenses }: Dossier): string {
  const category = expenses.roots.find((root) => id.startsWith(`${root.row.id}_`));
  return id.slice((category?.row.id.length ?? 0) + 1).split('_')[0] ?? '';
}
