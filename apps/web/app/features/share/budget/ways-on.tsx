import type { LinkedBudget } from '@nosmilliards/domain/duel/budget-link';
import type { ReceivedDecision } from '@nosmilliards/domain/vote/received';
import Columns2 from 'lucide-react/icons/columns-2';
import Copy from 'lucide-react/icons/copy';
import Pencil from 'lucide-react/icons/pencil';
import { AdoptButton } from '#ballot/adopt-button.tsx';
import type { OpenBallot } from '#ballot/provider.tsx';
import { ownName } from '#browser/received.ts';
import { duelPath } from '#site/shared-path.ts';
import { paths } from '#site/path.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import styles from './budget.module.css';

type FirstStepProps = {
  readonly theirs: LinkedBudget;
  /** `null` when the visitor has no vote. */
  readonly ownCode: string | null;
};

/** The one action of a received budget, right under its sentence. */
export function FirstStep({ theirs, ownCode }: FirstStepProps) {
  return (
    <p className={styles['first']} data-print="hide">
      {ownCode === null ? (
        <ButtonLink to={paths.express} icon={Pencil}>
          Faire le mien, puis comparer
        </ButtonLink>
      ) : (
        <ButtonLink to={duelPath([{ code: ownCode, name: ownName() }, theirs])} icon={Columns2}>
          Comparer au mien
        </ButtonLink>
      )}
    </p>
  );
}

type WaysOnProps = {
  readonly ballot: OpenBallot;
  readonly hasOwn: boolean;
  readonly decisions: readonly ReceivedDecision[];
};

export function WaysOn({ ballot, hasOwn, decisions }: WaysOnProps) {
  return (
    <section className="stack-2" aria-labelledby="suite" data-print="hide">
      <h2 id="suite">Et vous, que changeriez-vous ?</h2>
      <div className={styles['actions']}>
        {hasOwn ? (
          <ButtonLink to={paths.game} variant="secondary" icon={Pencil}>
            Reprendre le mien
          </ButtonLink>
        ) : (
          <Button icon={Columns2} unavailable="Vous n’avez pas encore voté.">
            Comparer au mien
          </Button>
        )}
        <AdoptButton ballot={ballot} decisions={decisions} icon={Copy}>
          Partir de celui-ci
        </AdoptButton>
      </div>
    </section>
  );
}
