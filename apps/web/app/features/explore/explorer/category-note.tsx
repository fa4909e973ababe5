import type { Line } from '@nosmilliards/domain/budget/line';
import { termPath } from '#site/path.ts';
import { BeforeTransfers } from '#ui/before-transfers.tsx';
import { TermLink } from '#ui/term-link.tsx';
import styles from './category-view.module.css';

/** A warning about the amount; most categories have none. */
export function CategoryNote({ category }: { readonly category: Line }) {
  const { amountBeforeTransfers } = category;
  if (category.isNiche) {
    return (
      <p className={styles['note']}>
        Impôts auxquels l’État renonce : ils n’entrent pas dans le total des recettes. Les réduire
        améliore le solde.
      </p>
    );
  }
  return (
    <>
      {category.isTechnical && (
        <p className={styles['note']}>
          Éléments imputés, écarts avec les{' '}
          <TermLink to={termPath('comptabilite_nationale')}>comptes nationaux</TermLink> et reste
          non ventilé. Ces lignes relient les montants connus au total ; elles ne se votent pas.
        </p>
      )}
      {amountBeforeTransfers !== undefined && (
        <p className={styles['note']}>
          <BeforeTransfers
            amount={amountBeforeTransfers}
            isTechnical={category.isTechnical}
            definition={termPath('transfert')}
          />
        </p>
      )}
    </>
  );
}
