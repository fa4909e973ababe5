import { AREA_NAMES, AREAS } from '@nosmilliards/domain/series/area';
import { formatPercent } from '@nosmilliards/domain/money/format';
import { Link } from 'react-router';
import { cellPathOf } from '#site/path.ts';
import { DataTable } from '#ui/data-table.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import type { AreaRow, FunctionData } from '#page-data/europe.server.ts';
import type { DrawnSeries } from './series-drawing.ts';
import styles from './area-series.module.css';

type AreaSeriesProps = {
  readonly own: Pick<AreaRow, 'code' | 'title'>;
  readonly series: FunctionData['series'];
  readonly drawn: DrawnSeries;
};

/** Every year of a function: the table, then the curves. */
export function AreaSeries({ own, series, drawn }: AreaSeriesProps) {
  const { first, percents } = series;
  const years = (percents[0] ?? []).map((_, index) => first + index);
  return (
    <>
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
      <div aria-hidden="true" className={styles['figure']}>
        <svg focusable="false">
          {drawn.levels.map(({ text, at }) => (
            <text key={text} x="0" y={`${at}%`}>
              {text}
            </text>
          ))}
        </svg>
        <svg
          focusable="false"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className={styles['curves']}
        >
          <path
            d={drawn.levels.map(({ at }) => `M0 ${at}H100`).join('')}
            className={styles['level']}
          />
          {drawn.curves.map(({ area, d }) => (
            <path key={area} d={d} className={styles[area]} />
          ))}
        </svg>
        <svg focusable="false">
          {drawn.labels.map(({ area, text, at }) => (
            <text key={area} x="0" y={`${at}%`} className={styles[`${area}-label`]}>
              {text}
            </text>
          ))}
        </svg>
        <svg focusable="false" className={styles['years']}>
          {drawn.years.map(({ year, at }) => (
            <text key={year} x={`${at}%`} y="14">
              {year}
            </text>
          ))}
        </svg>
      </div>
    </>
  );
}
