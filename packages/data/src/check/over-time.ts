import { percentOf, pointsOf, valueAt, wholeOf } from '@nosmilliards/domain/series/series';
import type { Dossier } from '../read/dossier.ts';
import { sumOfKnown } from '../read/known.ts';
import {
  overTimeOf,
  PLACES_READ,
  FUNCTIONS,
  functionPlace,
  type OverTime,
} from '../derive/over-time.ts';
import { problemOf, problemsAt, type Problem } from '../read/problem.ts';
import { textOf, timeSentencesOf } from '../derive/time-sentences.ts';
import { verdictWordIn } from './judging-word.ts';

/** Sums and equalities hold, and every sentence is what its cells say. */
export function checkOverTime(dossier: Dossier): Problem[] {
  const missing = PLACES_READ.filter((place) => dossier.seriesLine(place) === undefined);
  if (missing.length > 0) {
    return missing.map((place) => {
      const [table, key] = place.split(':');
      return {
        file: `series/${table}.csv`,
        line: 1,
        message: `La ligne « ${key} » manque : une page ou une phrase la lit.`,
      };
    });
  }
  const time = overTimeOf(dossier);
  return [...equalityProblems(dossier, time), ...sentenceProblems(dossier, time)];
}

export type Equality = {
  /** The file to correct, without its folder. */
  table: string;
  label: string;
  value: number;
  expected: number;
  tolerance: number;
};

function equalityProblems(dossier: Dossier, time: OverTime): Problem[] {
  return equalitiesOf(dossier, time)
    .filter(({ value, expected, tolerance }) => !(Math.abs(value - expected) <= tolerance))
    .map(({ table, label, value, expected, tolerance }) => ({
      file: `series/${table}.csv`,
      line: 1,
      message: `${label} : ${value.toFixed(1)} au lieu de ${expected.toFixed(1)} (à ${tolerance} près) : relisez le document.`,
    }));
}

/** In millions of euros, unless the label says otherwise. */
export function equalitiesOf({ edition }: Dossier, time: OverTime): Equality[] {
  const { series, gdp } = time;
  const { annee, chiffres: figures } = edition.record.content;
  const figure = (id: string) => figures[id]?.valeur ?? Number.NaN;
  const found = (one: keyof OverTime['series']) => valueAt(series[one], annee) ?? Number.NaN;
  const balance = (sector: 'state' | 'operator' | 'local' | 'social') =>
    found(`${sector}Revenue`) - found(`${sector}Spending`);
  const [accounts, sectors, levies, taxes] = [
    'insee_t3201_annees',
    'insee_t3215_annees',
    'insee_t3216_annees',
    'insee_t3217_annees',
  ] as const;
  return [
    // The accounts of the year of the edition, where they are published.
    ...(Number.isNaN(found('spending'))
      ? []
      : [
          equality(accounts, 'Dépenses', found('spending'), figure('depenses_constatees'), 0.05),
          equality(accounts, 'Recettes', found('revenue'), figure('recettes_constatees'), 0.05),
          equality(accounts, 'Solde', found('balance'), -figure('deficit_constate'), 0.05),
          equality(
            'eurostat_dette_annees',
            'Dette',
            found('debt'),
            figure('dette_constatee'),
            0.05,
          ),
          equality(sectors, 'Solde de l’État', balance('state'), figure('solde_etat'), 1.1),
          equality(
            sectors,
            'Solde de la Sécurité sociale',
            balance('social'),
            figure('solde_securite_sociale'),
            1.1,
          ),
          equality(
            sectors,
            'Solde des collectivités',
            balance('local'),
            figure('solde_collectivites'),
            0.1,
          ),
          equality(
            sectors,
            'Solde des opérateurs',
            balance('operator'),
            figure('solde_operateurs'),
            1.1,
          ),
        ]),
    widest(accounts, 'Recettes moins dépenses, et solde', series.balance, 0.05, (year) =>
      difference(valueAt(series.revenue, year), valueAt(series.spending, year)),
    ),
    widest(
      sectors,
      'PIB déduit de 3.216 et de 3.215, rapport',
      percentOf(gdp, gdp),
      0.01,
      (year) => {
        const other = valueAt(wholeOf(series.sectorSpending, series.sectorSpendingShare), year);
        const one = valueAt(gdp, year);
        return other === null || one === null ? null : (other / one) * 100;
      },
    ),
    widest(sectors, 'Dépenses de 3.201 et de 3.215', series.spending, 120, (year) =>
      valueAt(series.sectorSpending, year),
    ),
    widest(sectors, 'Recettes de 3.201 et de 3.215', series.revenue, 45, (year) =>
      valueAt(series.sectorRevenue, year),
    ),
    widest(sectors, 'Soldes des sous-secteurs et solde d’ensemble', series.balance, 130, (year) =>
      sumOfKnown(
        (['state', 'operator', 'local', 'social'] as const).map((sector) =>
          difference(
            valueAt(series[`${sector}Revenue`], year),
            valueAt(series[`${sector}Spending`], year),
          ),
        ),
      ),
    ),
    widest(taxes, 'Prélèvements obligatoires de 3.216 et de 3.217', series.levies, 0.05, (year) =>
      valueAt(series.taxes, year),
    ),
    widest(
      levies,
      'Prélèvements obligatoires et leurs bénéficiaires',
      series.levies,
      0.05,
      (year) =>
        sumOfKnown([
          valueAt(series.centralLevies, year),
          valueAt(series.localLevies, year),
          valueAt(series.socialLevies, year),
          // Empty while the Community had no levy.
          valueAt(series.unionLevies, year) ?? 0,
        ]),
    ),
    widest(
      'eurostat_fonctions',
      'Les dix fonctions et le total',
      series.functionsTotal,
      0.5,
      (year) =>
        sumOfKnown(FUNCTIONS.map(([code]) => valueAt(time.line(functionPlace(code)).series, year))),
    ),
  ];
}

function equality(
  table: string,
  label: string,
  value: number,
  expected: number,
  tolerance: number,
): Equality {
  return { table, label, value, expected, tolerance };
}

/** The year where the two are farthest apart. */
function widest(
  table: string,
  label: string,
  series: OverTime['gdp'],
  tolerance: number,
  otherAt: (year: number) => number | null,
): Equality {
  const pairs = pointsOf(series).flatMap(({ year, value }) => {
    const other = otherAt(year);
    return other === null ? [] : [{ year, value: other, expected: value }];
  });
  const [far] = pairs.toSorted(
    (a, b) => Math.abs(b.value - b.expected) - Math.abs(a.value - a.expected),
  );
  const { year = 0, value = Number.NaN, expected = Number.NaN } = far ?? {};
  return equality(table, `${label}, ${year}`, value, expected, tolerance);
}

function difference(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : one - other;
}

function sentenceProblems({ edition }: Dossier, time: OverTime): Problem[] {
  const { timeSentences, timeReserves } = edition;
  const made = new Map([...timeSentencesOf(time)].map(([id, said]) => [id, textOf(said)]));
  const written = new Set<string>(timeSentences.rows.map(({ id }) => id));
  const missing = [...made.keys()]
    .filter((id) => !written.has(id))
    .map((id) => problemOf(timeSentences, `La phrase « ${id} » manque : ${made.get(id)}`));
  const faults = timeSentences.rows.flatMap((row) => {
    const expected = made.get(row.id);
    const word = verdictWordIn(row.phrase);
    return problemsAt(timeSentences, row, [
      expected !== row.phrase && {
        message: `Les cellules disent : « ${expected ?? 'rien'} »`,
        ...(expected !== undefined && { right: { phrase: expected } }),
      },
      word && `Le mot « ${word} » juge : écrivez un fait.`,
    ]);
  });
  const reserves = timeReserves.rows.flatMap((row) => {
    const word = verdictWordIn(row.phrase);
    return problemsAt(timeReserves, row, [word && `Le mot « ${word} » juge : écrivez un fait.`]);
  });
  return [...missing, ...faults, ...reserves];
}
