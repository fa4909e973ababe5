import House from 'lucide-react/icons/house';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import ListChecks from 'lucide-react/icons/list-checks';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Search from 'lucide-react/icons/search';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState } from 'react';
import { paths } from '#browser/path.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Dialog } from '#ui/dialog.tsx';
import styles from './completion-actions.module.css';

type NextStepsProps = {
  /** Cards of the game without revenue. */
  readonly cardCount: number;
  readonly decisionCount: number;
  readonly onRestart: () => void;
};

export function NextSteps({ cardCount, decisionCount, onRestart }: NextStepsProps) {
  const [isAsking, setAsking] = useState(false);

  return (
    <section className={styles['section']} aria-labelledby="suite" data-print="hide">
      <h2 id="suite">Et maintenant</h2>
      <div className={styles['actions']}>
        <ButtonLink to={paths.results} variant="secondary" icon={ListChecks}>
          Voir le détail des résultats
        </ButtonLink>
        <ButtonLink to={paths.game} variant="secondary" icon={SlidersHorizontal}>
          Affiner en {cardCount} cartes
        </ButtonLink>
        <ButtonLink to={paths.express} variant="secondary" icon={LayoutGrid}>
          Revoir les {decisionCount} décisions
        </ButtonLink>
        <ButtonLink to={paths.explorer} variant="secondary" icon={Search}>
          Explorer le budget
        </ButtonLink>
        <Button icon={RotateCcw} onClick={() => setAsking(true)}>
          Recommencer
        </Button>
        <ButtonLink to={paths.home} variant="quiet" icon={House}>
          Retour à l’accueil
        </ButtonLink>
      </div>
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
    </section>
  );
}
