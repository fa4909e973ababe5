import { AREA_NAMES, AREAS } from '@nosmilliards/domain/series/area';
import { formatAreaValue } from '@nosmilliards/domain/series/area-value';
import { formatPercent } from '@nosmilliards/domain/money/format';
import { Link } from 'react-router';
import { cellPathOf } from '#site/path.ts';
import { classNames } from '#ui/class-names.ts';
import { DataTable } from '#ui/data-table.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import type { AreaRow, EuropeData } from '#page-data/europe.server.ts';
import type { DrawnSeries } from './series-drawing.ts';
import styles from './area-series.module.css';

type AreaSeriesProps = {
  readonly own: Pick<AreaRow, 'code' | 'title'>;
  readonly series: EuropeData['series'];
  readonly drawn: DrawnSeries;
};

/** Every year of a function, an area beside the other, then the table. */
export function AreaSeries({ own, series, drawn }: AreaSeriesProps) {
  const { first, percents } = series;
  const years = (percents[0] ?? []).map((_, index) => first + index);
  return (
    <>
      <p>
        En % du PIB de l’année, de 0 à {formatPercent(drawn.end)}. L’Union à 27 est publiée depuis{' '}
        {first + startOf(percents.at(-1) ?? [])}. Un pourcentage monte aussi quand le PIB baisse.
      </p>
      <ul className={styles['areas']}>
        {drawn.surfaces.map(({ area, d }, place) => (
          <li key={area}>
            <strong>{AREA_NAMES[area].name}</strong>
            <span>{endsOf(percents[place] ?? [], first)}</span>
            <svg
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              aria-hidden="true"
              focusable="false"
              className={classNames(area === 'FR' && styles['home'])}
            >
              <path d={d} />
            </svg>
          </li>
        ))}
      </ul>
      <Disclosure look="inline" summary={`Le tableau, ${first}–${years.at(-1)}`}>
        <DataTable
          caption={`${own.title}, en % du PIB de l’année. Source\u00A0: Eurostat, gov_10a_exp. Une case vide n’est pas un zéro.`}
          columns={[
            { id: 'year', label: 'Année' },
            ...AREAS.map((area) => ({ id: area, label: AREA_NAMES[area].name, numeric: true })),
          ]}
          rows={years.map((year, index) => ({
            id: String(year),
            cells: [
              year,
              ...AREAS.map((area, place) => {
                const value = percents[place]?.[index] ?? null;
                return (
                  value !== null && (
                    <Link key={area} to={cellPathOf(own.code, area, year)}>
                      {formatPercent(value)}
                    </Link>
                  )
                );
              }),
            ],
          }))}
        />
      </Disclosure>
    </>
  );
}

/** « 6,9 % en 1995, 8,9 % en 2024 »: the first year published, and the last. */
function endsOf(values: readonly (number | null)[], first: number): string {
  return [...new Set([startOf(values), values.length - 1])]
    .map((index) => `${formatAreaValue('gdp', values[index] ?? null)} en ${first + index}`)
    .join(', ');
}

/** The place of the first year published. */
function startOf(values: readonly (number | null)[]): number {
  const known = values.findIndex((value) => value !== null);
  return known === -1 ? values.length - 1 : known;
}
