import { sharedOut, SQUARES } from '../sheet/squares.ts';
import { amountsOf, type Accounts, type Aggregate, type Series } from './commune.ts';

export type SheetSide = 'spending' | 'revenue';

export type SheetPart = {
  readonly id: string;
  readonly title: string;
  readonly aggregates: readonly Aggregate[];
  /** Over the years, in the unit of the accounts. */
  readonly series: Series;
  readonly amount: number;
  /** None for what is negative: words say it. */
  readonly squares: number;
};

export type CommuneSheet = { readonly total: number; readonly parts: readonly SheetPart[] };

type Kind = readonly [title: string, ...aggregates: Aggregate[]];
const SIDES: Readonly<Record<SheetSide, { total: Aggregate; kinds: readonly Kind[] }>> = {
  spending: {
    total: 'depenses',
    kinds: [
      ['Personnel', 'personnel'],
      ['Achats et services', 'achats'],
      ['Subventions et participations versées', 'aides'],
      ['Intérêts de la dette', 'interets'],
      ['Travaux et équipements', 'equipement'],
      ['Remboursement d’emprunts', 'rembours'],
      ['Autres dépenses', 'autres_fct', 'autres_inv', 'subv_equip'],
    ],
  },
  revenue: {
    total: 'recettes',
    kinds: [
      ['Impôts locaux', 'impots'],
      ['Autres impôts et taxes', 'taxes'],
      ['Dotations de l’État', 'etat'],
      ['Ventes de biens et services', 'ventes'],
      ['Subventions reçues', 'subv_recues'],
      ['Aides reçues pour investir', 'aides_inv'],
      ['Emprunts nouveaux', 'emprunts'],
      ['Autres recettes', 'autres_rfct', 'autres_rinv'],
    ],
  },
};

const OTHERS = 'autres';
/** Less is what rounding leaves. */
const LEAST_OTHERS = 3;

/** The year as 1 000 squares: each part has its share of what is not negative. */
export function communeSheetOf(
  accounts: Accounts,
  year: number,
  side: SheetSide,
): CommuneSheet | undefined {
  const index = accounts.years.indexOf(year);
  const total = amountsOf(accounts, SIDES[side].total)[index];
  if (total === undefined) return undefined;
  const parts = SIDES[side].kinds.flatMap(([title, ...aggregates]) => {
    const [first = OTHERS, ...more] = aggregates;
    const id = more.length === 0 ? first : OTHERS;
    const series = sumOf(aggregates.map((aggregate) => amountsOf(accounts, aggregate)));
    const amount = series[index] ?? 0;
    const isRounding = id === OTHERS && Math.abs(amount) < LEAST_OTHERS;
    return isRounding ? [] : [{ id, title, aggregates, series, amount }];
  });
  const weights = parts.map(({ amount }) => Math.max(amount, 0));
  if (weights.every((weight) => weight === 0)) return undefined;
  const squares = sharedOut(weights, SQUARES);
  return {
    total,
    parts: parts.map((one, position) => ({ ...one, squares: squares[position] ?? 0 })),
  };
}

function sumOf(all: readonly Series[]): Series {
  const [first = [], ...others] = all;
  return first.map((value, index) =>
    others.reduce<number | undefined>((sum, series) => {
      const term = series[index];
      return sum === undefined || term === undefined ? undefined : sum + term;
    }, value),
  );
}
