import { classNames } from '#ui/class-names.ts';
import sheet from '#ui/sheet/sheet.module.css';
import { GDP_SHEET_BOX, type DrawnGdpSheet } from './europe-drawing.ts';
import styles from './gdp-sheets.module.css';

type GdpSheetsProps = {
  readonly sheets: readonly DrawnGdpSheet[];
  /** The function put forward. */
  readonly own: string;
};

/** One sheet of 1 000 squares per area: its GDP, and what goes through its administrations. */
export function GdpSheets({ sheets, own }: GdpSheetsProps) {
  return (
    <ul className={styles['sheets']}>
      {sheets.map((one) => (
        <li key={one.area} className={styles['area']}>
          <h3>{one.name}</h3>
          <p className={styles['total']}>{one.total.replaceAll('\u202F', '\u00A0')}</p>
          {one.own !== null && (
            <p className={styles['own']}>
              dont <strong>{one.own}</strong> : {own}
            </p>
          )}
          <svg
            viewBox={GDP_SHEET_BOX}
            aria-hidden="true"
            focusable="false"
            className={classNames(sheet['sheet'], styles['squares'])}
          >
            <path d={one.rest} className={styles['rest']} />
            <path d={one.spent} className={sheet['plain']} />
            <path d={one.chosen} className={sheet['frame']} />
            <path d={one.contour} className={sheet['contour']} />
          </svg>
        </li>
      ))}
    </ul>
  );
}
