import { Link } from 'react-router';
import { linePath, paths } from '#browser/path.ts';
import type { LineSheet } from './line-sheet.ts';
import styles from './breadcrumb.module.css';

export function Breadcrumb({ sheet }: { readonly sheet: LineSheet }) {
  const isExpense = sheet.line.side === 'expense';
  return (
    <nav aria-label="Fil d’Ariane" className={styles['breadcrumb']}>
      <ol>
        <li>
          <Link to={`${paths.explorer}?tab=${isExpense ? 'expenses' : 'revenues'}`}>
            {isExpense ? 'Dépenses' : 'Recettes'}
          </Link>
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
