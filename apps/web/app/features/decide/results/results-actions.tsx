import Coins from 'lucide-react/icons/coins';
import Flag from 'lucide-react/icons/flag';
import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { paths } from '#site/path.ts';
import { printPage } from '#browser/print.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';

type ResultsActionsProps = {
  readonly sharing: ReactNode;
  readonly hasSurplus: boolean;
  /** True when the game is completed: links to its end screen. */
  readonly isGameOver: boolean;
};

export function ResultsActions({ sharing, hasSurplus, isGameOver }: ResultsActionsProps) {
  return (
    <div className="row" data-print="hide">
      {hasSurplus && (
        <ButtonLink to={paths.surplus} icon={Coins}>
          Répartir l’excédent
        </ButtonLink>
      )}
      {isGameOver && (
        <ButtonLink to={paths.completion} variant="secondary" icon={Flag}>
          L’affiche de mon budget
        </ButtonLink>
      )}
      {sharing}
      <Button icon={Printer} onClick={printPage}>
        Imprimer
      </Button>
    </div>
  );
}
