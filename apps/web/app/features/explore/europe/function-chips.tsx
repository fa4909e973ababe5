import { Link } from 'react-router';
import { functionPath } from '#browser/path.ts';
import type { AreaRow } from './europe-data.ts';
import styles from './europe.module.css';

type FunctionChipsProps = {
  readonly functions: readonly Pick<AreaRow, 'code' | 'title'>[];
  readonly chosen?: string;
};

/** One page per function, the same sheets with its squares put forward. */
export function FunctionChips({ functions, chosen }: FunctionChipsProps) {
  return (
    <nav aria-labelledby="fonctions" data-print="hide" className={styles['choose']}>
      <p id="fonctions">Mettre en avant</p>
      <ul className={styles['chips']}>
        {functions.map(({ code, title }) => (
          <li key={code}>
            <Link
              to={functionPath(code)}
              aria-current={code === chosen ? 'page' : undefined}
              className={styles['chip']}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
