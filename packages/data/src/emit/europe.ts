import { AREAS, type Area } from '@nosmilliards/domain/series/area';
import type { AreaYear } from '@nosmilliards/domain/series/area-value';
import { valueAt } from '@nosmilliards/domain/series/series';
import type { BuiltElsewhere, BuiltEurope } from '../built.ts';
import type { Dossier } from '../read/dossier.ts';
import {
  areaYearOf,
  europeanYearsOf,
  linkedCodesOf,
  nomenclatureOf,
  TOTAL,
} from '../derive/europe.ts';
import { publishedOf } from '../derive/over-time.ts';
import { known } from '../read/known.ts';

const HOME = AREAS.indexOf('FR');

export function builtEuropeOf(dossier: Dossier): BuiltEurope {
  const { edition, expenses } = dossier;
  const years = europeanYearsOf(dossier);
  const last = years.at(-1) ?? 0;
  const byYear = (code: string, pick: (year: AreaYear) => number | null) =>
    years.map((year) => AREAS.map((area: Area) => pick(areaYearOf(dossier, code, area, year))));
  const links = new Map(edition.europeLinks.rows.map((row) => [row.objet, row]));
  const linkOf = ({ id, titre }: { id: string; titre: string }) => {
    const row = known(links, id);
    return { id, title: titre, functions: linkedCodesOf(row), reason: row.raison };
  };
  const revised = dossier.seriesLine('eurostat_totaux:TE.S13.FR.PC_GDP');
  return {
    years,
    population: byYear(TOTAL, ({ population }) => population),
    parity: byYear(TOTAL, ({ parity }) => parity),
    functions: nomenclatureOf(dossier).map(({ code, title }) => ({
      code,
      title,
      amounts: byYear(code, ({ amount }) => amount),
      percents: byYear(code, ({ percentOfGdp }) => percentOfGdp),
    })),
    published: publishedOf(dossier, 'eurostat_fonctions'),
    totalsPublished: publishedOf(dossier, 'eurostat_totaux'),
    sentences: edition.europeSentences.rows.map(({ phrase }) => phrase),
    revisedPercent: (revised && valueAt(revised.series, last)) ?? 0,
    categories: expenses.roots.map(({ row }) => linkOf(row)),
    decisions: edition.groups.content.paquets.map(linkOf),
  };
}

/** Only the decisions that a function corresponds to. */
export function builtElsewhereOf({ years, functions, decisions }: BuiltEurope): BuiltElsewhere {
  const byCode = new Map(functions.map((one) => [one.code, one]));
  return {
    first: years.at(0) ?? 0,
    year: years.at(-1) ?? 0,
    decisions: Object.fromEntries(
      decisions
        .filter((decision) => decision.functions.length > 0)
        .map((decision) => [
          decision.id,
          {
            reason: decision.reason,
            rows: decision.functions.map((code) => {
              const { title, percents } = known(byCode, code);
              return {
                code,
                title,
                before: percents.at(0)?.[HOME] ?? null,
                values: percents.at(-1) ?? [],
              };
            }),
          },
        ]),
    ),
  };
}
