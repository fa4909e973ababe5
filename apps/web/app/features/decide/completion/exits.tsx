import Coins from 'lucide-react/icons/coins';
import Columns2 from 'lucide-react/icons/columns-2';
import Mail from 'lucide-react/icons/mail';
import Printer from 'lucide-react/icons/printer';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Swords from 'lucide-react/icons/swords';
import { useState, type ReactNode } from 'react';
import { paths } from '#site/path.ts';
import { printPage } from '#browser/print.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextLink } from '#ui/text-link.tsx';
import styles from './exits.module.css';

type ExitsProps = {
  /** `null` without a vote: there is nothing to show. */
  readonly sharing: ReactNode;
  readonly hasSurplus: boolean;
  /** Address that compares the shared budget opened during this visit with the visitor's. */
  readonly duel: string | null;
  readonly onDefy: () => void;
  readonly onRestart: () => void;
};

/** To show the budget, to challenge somebody with it, to write about it; then the smaller ways. */
export function Exits({ sharing, hasSurplus, duel, onDefy, onRestart }: ExitsProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={styles['exits']} data-print="hide">
      {duel !== null && (
        <ButtonLink to={duel} variant="play" icon={Columns2}>
          Voir le duel
        </ButtonLink>
      )}
      {sharing}
      {sharing !== null && (
        <div className={styles['pair']}>
          <Button icon={Swords} onClick={onDefy}>
            Défier
          </Button>
          <ButtonLink to={paths.letter} variant="secondary" icon={Mail}>
            Écrire
          </ButtonLink>
        </div>
      )}
      {hasSurplus && (
        <ButtonLink to={paths.surplus} variant="secondary" icon={Coins}>
          Répartir l’excédent
        </ButtonLink>
      )}
      <p className={styles['links']}>
        <TextLink to={paths.results}>Le registre de vos choix</TextLink>
        <Button variant="quiet" icon={Printer} onClick={printPage}>
          Imprimer l’affiche
        </Button>
        <Button variant="quiet" icon={RotateCcw} onClick={() => setAsking(true)}>
          Recommencer
        </Button>
        <TextLink to={paths.home}>Accueil</TextLink>
      </p>
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
          Vos réponses seront retirées et le jeu reprendra au début. Vos votes de l’explorateur
          restent. Vous pourrez annuler juste après.
        </p>
      </Dialog>
    </div>
  );
}
