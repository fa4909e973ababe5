import { sectorPaintOf } from '@nosmilliards/domain/budget/paint';
import type { Group } from '@nosmilliards/domain/game/group';
import { differenceOf, sumOf, type Millions } from '@nosmilliards/domain/money/money';
import {
  SQUARES,
  placesOf,
  sharedOut,
  sheetPlacesOf,
  squareOf,
  type Portion,
} from '@nosmilliards/domain/sheet/squares';
import { sideOf } from '@nosmilliards/domain/vote/card';
import type { BuiltCard, BuiltLine, BuiltSectors, BuiltSheet, Spender } from '../built.ts';
import { columnsOf } from '../columns.ts';
import { isCounted } from '@nosmilliards/domain/budget/line';

/** The cards of one decision that one administration pays. */
type Kind = { group: Group; portions: Portion[]; amount: Millions };

/** In squares, one column of the sheet: a narrower kind has no space for its name. */
const NAMED_FROM = 25;

export function builtSheetOf(
  deck: readonly BuiltCard[],
  groups: readonly Group[],
  { total, spenders }: BuiltSectors,
): BuiltSheet {
  // Revenue cards are not spending.
  const cards = deck.filter((card) => sideOf(card) === 'expense');
  const bands = spenders.map((spender) => bandOf(spender, cards, groups));
  const places = sheetPlacesOf(bands);
  let rank = 0;
  const kinds = bands.flatMap((band) => {
    const named = band.kinds.map(({ group, portions }) => {
      const mine = places.slice(rank, rank + portions.length);
      rank += portions.length;
      const squares = mine.reduce((sum, place) => sum + place.squares, 0);
      return { group, paint: band.paint, start: mine[0]?.start ?? 0, squares, count: mine.length };
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
    // A decision that several administrations pay has no single place.
    kinds: kinds
      .filter(
        ({ group, squares, count }) => squares >= NAMED_FROM && count === group.cardIds.length,
      )
      .map(({ group, paint, start, squares }) => ({ title: group.title, paint, start, squares })),
    places: columnsOf(
      [...places, ...inMargin].flatMap(({ id, start, squares }) =>
        id === null ? [] : [{ id, start, squares }],
      ),
    ),
  };
}

function bandOf({ paint, amount }: Spender, cards: readonly BuiltCard[], groups: readonly Group[]) {
  const mine = cards.filter(({ sector }) => sectorPaintOf(sector) === paint);
  const kinds = groups
    .map((group) => kindOf(group, mine))
    .filter(({ portions }) => portions.length > 0)
    .toSorted((a, b) => b.amount - a.amount);
  const rest = differenceOf(amount, sumOf(kinds.map((kind) => kind.amount)));
  if (rest < 0) throw new Error(`Les cartes de ${paint} dépassent ce que le secteur dépense`);
  const portions = [...kinds.flatMap((kind) => kind.portions), { id: null, amount: rest }];
  return { paint, amount, kinds, portions };
}

function kindOf(group: Group, cards: readonly BuiltCard[]): Kind {
  const portions = cards
    .filter(({ id }) => group.cardIds.includes(id))
    .toSorted((a, b) => b.amount - a.amount)
    .map(({ id, amount }) => ({ id, amount }));
  return { group, portions, amount: sumOf(portions.map(({ amount }) => amount)) };
}

/** Operators are counted with the State, to keep the bar to a few segments. */
const SPENDERS: Pick<Spender, 'paint' | 'title'>[] = [
  { paint: 'social', title: 'Sécurité sociale' },
  { paint: 'state', title: 'État et opérateurs' },
  { paint: 'local', title: 'Collectivités' },
  { paint: 'debt', title: 'Dette de l’État' },
  { paint: 'plain', title: 'Lignes techniques' },
];

export function builtSectorsOf(lines: readonly BuiltLine[]): BuiltSectors {
  const subcategories = lines.filter(
    (line) => line.side === 'expense' && line.level === 2 && isCounted(line),
  );
  const amounts = SPENDERS.map(({ paint }) =>
    sumOf(subcategories.filter((line) => line.paint === paint).map(({ amount }) => amount)),
  );
  const total = sumOf(amounts);
  const shares = sharedOut(amounts, SQUARES);
  const spenders = SPENDERS.map((spender, index) => ({
    ...spender,
    amount: amounts[index] ?? sumOf([]),
    perThousand: shares[index] ?? 0,
  }));
  return { total, spenders };
}
