import { areaValueOf, type AreaUnit, type AreaYear } from '@nosmilliards/domain/series/area-value';
import { areaSentencesOf } from '@nosmilliards/domain/series/area-sentence';
import type { Area } from '@nosmilliards/domain/series/area';
import { valueAt } from '@nosmilliards/domain/series/series';
import type { Dossier } from '../read/dossier.ts';
import { pieceIdOf } from '../read/edition.ts';
import { yearsOf } from '../read/series.ts';

/** The table of expenditure by function, as a series. */
const FUNCTIONS = 'eurostat_fonctions';
export const TOTAL = 'TOTAL';

export type EuropeanFunction = { code: string; title: string };

/** In the order of the nomenclature; a group follows its function. */
export function nomenclatureOf({ edition }: Dossier): EuropeanFunction[] {
  const parts = edition.seriesRecord.content.series[FUNCTIONS]?.parties ?? {};
  return Object.entries(parts).map(([code, title]) => ({ code: code.toUpperCase(), title }));
}

export function isFunction({ code }: EuropeanFunction): boolean {
  return /^GF\d\d$/.test(code);
}

export function groupsOf(code: string, nomenclature: readonly EuropeanFunction[]) {
  return nomenclature.filter((one) => one.code !== code && one.code.startsWith(code));
}

/** The years that the table has. */
export function europeanYearsOf({ edition }: Dossier): number[] {
  const table = edition.series.find(({ file }) => pieceIdOf(file) === FUNCTIONS);
  return table === undefined ? [] : yearsOf(table);
}

export function areaYearOf(dossier: Dossier, code: string, area: Area, year: number): AreaYear {
  const read = (place: string) => {
    const line = dossier.seriesLine(place);
    return line === undefined ? null : valueAt(line.series, year);
  };
  return {
    amount: read(`${FUNCTIONS}:${code}.${area}.MIO_EUR`),
    percentOfGdp: read(`${FUNCTIONS}:${code}.${area}.PC_GDP`),
    total: read(`${FUNCTIONS}:${TOTAL}.${area}.MIO_EUR`),
    population: read(`eurostat_population:AVG.${area}`),
    parity: read(`eurostat_parites:PPP_EU27_2020.GDP.${area}`),
  };
}

/** The sentences, made again from the cells of the last year. */
export function europeanSentencesOf(dossier: Dossier): string[] {
  const year = europeanYearsOf(dossier).at(-1) ?? 0;
  const later = year + 1;
  return areaSentencesOf({
    year,
    read: (unit: AreaUnit, code, area) =>
      areaValueOf(unit, areaYearOf(dossier, code, area, year)) ?? Number.NaN,
    later: {
      year: later,
      read: (area) => {
        const line = dossier.seriesLine(`eurostat_totaux:TE.S13.${area}.PC_GDP`);
        return (line && valueAt(line.series, later)) ?? Number.NaN;
      },
    },
  });
}

/** The functions that a category or a decision corresponds to. */
export function linkedCodesOf({ fonctions }: { fonctions: string }): string[] {
  return fonctions === '' ? [] : fonctions.split('|');
}
