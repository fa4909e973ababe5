import { AREA_NAMES, AREAS } from '@nosmilliards/domain/series/area';
import { axisEndOf, type AreaUnit } from '@nosmilliards/domain/series/area-value';
import { Link } from 'react-router';
import type { AreaFigures, AreaRow } from '#page-data/europe.server.ts';
import { AreaBar } from './area-bar.tsx';
import { functionPlaceOf, UNIT_WORDS } from './area-unit.ts';
import { AreaValue } from './area-value.tsx';
import { rowValueOf } from './row-value.ts';
import styles from './area-table.module.css';

type AreaTableProps = {
  readonly caption: string;
  /** Of the names of the rows. */
  readonly heading: string;
  readonly unit: AreaUnit;
  readonly figures: AreaFigures;
  readonly rows: readonly AreaRow[];
  /** The row under the others, without bars: it would shrink theirs. */
  readonly total: AreaRow;
  /** The code of the function put forward, when the names lead to the functions. */
  readonly chosen?: string;
};

/** A row per function, the five areas side by side: a bar, then its value, which leads to its cell. */
export function AreaTable(props: AreaTableProps) {
  const { caption, heading, unit, figures, rows, total, chosen } = props;
  const valuesOf = (row: AreaRow) =>
    AREAS.map((_, index) => rowValueOf({ figures, row }, unit, index));
  const end = axisEndOf(rows.flatMap(valuesOf).filter((value) => value !== null));
  return (
    <div className={styles['box']}>
      <table className={styles['table']}>
        <caption>
          {caption}, {UNIT_WORDS[unit].unit}, {figures.year}. Une même échelle partout. Chaque
          valeur mène à sa cellule.
        </caption>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {AREAS.map((area) => (
              <th key={area} scope="col">
                {AREA_NAMES[area].name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.code}>
              <th scope="row">
                {chosen === undefined ? (
                  row.title
                ) : (
                  <Link
                    to={functionPlaceOf(row.code, unit)}
                    aria-current={row.code === chosen ? 'true' : undefined}
                  >
                    {row.title}
                  </Link>
                )}
                {row.code === HIGHER_EDUCATION && (
                  <small>Ne se compare pas seul : voir les réserves.</small>
                )}
              </th>
              {AREAS.map((area, index) => (
                <td key={area} data-area={AREA_NAMES[area].name}>
                  <AreaBar
                    value={valuesOf(row)[index] ?? null}
                    end={end}
                    isChosen={row.code === chosen}
                  />
                  <AreaValue area={area} row={row} unit={unit} figures={figures} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{total.title}</th>
            {AREAS.map((area) => (
              <td key={area} data-area={AREA_NAMES[area].name}>
                <AreaValue area={area} row={total} unit={unit} figures={figures} />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** Countries do not count the research of universities in the same function. */
const HIGHER_EDUCATION = 'GF0904';
