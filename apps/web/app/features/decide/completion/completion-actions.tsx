import Coins from 'lucide-react/icons/coins';
import Columns2 from 'lucide-react/icons/columns-2';
import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { paths } from '#browser/path.ts';
import { printPage } from '#browser/print.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import styles from './completion-actions.module.css';

type CompletionActionsProps = {
  readonly sharing: ReactNode;
  readonly hasSurplus: boolean;
  /** Address that compares the shared budget opened during this visit with the visitor's. */
  readonly duel: string | null;
};

/** Share, print and compare. */
export function CompletionActions({ sharing, hasSurplus, duel }: CompletionActionsProps) {
  return (
    <div className={styles['poster']} data-print="hide">
      {hasSurplus && (
        <ButtonLink to={paths.surplus} icon={Coins}>
          Réduire les impôts avec l’excédent
        </ButtonLink>
      )}
      {duel !== null && (
        <ButtonLink to={duel} variant="secondary" icon={Columns2}>
          Comparer au budget reçu
        </ButtonLink>
      )}
      {sharing}
      <Button icon={Printer} onClick={printPage}>
        Imprimer l’affiche
      </Button>
    </div>
  );
}
