import type { ShareMessage } from '@nosmilliards/domain/outcome/share-message';
import Coins from 'lucide-react/icons/coins';
import Printer from 'lucide-react/icons/printer';
import { ShareResults } from '#ballot/share-results.tsx';
import { paths } from '#browser/path.ts';
import { printPage } from '#browser/print.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import styles from './completion-actions.module.css';

type CompletionActionsProps = {
  readonly message: ShareMessage;
  readonly hasSurplus: boolean;
};

/** What one does with the poster. */
export function CompletionActions({ message, hasSurplus }: CompletionActionsProps) {
  return (
    <div className={styles['poster']} data-print="hide">
      {hasSurplus && (
        <ButtonLink to={paths.surplus} icon={Coins}>
          Réduire les impôts avec l’excédent
        </ButtonLink>
      )}
      <ShareResults message={message} variant={hasSurplus ? 'secondary' : 'primary'} />
      <Button icon={Printer} onClick={printPage}>
        Imprimer l’affiche
      </Button>
    </div>
  );
}
