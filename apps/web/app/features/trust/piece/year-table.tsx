import type { PieceData } from '#page-data/piece.server.ts';
import styles from './year-table.module.css';

/** The rows of a document by year; each value is the target of a link. */
export function YearTable({
  table: { years, rows },
}: {
  readonly table: NonNullable<PieceData['table']>;
}) {
  return (
    // Focusable, so that the keyboard can scroll a table wider than the screen.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label="Les cellules par année" tabIndex={0} className={styles['scroll']}>
      <table className={styles['table']}>
        <caption>
          Une case vide : le document n’a pas de valeur. Quatre décimales au plus, le fichier les a
          toutes.
        </caption>
        <thead>
          <tr>
            <th scope="col">Ligne du document</th>
            {years.map((year) => (
              <th key={year} scope="col">
                {year}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cells.map(({ key, value }) => (
                <td key={key} id={key} tabIndex={-1}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
