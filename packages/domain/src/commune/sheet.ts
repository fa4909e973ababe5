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

type Side = { readonly total: Aggregate; readonly kinds: Readonly<Record<Aggregate, string>> };
/** The parts in their order, by aggregate. */
const SIDES: Readonly<Record<SheetSide, Side>> = {
  spending: {
    total: 'depenses',
    kinds: {
      personnel: 'Personnel',
      achats: 'Achats et services',
      aides: 'Subventions et participations versées',
      interets: 'Intérêts de la dette',
      equipement: 'Travaux et équipements',
      rembours: 'Remboursement d’emprunts',
      autres_depenses: 'Autres dépenses',
    },
  },
  revenue: {
    total: 'recettes',
    kinds: {
      impots: 'Impôts locaux',
      taxes: 'Autres impôts et taxes',
      etat: 'Dotations de l’État',
      ventes: 'Ventes de biens et services',
      subv_recues: 'Subventions reçues',
      aides_inv: 'Aides reçues pour investir',
      emprunts: 'Emprunts nouveaux',
      autres_recettes: 'Autres recettes',
    },
  },
};

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
  const parts = Object.entries(SIDES[side].kinds).flatMap(([aggregate, title]) => {
    const isOthers = aggregate === `autres_${SIDES[side].total}`;
    const series = amountsOf(accounts, aggregate);
    const amount = series[index] ?? 0;
    return isOthers && Math.abs(amount) < LEAST_OTHERS
      ? []
      : [{ id: isOthers ? 'autres' : aggregate, title, aggregates: [aggregate], series, amount }];
  });
  const weights = parts.map(({ amount }) => Math.max(amount, 0));
  if (weights.every((weight) => weight === 0)) return undefined;
  const squares = sharedOut(weights, SQUARES);
  return {
    total,
    parts: parts.map((one, position) => ({ ...one, squares: squares[position] ?? 0 })),
  };
}
