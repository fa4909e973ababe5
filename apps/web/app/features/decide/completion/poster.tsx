import { millions } from '@nosmilliards/domain/money/money';
import type { ReactNode } from 'react';
import { Amount } from '#ui/amount.tsx';
import { LazyDisclosure } from '#ui/lazy-disclosure.tsx';
import type { SheetChange, SheetPlan } from '#ui/sheet/plan.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { SheetKey } from '#ui/sheet/sheet-key.tsx';
import { SheetTable } from '#ui/sheet/sheet-table.tsx';
import styles from './poster.module.css';

type PosterProps = {
  readonly sheet: SheetPlan;
  readonly changes: readonly SheetChange[];
  readonly year: number;
  readonly day: string | null;
  /** The card outlined on the sheet. */
  readonly current?: string | undefined;
  /** Under the sheet, on screen. */
  readonly children?: ReactNode;
};

/** The budget as a poster: the 1 000 squares with the votes drawn on them. */
export function Poster(props: PosterProps) {
  const { sheet, changes, year, day, current, children } = props;
  return (
    // RGAA 1.9: explicit role and label, since few screen readers tie a figure to its caption.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <figure role="figure" aria-label="L’affiche de mon budget" className={styles['poster']}>
      <figcaption className={styles['caption']}>
        <strong>L’affiche de mon budget</strong>
        <span>
          Nos Milliards, édition {year}
          {day !== null && ` · ${day}`}
        </span>
      </figcaption>
      <Sheet sheet={sheet} changes={changes} current={current} headroom={3} />
      <SheetKey />
      <p className={styles['note']}>
        Un carré : 1 € sur 1 000 € de dépense publique, soit{' '}
        <Amount value={millions(sheet.square)} plain />. En marge, niches et recettes changées.
      </p>
      {children}
      <LazyDisclosure look="inline" summary="Voir le tableau">
        <SheetTable caption="Votre budget, par secteur" sheet={sheet} changes={changes} />
      </LazyDisclosure>
    </figure>
  );
}
