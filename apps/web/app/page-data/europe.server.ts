import { functionSentenceOf } from '@nosmilliards/domain/series/area-sentence';
import { AREAS, type Area } from '@nosmilliards/domain/series/area';
import {
  formatPerThousand,
  functionRunsOf,
  gdpSquaresOf,
} from '@nosmilliards/domain/series/gdp-sheet';
import type { BuiltEurope, BuiltFunction } from '#dataset/built.ts';
import { readEdition, readEurope, readFunctions } from '#dataset/read.server.ts';

/** A function or a group, as Eurostat publishes it for one year: one value per area. */
export type AreaRow = ReturnType<typeof rowOf>;
export type AreaFigures = ReturnType<typeof figuresOf>;
export type EuropeData = NonNullable<ReturnType<typeof readEuropeData>>;

/** The function put forward on arrival. */
const ON_ARRIVAL = 'gf07';

/** Runs at build time: no page carries the whole table. `null` when no function has that code. */
export function readEuropeData(id = ON_ARRIVAL) {
  const europe = readEurope();
  const functions = readFunctions();
  const index = functions.findIndex(({ code }) => code.toLowerCase() === id);
  const own = functions[index];
  if (own === undefined) return null;
  const rows = functions.map(rowOf);
  const last = own.percents.at(-1) ?? [];
  return {
    figures: figuresOf(europe),
    functions: rows,
    own: rows[index] ?? rowOf(own),
    sentence: functionSentenceOf(
      own.title,
      yearOf(europe),
      (area: Area) => last[AREAS.indexOf(area)] ?? null,
    ),
    groups: europe.functions
      .filter((one) => one !== own && one.code.startsWith(own.code))
      .map(rowOf),
    squares: squaresOf(europe, index),
    series: {
      first: europe.years.at(0) ?? 0,
      percents: AREAS.map((_, area) => own.percents.map((values) => values[area] ?? null)),
    },
    sentences: europe.sentences,
    revisedPercent: europe.revisedPercent,
    correspondences: correspondencesIn(europe).filter((one) =>
      one.functions.some(({ code }) => code === own.code),
    ),
    file: fileOf(),
  };
}

function yearOf({ years }: BuiltEurope): number {
  return years.at(-1) ?? 0;
}

function totalIn({ functions }: BuiltEurope): BuiltFunction {
  const [total] = functions;
  if (total === undefined) throw new Error('No total of expenditure');
  return total;
}

function figuresOf(europe: BuiltEurope) {
  return {
    year: yearOf(europe),
    population: europe.population.at(-1) ?? [],
    parity: europe.parity.at(-1) ?? [],
    total: rowOf(totalIn(europe)),
  };
}

/** The last year of a function. */
function rowOf({ code, title, amounts, percents }: BuiltFunction) {
  return { code, title, amounts: amounts.at(-1) ?? [], percents: percents.at(-1) ?? [] };
}

/** For each area, the squares of the total, of each function, and of the one put forward. */
function squaresOf(europe: BuiltEurope, chosen: number) {
  const functions = readFunctions().map(rowOf);
  const total = rowOf(totalIn(europe));
  return AREAS.map((area, index) => {
    const percentIn = (row?: AreaRow) => row?.percents[index] ?? null;
    // Nothing is drawn for a missing value.
    const squaresIn = (row: AreaRow) => gdpSquaresOf(percentIn(row) ?? 0);
    const runs = functionRunsOf(squaresIn(total), functions.map(squaresIn));
    return {
      area,
      total: formatPerThousand(percentIn(total)),
      own: formatPerThousand(percentIn(functions[chosen])),
      spent: squaresIn(total),
      runs,
      chosen: runs[chosen] ?? null,
    };
  });
}

function correspondencesIn({ functions, categories }: BuiltEurope) {
  const titles = new Map(functions.map(({ code, title }) => [code, title]));
  return categories.map(({ functions: codes, ...rest }) => ({
    ...rest,
    functions: codes.map((code) => ({ code, title: titles.get(code) ?? code })),
  }));
}

function fileOf(): string {
  const { year, version } = readEdition();
  return `/donnees/${year}/${version}/eurostat_fonctions.csv`;
}
