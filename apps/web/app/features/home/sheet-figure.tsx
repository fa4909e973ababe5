import { formatAmount, formatEuros } from '@nosmilliards/domain/money/format';
import type { ReactNode } from 'react';
import { paths } from '#browser/path.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import type { SheetPlan } from '#ui/sheet/plan.ts';
import { SheetTable } from '#ui/sheet/sheet-table.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { BandNames, KindNames, type Kind } from './sheet-names.tsx';
import styles from './sheet-figure.module.css';

type SheetFigureProps = {
  readonly year: number;
  readonly sheet: SheetPlan & { readonly kinds: readonly Kind[] };
};

/** First contact with the whole: 1 000 squares of public spending. */
export function SheetFigure({ year, sheet }: SheetFigureProps) {
  return (
    // RGAA 1.9: said twice, since few screen readers tie a figure to its caption by themselves.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <figure role="figure" aria-label={label(year)} className={styles['figure']}>
      <KindNames kinds={sheet.kinds} />
      <Sheet sheet={sheet} />
      <BandNames bands={sheet.bands} />
      <figcaption className={styles['caption']}>
        <p>
          <strong>
            1 carré = {formatEuros(1)} sur {formatEuros(1000)}
          </strong>{' '}
          ({formatAmount(sheet.square)}).
          <span className={styles['wide']}>
            {' '}
            En marge, {formatEuros(sheet.margin.squares)} de niches fiscales.
          </span>
        </p>
        <Disclosure look="inline" summary={tableWords} className={styles['table']}>
          <SheetTable caption={`Dépense publique ${year} par administration`} sheet={sheet} />
          <p>
            <TextLink to={paths.methodology}>Sources et méthode</TextLink>
          </p>
        </Disclosure>
      </figcaption>
    </figure>
  );
}

function label(year: number): string {
  return `Dépense publique ${year} en mille carrés`;
}

const tableWords: ReactNode = (
  <>
    Tableau<span className={styles['wide']}> et sources</span>
  </>
);
