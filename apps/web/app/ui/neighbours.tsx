import { Link } from 'react-router';
import styles from './neighbours.module.css';

type Neighbour = { readonly to: string; readonly word: string; readonly title: string };

type NeighboursProps = {
  readonly label: string;
  /** `null` when there is no previous or next page. */
  readonly links: readonly (Neighbour | null)[];
};

/** Links to the previous and next pages. */
export function Neighbours({ label, links }: NeighboursProps) {
  const beside = links.filter((link) => link !== null);
  if (beside.length === 0) return null;
  return (
    <nav aria-label={label} className={styles['neighbours']}>
      {beside.map(({ to, word, title }) => (
        <Link key={to} to={to}>
          <span className={styles['word']}>{word} :</span> {title}
        </Link>
      ))}
    </nav>
  );
}
