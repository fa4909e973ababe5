import { atConstantPrices, priceCoefficientsOf } from '@nosmilliards/domain/series/constant-prices';
import {
  percentOf,
  pointsOf,
  totalOf,
  valueAt,
  wholeOf,
  type Series,
} from '@nosmilliards/domain/series/series';
import type { Dossier } from '../read/dossier.ts';
import type { SeriesLine } from '../read/series.ts';

const SPENDING_TABLE = 'insee_t3201_annees';
const SECTOR_TABLE = 'insee_t3215_annees';
const LEVY_TABLE = 'insee_t3216_annees';
const TAX_TABLE = 'insee_t3217_annees';
const DEBT_TABLE = 'eurostat_dette_annees';
const FUNCTION_TABLE = 'eurostat_fonctions';

/** The rows that the pages, the sentences and the checks read: name → `table:key`. */
const PLACES = {
  spending: `${SPENDING_TABLE}:27`,
  revenue: `${SPENDING_TABLE}:58`,
  balance: `${SPENDING_TABLE}:66`,
  interest: `${SPENDING_TABLE}:12`,
  cashBenefits: `${SPENDING_TABLE}:16`,
  benefitsInKind: `${SPENDING_TABLE}:17`,
  investment: `${SPENDING_TABLE}:24`,
  productionTaxes: `${SPENDING_TABLE}:46`,
  incomeTaxes: `${SPENDING_TABLE}:47`,
  capitalTaxes: `${SPENDING_TABLE}:48`,
  contributions: `${SPENDING_TABLE}:50`,
  stateSpending: `${SECTOR_TABLE}:7`,
  stateRevenue: `${SECTOR_TABLE}:8`,
  operatorSpending: `${SECTOR_TABLE}:10`,
  operatorRevenue: `${SECTOR_TABLE}:11`,
  localSpending: `${SECTOR_TABLE}:13`,
  localRevenue: `${SECTOR_TABLE}:14`,
  socialSpending: `${SECTOR_TABLE}:16`,
  socialRevenue: `${SECTOR_TABLE}:17`,
  sectorSpending: `${SECTOR_TABLE}:20`,
  sectorRevenue: `${SECTOR_TABLE}:21`,
  sectorSpendingShare: `${SECTOR_TABLE}:39`,
  stateShare: `${SECTOR_TABLE}:26`,
  localShare: `${SECTOR_TABLE}:32`,
  socialShare: `${SECTOR_TABLE}:35`,
  levies: `${LEVY_TABLE}:5`,
  centralLevies: `${LEVY_TABLE}:6`,
  stateLevies: `${LEVY_TABLE}:7`,
  localLevies: `${LEVY_TABLE}:11`,
  socialLevies: `${LEVY_TABLE}:12`,
  unionLevies: `${LEVY_TABLE}:15`,
  leviesShare: `${LEVY_TABLE}:18`,
  taxes: `${TAX_TABLE}:110`,
  debt: `${DEBT_TABLE}:GD.S13.MIO_EUR`,
  debtShare: `${DEBT_TABLE}:GD.S13.PC_GDP`,
  prices: 'banque_mondiale_prix:FP.CPI.TOTL.ZG.FRA',
  latestPrices: 'insee_ipc_annees:IPC',
  functionsTotal: `${FUNCTION_TABLE}:TOTAL.FR.MIO_EUR`,
} as const;

/** The ten functions of Eurostat, in the order of the nomenclature. */
export const FUNCTIONS = [
  ['GF01', 'Services publics généraux'],
  ['GF02', 'Défense'],
  ['GF03', 'Ordre et sécurité publics'],
  ['GF04', 'Affaires économiques'],
  ['GF05', 'Protection de l’environnement'],
  ['GF06', 'Logements et équipements collectifs'],
  ['GF07', 'Santé'],
  ['GF08', 'Loisirs, culture et culte'],
  ['GF09', 'Enseignement'],
  ['GF10', 'Protection sociale'],
] as const;

/** The taxes that brought in at least 20 Md€ in the last year, in the order of table 3.217. */
export const LARGEST_TAXES = [
  ['5', 'TVA'],
  ['11', 'Accises sur les énergies (TICPE)'],
  ['17', 'Droits d’enregistrement'],
  ['51', 'Taxe foncière'],
  ['71', 'CSG'],
  ['75', 'Impôt sur le revenu'],
  ['78', 'Impôt sur les sociétés'],
  ['93', 'Droits de succession et de donation'],
  ['99', 'Cotisations sociales effectives'],
] as const;

export const functionPlace = (code: string) => `${FUNCTION_TABLE}:${code}.FR.MIO_EUR`;
export const functionSharePlace = (code: string) => `${FUNCTION_TABLE}:${code}.FR.PC_GDP`;
export const taxPlace = (row: string) => `${TAX_TABLE}:${row}`;

/** Every row that must be in the tables. */
export const PLACES_READ: readonly string[] = [
  ...Object.values(PLACES),
  ...FUNCTIONS.flatMap(([code]) => [functionPlace(code), functionSharePlace(code)]),
  ...LARGEST_TAXES.map(([row]) => taxPlace(row)),
];

/** The series, and what is computed from them. */
export type OverTime = {
  line: (place: string) => SeriesLine;
  /** By name. */
  series: { readonly [Name in keyof typeof PLACES]: Series };
  places: typeof PLACES;
  /** Deduced from compulsory levies and their share of GDP. */
  gdp: Series;
  /** Euros of the last year for one euro of each year. */
  coefficients: Series;
  benefits: Series;
  /** The last year of the accounts. */
  lastYear: number;
  shareOf: (amounts: Series) => Series;
};

/** Throws when a row is missing: `check/over-time.ts` says which. */
export function overTimeOf({ seriesLine }: Dossier): OverTime {
  const line = (place: string) => {
    const found = seriesLine(place);
    if (found === undefined) throw new Error(`Ligne inconnue : ${place}`);
    return found;
  };
  const series = mapped(PLACES, (place) => line(place).series);
  const gdp = wholeOf(series.levies, series.leviesShare);
  return {
    line,
    series,
    places: PLACES,
    gdp,
    coefficients: priceCoefficientsOf(joined(series.prices, series.latestPrices)),
    benefits: totalOf([series.cashBenefits, series.benefitsInKind]),
    lastYear: pointsOf(series.spending).at(-1)?.year ?? 0,
    shareOf: (amounts) => percentOf(amounts, gdp),
  };
}

/** When the document of a table came out: « 2026-05-29 », or a month. */
export function publishedOf({ edition }: Dossier, table: string): string {
  const { series, sources } = { ...edition.seriesRecord.content, ...edition.sources.content };
  return sources[series[table]?.source ?? '']?.publie ?? '';
}

/** In euros of the last year. */
export function constantOf({ coefficients }: OverTime, amounts: Series): Series {
  return atConstantPrices(amounts, coefficients);
}

/** The first series, then the years that only the second has. */
function joined(one: Series, later: Series): Series {
  const count = Math.max(one.values.length, later.first + later.values.length - one.first);
  const values = Array.from({ length: count }, (_, index) => {
    const year = one.first + index;
    return valueAt(one, year) ?? valueAt(later, year);
  });
  return { first: one.first, values };
}

function mapped<Key extends string, From, To>(
  record: Readonly<Record<Key, From>>,
  change: (value: From) => To,
): Record<Key, To> {
  const entries = Object.entries<From>(record).map(([key, value]) => [key, change(value)]);
  const result: Record<Key, To> = Object.fromEntries(entries);
  return result;
}
