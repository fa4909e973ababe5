import { balanceOf, type Ledger } from '@nosmilliards/domain/vote/ledger';
import type { ReceivedDecision } from '@nosmilliards/domain/vote/received';
import Copy from 'lucide-react/icons/copy';
import LogOut from 'lucide-react/icons/log-out';
import type { ReactNode } from 'react';
import { AdoptButton } from '#ballot/adopt-button.tsx';
import type { OpenBallot } from '#ballot/provider.tsx';
import { siteUrl } from '#browser/address.ts';
import { budgetPath } from '#site/shared-path.ts';
import { Amount } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import styles from './pupil.module.css';

type OwnBudgetProps = {
  /** True when the room is deleted; otherwise the session is over. */
  readonly isGone: boolean;
  readonly ballot: OpenBallot;
  readonly ledger: Ledger;
  readonly decisions: readonly ReceivedDecision[];
  readonly code: string;
  readonly linkField: (link: string) => ReactNode;
  readonly onLeave: () => void;
};

/** The pupil's answers at the end. They become votes of the visitor only by the button. */
export function OwnBudget(props: OwnBudgetProps) {
  const { isGone, ballot, ledger, decisions, code, linkField, onLeave } = props;
  return (
    <div className={styles['page']}>
      <PageHeading
        lede={
          isGone
            ? 'La salle est effacée\u00A0: il n’en reste rien sur le service.'
            : 'Les réponses ne changent plus. Regardez l’écran de la salle.'
        }
      >
        La séance est terminée
      </PageHeading>
      {ledger.size > 0 ? (
        <section className={styles['form']} aria-labelledby="mes-choix">
          <h2 id="mes-choix">
            Vos choix : solde{' '}
            <Amount value={balanceOf(ledger, ballot.edition.baseline)} form="billions" signed />
          </h2>
          <p>
            Ce lien contient vos choix, et rien d’autre. Gardez-le si vous voulez les revoir :
            quitter la salle les efface de cet appareil.
          </p>
          {linkField(siteUrl(budgetPath(code)))}
          <div className="row">
            <ButtonLink to={budgetPath(code)}>Voir mon budget</ButtonLink>
            <AdoptButton ballot={ballot} decisions={decisions} icon={Copy}>
              Continuer ce budget dans le jeu
            </AdoptButton>
          </div>
        </section>
      ) : (
        <p>Vous n’avez répondu à aucune carte.</p>
      )}
      <div className="row">
        <Button icon={LogOut} onClick={onLeave}>
          Quitter la salle
        </Button>
      </div>
    </div>
  );
}
