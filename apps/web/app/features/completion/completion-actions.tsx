import type { ShareMessage } from '@nosmilliards/domain/outcome/share-message';
import Coins from 'lucide-react/icons/coins';
import House from 'lucide-react/icons/house';
import ListChecks from 'lucide-react/icons/list-checks';
import Printer from 'lucide-react/icons/printer';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useState } from 'react';
import { ShareResults } from '#ballot/share-results.tsx';
import { paths } from '#browser/path.ts';
import { printPage } from '#browser/print.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Dialog } from '#ui/dialog.tsx';
import styles from './completion-actions.module.css';

type CompletionActionsProps = {
  readonly message: ShareMessage;
  readonly hasSurplus: boolean;
  readonly onRestart: () => void;
};

export function CompletionActions({ message, hasSurplus, onRestart }: CompletionActionsProps) {
  const [isAsking, setAsking] = useState(false);

  return (
    <div className={styles['actions']} data-print="hide">
      {hasSurplus && (
        <ButtonLink to={paths.surplus} icon={Coins}>
          Réduire les impôts avec l’excédent
        </ButtonLink>
      )}
      <ShareResults message={message} variant={hasSurplus ? 'secondary' : 'primary'} />
      <ButtonLink to={paths.results} variant="secondary" icon={ListChecks}>
        Voir le détail des résultats
      </ButtonLink>
      <Button icon={Printer} onClick={printPage}>
        Imprimer
      </Button>
      <Button icon={RotateCcw} onClick={() => setAsking(true)}>
        Recommencer
      </Button>
      <ButtonLink to={paths.home} variant="quiet" icon={House}>
        Retour à l’accueil
      </ButtonLink>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        isQuestion
        title="Recommencer la partie ?"
        actions={
          <>
            <Button variant="primary" icon={RotateCcw} onClick={onRestart}>
              Recommencer à zéro
            </Button>
            <Button onClick={() => setAsking(false)}>Garder ma partie</Button>
          </>
        }
      >
        <p>
          Les votes de vos cartes seront retirés et le jeu reprendra à la première. Vos votes de
          l’explorateur restent. Vous pourrez annuler juste après.
        </p>
      </Dialog>
    </div>
  );
}
