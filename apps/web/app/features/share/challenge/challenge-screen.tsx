import type { Numbering } from '@nosmilliards/contract/ballot-code';
import type { LinkedBudget } from '@nosmilliards/contract/budget-link';
import { askedOf } from '@nosmilliards/domain/outcome/challenge';
import { recordCountOf, toldOf, type VoteRecord } from '@nosmilliards/domain/outcome/decisions';
import Pencil from 'lucide-react/icons/pencil';
import Swords from 'lucide-react/icons/swords';
import { useEffect, type ReactNode } from 'react';
import { codeOf, comparedBudgetOf } from '#ballot/budget-code.ts';
import type { OpenBallot } from '#ballot/provider.tsx';
import { paths } from '#site/path.ts';
import { keepReceived, ownName } from '#browser/received.ts';
import { duelPath } from '#site/shared-path.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { ReceivedPage, UnreadPage } from '../received/received-page.tsx';
import { GuessForm } from './guess-form.tsx';
import styles from './challenge.module.css';

type ChallengeScreenProps = {
  readonly ballot: OpenBallot;
  /** Of the address. */
  readonly theirs: LinkedBudget;
  readonly numbering: Numbering;
};

/** Somebody else's budget: no choice is shown, only the names of those to guess. */
export function ChallengeScreen({
  ballot,
  theirs: { code, name },
  numbering,
}: ChallengeScreenProps) {
  const { edition } = ballot;
  const { ledger, game } = ballot.history.present;
  const theirs = comparedBudgetOf(code, numbering, edition.territory);
  const ownCode = ledger.size === 0 ? null : codeOf(ledger, numbering);
  const isKept = theirs.ok && code !== ownCode;
  useEffect(() => {
    if (isKept) keepReceived({ code, name });
  }, [code, name, isKept]);

  if (!theirs.ok) {
    return (
      <UnreadPage kind="challenge">
        <p>{theirs.reason}</p>
      </UnreadPage>
    );
  }
  const { changes, kept } = toldOf(theirs.value, edition);
  const asked = askedOf(changes);
  const guessing = asked.length > 0 && (
    <GuessForm code={code} asked={asked} count={changes.length} territory={edition.territory} />
  );
  return (
    <ReceivedPage kind="challenge">
      <div className={styles['challenge']}>
        {code === ownCode ? (
          <Own />
        ) : ownCode !== null && game.endTime !== null ? (
          <Done
            duel={duelPath([
              { code: ownCode, name: ownName() },
              { code, name },
            ])}
          >
            {guessing}
          </Done>
        ) : (
          <ToDo records={[...changes, ...kept]} hasOwn={ownCode !== null}>
            {guessing}
          </ToDo>
        )}
        <p className={styles['note']}>
          « Caché » veut dire : non montré. Les choix sont dans l’adresse de cette page, après le
          signe #, que votre navigateur n’envoie à personne ; qui sait lire ce code peut les y lire.
          Vos propres votes ne changent pas.
        </p>
      </div>
    </ReceivedPage>
  );
}

function Own() {
  return (
    <>
      <p>
        Ce défi est le vôtre : envoyez l’adresse de cette page. Vos choix y restent cachés tant que
        l’autre n’a pas fini son budget.
      </p>
      <p>
        <ButtonLink to={paths.results} variant="secondary">
          Mes résultats
        </ButtonLink>
      </p>
    </>
  );
}

type DoneProps = { readonly duel: string; readonly children: ReactNode };

function Done({ duel, children }: DoneProps) {
  return (
    <>
      <p>Votre budget est fait : vous pouvez voir le sien.</p>
      {children}
      <p>
        <ButtonLink to={duel} icon={Swords}>
          Voir le duel
        </ButtonLink>
      </p>
    </>
  );
}

type ToDoProps = {
  /** At least one. */
  readonly records: readonly VoteRecord[];
  readonly hasOwn: boolean;
  readonly children: ReactNode;
};

function ToDo({ records, hasOwn, children }: ToDoProps) {
  return (
    <>
      <p>
        Son budget compte {recordCountOf(records)}, {records.length > 1 ? 'cachées' : 'cachée'} pour
        l’instant. À la fin de votre partie, le bouton « Voir le duel » les mettra à côté des
        vôtres.
      </p>
      {children}
      <p>
        <ButtonLink to={hasOwn ? paths.game : paths.express} icon={Pencil}>
          {hasOwn ? 'Reprendre le mien' : 'Faire le mien'}
        </ButtonLink>
      </p>
    </>
  );
}
