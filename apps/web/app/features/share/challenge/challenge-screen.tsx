import type { Numbering } from '@nosmilliards/contract/ballot-code';
import type { LinkedBudget } from '@nosmilliards/domain/duel/budget-link';
import { dealOf } from '@nosmilliards/domain/game/deal';
import { cardVotesOf, isCompleted } from '@nosmilliards/domain/game/game';
import { askedOf } from '@nosmilliards/domain/outcome/challenge';
import { recordCountOf, toldOf, type VoteRecord } from '@nosmilliards/domain/outcome/decisions';
import { useEffect } from 'react';
import { codeOfPlayed, receivedBudgetOf } from '#ballot/budget-code.ts';
import type { OpenBallot } from '#ballot/provider.tsx';
import { keepReceived, ownName } from '#browser/received.ts';
import { dealPaths } from '#site/game-path.ts';
import { paths } from '#site/path.ts';
import { duelPath } from '#site/shared-path.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { UnreadPage } from '../received/received-page.tsx';
import { EFFORT, Front, NOTHING_SENT, titleOf } from './front.tsx';
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
  const { present } = ballot.history;
  const { ledger, game } = present;
  const theirs = receivedBudgetOf(code, numbering, edition.territory);
  const ownCode = ledger.size === 0 ? null : codeOfPlayed(present, numbering, edition);
  const isKept = theirs.ok && code !== ownCode;
  useEffect(() => {
    keepReceived(...(isKept ? [{ code, name }] : []));
  }, [code, name, isKept]);

  if (!theirs.ok) {
    return (
      <UnreadPage kind="challenge">
        <p>{theirs.reason}</p>
      </UnreadPage>
    );
  }
  if (code === ownCode) return <Own />;
  const { changes, kept } = toldOf(theirs.value, edition);
  const records = [...changes, ...kept];
  const asked = askedOf(changes);
  const hasBegun = cardVotesOf(edition.deck, ledger).length > 0;
  const front =
    ownCode !== null && isCompleted(game) ? (
      <Front
        hidden={records.length}
        title={titleOf(name, 'Vous aussi.')}
        lede="Son budget à côté du vôtre : là où vous êtes d’accord, là où vous différez."
        to={duelPath([
          { code: ownCode, name: ownName() },
          { code, name },
        ])}
        action="Voir le duel"
      />
    ) : (
      <Front
        hidden={records.length}
        title={titleOf(name)}
        lede={`${hiddenWords(records)} jusqu’à la fin de votre partie. Puis vous verrez où vous êtes d’accord.`}
        to={hasBegun ? dealPaths[dealOf(present, edition)] : paths.express}
        action={hasBegun ? 'Reprendre le mien' : 'Faire le mien'}
        note={hasBegun ? NOTHING_SENT : `${EFFORT} ${NOTHING_SENT}`}
      />
    );
  return (
    <div className={styles['challenge']}>
      {front}
      <div>
        {theirs.value.edition !== numbering.edition && (
          <Notice>
            <p>
              Ce défi a été lancé avec les montants de {theirs.value.edition}. Vous jouez avec ceux
              de {numbering.edition} : pour comparer, ses choix y seront repris.
            </p>
          </Notice>
        )}
        {asked.length > 0 && (
          <GuessForm
            code={code}
            asked={asked}
            count={changes.length}
            territory={edition.territory}
          />
        )}
        <Disclosure summary="Ce que veut dire « caché »">
          <p>
            « Caché » veut dire : non montré. Les choix sont dans l’adresse de cette page, après le
            signe #, que votre navigateur n’envoie à personne ; qui sait lire ce code peut les y
            lire. Vos propres votes ne changent pas.
          </p>
        </Disclosure>
      </div>
    </div>
  );
}

function hiddenWords(records: readonly VoteRecord[]): string {
  return records.length > 1
    ? `Ses ${recordCountOf(records)} restent cachées`
    : 'Son seul choix reste caché';
}

function Own() {
  return (
    <div className={styles['challenge']}>
      <PageHeading
        eyebrow="Votre défi"
        lede="Envoyez l’adresse de cette page. Vos choix y restent cachés tant que l’autre n’a pas fini son budget."
      >
        Ce défi est le vôtre.
      </PageHeading>
      <p>
        <ButtonLink to={paths.results} variant="secondary">
          Mes résultats
        </ButtonLink>
      </p>
    </div>
  );
}
