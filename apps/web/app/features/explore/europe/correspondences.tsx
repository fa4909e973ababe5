import { Fragment } from 'react';
import { Link } from 'react-router';
import { functionPath, linePath } from '#site/path.ts';
import type { EuropeData } from '#page-data/europe.server.ts';
import styles from './europe.module.css';

/** No amount here: those of the edition and of Eurostat do not count the same things. */
export function Correspondences({ items }: { readonly items: EuropeData['correspondences'] }) {
  return (
    <ul className={styles['links']}>
      {items.map(({ id, title, functions, reason }) => (
        <li key={id}>
          <p>
            <Link to={linePath(id)}>{title}</Link> correspond en partie à{' '}
            {functions.map((one, index) => (
              <Fragment key={one.code}>
                {index > 0 && ', '}
                <Link to={functionPath(one.code)}>{one.title}</Link>
              </Fragment>
            ))}
            .
          </p>
          <p className={styles['note']}>{reason}</p>
        </li>
      ))}
    </ul>
  );
}
