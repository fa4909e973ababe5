import { Link } from 'react-router';
import styles from './breadcrumb.module.css';

type BreadcrumbProps = {
  readonly steps: readonly { readonly to: string; readonly title: string }[];
  /** Title of the current page, last. */
  readonly here: string;
};

/** The post-build reads it from the page to write the BreadcrumbList for search engines. */
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
