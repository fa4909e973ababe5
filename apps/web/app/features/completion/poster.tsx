import { millions } from '@nosmilliards/domain/money/money';
import type { VoteRecord } from '@nosmilliards/domain/outcome/outcome';
import type { ReactNode } from 'react';
import { Amount } from '#ui/amount.tsx';
import { LateDisclosure } from '#ui/late-disclosure.tsx';
import type { SheetChange, SheetPlan } from '#ui/sheet/plan.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { SheetKey } from '#ui/sheet/sheet-key.tsx';
import { SheetTable } from '#ui/sheet/sheet-table.tsx';
import { Plate } from './plate.tsx';
import styles from './poster.module.css';

type PosterProps = {
  readonly sheet: SheetPlan;
  readonly changes: readonly SheetChange[];
  /** Largest first. */
  readonly records: readonly VoteRecord[];
  readonly titleOf: (id: string) => string;
  readonly year: number;
  readonly day: string | null;
  /** On paper only: how to open this budget again. */
  readonly printed: ReactNode;
};

/** One's budget as one would hang it: the 1 000 squares, and what was made of them. */
export function Poster({ sheet, changes, records, titleOf, year, day, printed }: PosterProps) {
  return (
    // RGAA 1.9: said twice, since few screen readers tie a figure to its caption by themselves.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <figure role="figure" aria-label="L’affiche de mon budget" className={styles['poster']}>
      <figcaption className={styles['caption']}>
        <strong>L’affiche de mon budget</strong>
        <span>
          Nos Milliards, édition {year}
          {day !== null && ` · ${day}`}
        </span>
      </figcaption>
      <Sheet sheet={sheet} changes={changes} className={styles['sheet']} />
      <Plate sheet={sheet} changes={changes} records={records} titleOf={titleOf} />
      <div className={styles['foot']}>
        <div>
          <SheetKey />
          <p className={styles['note']}>
            Un carré : 1 € sur 1 000 € de dépense publique, soit{' '}
            <Amount value={millions(sheet.square)} plain />. En marge, les niches fiscales et,
            cernées, les recettes changées.
          </p>
        </div>
        <div className={styles['printed']}>{printed}</div>
      </div>
      <LateDisclosure look="inline" summary="Voir le tableau" data-print="hide">
        <SheetTable caption="Votre budget, par secteur" sheet={sheet} changes={changes} />
      </LateDisclosure>
    </figure>
  );
}
