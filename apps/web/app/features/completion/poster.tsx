import { Sheet } from '#ui/sheet/sheet.tsx';
import { SheetKey } from '#ui/sheet/sheet-key.tsx';
import styles from './poster.module.css';

type PosterProps = {
  readonly sheet: SheetPlaces;
  readonly changes: readonly SheetChange[];
  readonly day: string | null;
};

/** One's budget as one would hang it: the 1 000 squares, and what was made of them. */
export function Poster({ sheet, changes, day }: PosterProps) {
  return (
    // RGAA 1.9: said twice, since few screen readers tie a figure to its caption by themselves.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <figure role="figure" aria-label="L’affiche de mon budget" className={styles['poster']}>
      <figcaption className={styles['caption']}>
        <strong>L’affiche de mon budget</strong>
        {day !== null && <span>{day}</span>}
      </figcaption>
      <Sheet sheet={sheet} changes={changes} />
      <SheetKey />
    </figure>
  );
}
