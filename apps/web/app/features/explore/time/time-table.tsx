import type { TimeUnit } from '@nosmilliards/domain/series/time-title';
import { Link } from 'react-router';
import { piecePath } from '#site/path.ts';
import { DataTable } from '#ui/data-table.tsx';
import { cellOf, startOf, type TimeFigures } from './time-data.ts';
import { formatTimeValue, UNIT_WORDS } from './time-unit.ts';

type TimeTableProps = {
  readonly title: string;
  readonly source: string;
  readonly figures: TimeFigures;
  readonly unit: TimeUnit;
  /** The lines that start this year. */
  readonly since: number;
};

/** A row per year, the latest first; each value leads to its cell. */
export function TimeTable({ title, source, figures, unit, since }: TimeTableProps) {
  const { priceYear, first, last } = figures;
  const lines = figures.lines.filter(({ values }) => first + startOf(values[unit]) === since);
  const latestFirst = Array.from({ length: last - since + 1 }, (_, index) => last - index);
  return (
    <DataTable
      caption={`${title}, en ${UNIT_WORDS[unit].unit(priceYear)}. Source\u00A0: ${source}. Chaque valeur mène à sa cellule.`}
      columns={[
        { id: 'annee', label: 'Année' },
        ...lines.map(({ id, label }) => ({ id, label, numeric: true })),
      ]}
      rows={latestFirst.map((year) => ({
        id: `${year}`,
        cells: [
          year,
          ...lines.map((line) => {
            const index = year - first;
            const value = line.values[unit][index] ?? null;
            const text = formatTimeValue(unit, value);
            return value === null ? (
              text
            ) : (
              <Link key={line.id} to={piecePath(line.page, cellOf(line, unit, index))}>
                {text}
              </Link>
            );
          }),
        ],
      }))}
    />
  );
}
