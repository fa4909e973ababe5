import { Link } from 'react-router';
import { linePath, paths } from '#browser/path.ts';
import type { LineSheet } from './line-sheet.ts';
import styles from './breadcrumb.module.css';

const sides = {
  expense: { tab: 'expenses', label: 'Dépenses' },
  revenue: { tab: 'revenues', label: 'Recettes' },
};

export function Breadcrumb({ sheet }: { readonly sheet: LineSheet }) {
  const { tab, label } = sides[sheet.line.side];
  return (
    <nav aria-label="Fil d’Ariane" className={styles['breadcrumb']}>
      <ol>
        <li>
          <Link to={`${paths.explorer}?tab=${tab}`}>{label}</Link>
        </li>
        {sheet.path.map(({ id, title }) => (
          <li key={id}>
            <Link to={linePath(id)}>{title}</Link>
          </li>
        ))}
        <li aria-current="page">{sheet.line.title}</li>
      </ol>
    </nav>
  );
}
