import { Link, type To } from 'react-router';
import styles from './link-chips.module.css';

type LinkChipsProps = {
  readonly links: readonly {
    readonly to: To;
    readonly label: string;
    readonly current: 'page' | 'true' | undefined;
  }[];
  /** The page stays where it was scrolled. */
  readonly preventScrollReset?: boolean;
};

/** A choice among addresses: back returns to the one before. */
export function LinkChips({ links, preventScrollReset = false }: LinkChipsProps) {
  return (
    <ul className={styles['chips']}>
      {links.map(({ to, label, current }) => (
        <li key={label}>
          <Link
            to={to}
            preventScrollReset={preventScrollReset}
            aria-current={current}
            className={styles['chip']}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
