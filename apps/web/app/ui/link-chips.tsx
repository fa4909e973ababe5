import { Link, type To } from 'react-router';
import { IN_PLACE } from '#ui/in-place.ts';
import styles from './link-chips.module.css';

type LinkChipsProps = {
  readonly links: readonly {
    readonly to: To;
    readonly label: string;
    readonly current: 'page' | 'true' | undefined;
  }[];
};

/** A choice among addresses of one page: back returns to the one before, scroll and focus stay. */
export function LinkChips({ links }: LinkChipsProps) {
  return (
    <ul className={styles['chips']}>
      {links.map(({ to, label, current }) => (
        <li key={label}>
          <Link
            to={to}
            preventScrollReset
            state={IN_PLACE}
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
