import { AREA_NAMES, AREAS } from '@nosmilliards/domain/series/area';
import { axisEndOf, formatAreaValue, type AreaUnit } from '@nosmilliards/domain/series/area-value';
import { Link } from 'react-router';
import { functionPath } from '#site/path.ts';
import { AreaGlyph, AreaMark } from './area-mark.tsx';
import { UNIT_WORDS } from './area-unit.ts';
import { AreaValue } from './area-value.tsx';
import type { AreaFigures, AreaRow } from '#page-data/europe.server.ts';
import { rowValueOf } from './row-value.ts';
import styles from './area-table.module.css';

type AreaTableProps = {
  readonly caption: string;
  /** Of the names of the rows. */
  readonly heading: string;
  readonly unit: AreaUnit;
  readonly figures: AreaFigures;
  readonly rows: readonly AreaRow[];
  /** The row under the others, without marks: it would shrink their axis. */
  readonly total: AreaRow;
  /** Names lead to the pages of the functions. */
  readonly isOpening?: boolean;
};

/** A row per function: marks on one axis, then the five values, each leading to its cell. */
export function AreaTable(props: AreaTableProps) {
  const { caption, heading, unit, figures, rows, total, isOpening = false } = props;
  const valuesOf = (row: AreaRow) =>
    AREAS.map((_, index) => rowValueOf({ figures, row }, unit, index));
  const end = axisEndOf(rows.flatMap(valuesOf).filter((value) => value !== null));
  return (
    <table className={styles['table']}>
      <caption>
        {caption}, {UNIT_WORDS[unit].unit}, {figures.year}. Chaque valeur mène à sa cellule.
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span className={styles['ends']} aria-hidden="true">
              <span>0</span>
              <span>{formatAreaValue(unit, end).replace(',0', '')}</span>
            </span>
            <span className={styles['names']}>{heading}</span>
          </th>
          {AREAS.map((area) => (
            <th key={area} scope="col">
              <AreaGlyph area={area} /> {AREA_NAMES[area].name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.code}>
            <th scope="row">
              <span className={styles['head']}>
                {isOpening ? <Link to={functionPath(row.code)}>{row.title}</Link> : row.title}
                {row.code === HIGHER_EDUCATION && (
                  <small className={styles['reserve']}>
                    Ne se compare pas seul : voir les réserves.
                  </small>
                )}
                <svg aria-hidden="true" focusable="false" className={styles['axis']}>
                  {DRAWN_ORDER.map((area) => {
                    const value = valuesOf(row)[AREAS.indexOf(area)];
                    return value == null ? null : (
                      <AreaMark key={area} area={area} at={(Math.max(0, value) / end) * 100} />
                    );
                  })}
                </svg>
              </span>
            </th>
            <Values row={row} unit={unit} figures={figures} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{total.title}</th>
          <Values row={total} unit={unit} figures={figures} />
        </tr>
      </tfoot>
    </table>
  );
}

/** Countries do not count the research of universities in the same function. */
const HIGHER_EDUCATION = 'GF0904';

/** France last, over the others. */
const DRAWN_ORDER = [...AREAS.filter((area) => area !== 'FR'), 'FR'] as const;

type ValuesProps = Pick<AreaTableProps, 'unit' | 'figures'> & { readonly row: AreaRow };

function Values({ row, unit, figures }: ValuesProps) {
  return AREAS.map((area) => (
    <td key={area}>
      <AreaValue area={area} row={row} unit={unit} figures={figures} />
    </td>
  ));
}
