import type { Line } from '@nosmilliards/domain/budget/line';
import { linePath } from '#site/path.ts';
import { TextLink } from '#ui/text-link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './line-row.module.css';

/** The page of an open line; a line without children has the link on its title. */
export function RowLink({ line }: { readonly line: Line }) {
  return (
    <p className={styles['way']} data-print="hide">
      <TextLink to={linePath(line.id)}>
        Ouvrir la ligne<VisuallyHidden> : {line.title}</VisuallyHidden>
      </TextLink>
    </p>
  );
}
