import { Link } from 'react-router';
import styles from './breadcrumb.module.css';

type BreadcrumbProps = {
  readonly steps: readonly { readonly to: string; readonly title: string }[];
  /** The page itself, last. */
  readonly here: string;
};

/** Search engines are told the same trail: the post-build reads it in the page. */
export function Breadcrumb({ steps, here }: BreadcrumbProps) {
  return (
    <nav aria-label="Fil d’Ariane" className={styles['breadcrumb']}>
      <ol>
        {steps.map(({ to, title }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
