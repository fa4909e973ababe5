import { Link } from 'react-router';
import { piecePath } from '#site/path.ts';
import { DataTable } from '#ui/data-table.tsx';
import { cellOf, type TimeFigures, type TimeUnit } from './time-data.ts';
import { formatTimeValue, UNIT_WORDS } from './time-unit.ts';

type TimeTableProps = {
  readonly title: string;
  readonly source: string;
  readonly figures: TimeFigures;
  readonly unit: TimeUnit;
};

/** A row per year, the latest first; each value leads to its cell. */
export function TimeTable({ title, source, figures, unit }: TimeTableProps) {
  const { lines, priceYear, first, last } = figures;
  const latestFirst = Array.from({ length: last - first + 1 }, (_, index) => last - index);
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
