import type { Numbering } from '@nosmilliards/contract/ballot-code';
import type { LinkedBudget } from '@nosmilliards/domain/duel/budget-link';
import { accountsOf } from '@nosmilliards/domain/outcome/completion';
import { counted } from '@nosmilliards/domain/money/counted';
import { ROOM_SENTENCE } from '@nosmilliards/domain/tally/room';
import { toldOf } from '@nosmilliards/domain/outcome/decisions';
import { largestFirst } from '@nosmilliards/domain/outcome/outcome';
import { portraitOf } from '@nosmilliards/domain/outcome/portrait';
import { resultSentenceOf } from '@nosmilliards/domain/outcome/result-sentence';
import { sheetChangesOf } from '@nosmilliards/domain/sheet/changes';
import { useEffect } from 'react';
import { codeOfPlayed, receivedBudgetOf, type ReceivedBudget } from '#ballot/budget-code.ts';
import type { OpenBallot } from '#ballot/provider.tsx';
import { PortraitSentence } from '#ballot/portrait/portrait-sentence.tsx';
import { RecordList } from '#ballot/record-list.tsx';
import { keptText } from '#ballot/told-words.ts';
import { CAVEAT } from '#ballot/vote-words.ts';
import { keepReceived } from '#browser/received.ts';
import { Amount } from '#ui/amount.tsx';
import { LazyDisclosure } from '#ui/lazy-disclosure.tsx';
import { PosterHeading } from '#ui/poster-heading.tsx';
import { SheetKey } from '#ui/sheet/sheet-key.tsx';
import { SheetTable } from '#ui/sheet/sheet-table.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { TensionLine } from '#ui/tension-line.tsx';
import { Notice } from '#ui/notice.tsx';
import type { EditionData } from '../received/made-with.tsx';
import { UnreadPage } from '../received/received-page.tsx';
import { LostChoices } from './lost-choices.tsx';
import { FirstStep, WaysOn } from './ways-on.tsx';
import styles from './budget.module.css';

type ReceivedScreenProps = {
  readonly ballot: OpenBallot;
  /** Of the address. */
  readonly theirs: LinkedBudget;
  /** Of today. */
  readonly numbering: Numbering;
  readonly made: EditionData;
};

const LARGEST_COUNT = 5;
const ROOM = 'Le budget d’une salle';

/** Somebody else's budget, read-only: the visitor's votes do not change. */
export function ReceivedScreen({ ballot, theirs, numbering, made }: ReceivedScreenProps) {
  const received = receivedBudgetOf(theirs.code, made.numbering, made.edition.territory);
  if (!received.ok) {
    return (
      <UnreadPage kind="budget">
        <p>{received.reason}</p>
      </UnreadPage>
    );
  }
  const today = receivedBudgetOf(theirs.code, numbering, ballot.edition.territory);
  const own = ballot.history.present;
  return (
    <Received
      ballot={ballot}
      received={received.value}
      today={today.ok ? today.value : received.value}
      made={made}
      theirs={theirs}
      ownCode={own.ledger.size === 0 ? null : codeOfPlayed(own, numbering, ballot.edition)}
    />
  );
}

type ReceivedProps = {
  readonly ballot: OpenBallot;
  readonly received: ReceivedBudget;
  /** The same choices on the amounts of today. */
  readonly today: ReceivedBudget;
  readonly made: EditionData;
  readonly theirs: LinkedBudget;
  /** `null` when the visitor has no vote. */
  readonly ownCode: string | null;
};

function Received({ ballot, received, today, made, theirs, ownCode }: ReceivedProps) {
  const { edition, sheet } = made;
  const { code, ledger, lost } = received;
  const isFormer = edition.baseline.year !== ballot.edition.baseline.year;
  const isOwn = code === ownCode;
  useEffect(() => {
    if (!isOwn) keepReceived(theirs);
  }, [theirs, isOwn]);

  const accounts = accountsOf(received, edition);
  const { balance, initialBalance, split } = accounts;
  const teller = isOwn ? 'own' : 'received';
  const sentence = resultSentenceOf(accounts, teller);
  const portrait = portraitOf(received, edition);
  const told = toldOf(received, edition);
  const records = largestFirst(told.changes);
  const kept = largestFirst(told.kept);
  const changes = sheetChangesOf(ledger, edition, sheet);
  const rest = records.slice(LARGEST_COUNT);
  const sent = isOwn ? 'Le lien de votre budget' : senderWords(theirs);
  // A former budget of one's own is not recognised: it has not the code of today.
  const eyebrow = isFormer ? `Un budget de l’édition ${edition.baseline.year}` : sent;
  return (
    <div className={styles['page']}>
      <div className="stack-2">
        <PosterHeading eyebrow={eyebrow} spoken={`${sentence.spoken}.`}>
          {`${sentence.text}.`}
        </PosterHeading>
        {portrait && <PortraitSentence portrait={portrait} teller={teller} />}
        <FirstStep theirs={theirs} ownCode={ownCode} />
        {theirs.people !== undefined && <p>{ROOM_SENTENCE}</p>}
        <p className={styles['note']}>
          Ce budget est dans l’adresse de la page, et nulle part ailleurs. Vos propres votes ne
          changent pas.
        </p>
        {isFormer && (
          <FormerNotice
            from={edition.baseline.year}
            to={ballot.edition.baseline.year}
            lost={today.lost}
          />
        )}
        <LostChoices lost={lost} />
      </div>
      <div className={styles['board']}>
        {/* RGAA 1.9: explicit role and label, since few screen readers tie a figure to its caption. */}
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
        <figure role="figure" aria-label="La feuille de ce budget" className={styles['poster']}>
          <figcaption className={styles['caption']}>La feuille de ce budget</figcaption>
          <Sheet sheet={sheet} changes={changes} headroom={2} />
          <SheetKey />
          <LazyDisclosure look="inline" summary="Voir le tableau" data-print="hide">
            <SheetTable caption="Ce budget, par secteur" sheet={sheet} changes={changes} />
          </LazyDisclosure>
        </figure>
        <div className={styles['side']}>
          <section className="stack-2" aria-labelledby="solde">
            <h2 id="solde" className={styles['balance']}>
              Solde <Amount value={balance} form="billions" signed />
            </h2>
            <TensionLine initial={initialBalance} balance={balance} beyond={split.beyond} />
            <p className={styles['note']}>{CAVEAT}</p>
          </section>
          <WaysOn ballot={ballot} hasOwn={ownCode !== null} decisions={today.decisions} />
        </div>
      </div>
      {records.length > 0 && (
        <section className="stack-2" aria-labelledby="plus-grands">
          <h2 id="plus-grands">
            {records.length === 1 ? 'Son seul changement' : 'Ses plus grands choix'}
          </h2>
          <RecordList records={records.slice(0, LARGEST_COUNT)} />
          {rest.length > 0 && (
            <LazyDisclosure
              summary={
                rest.length === 1 ? 'Un autre changement' : `Les ${rest.length} autres changements`
              }
            >
              <RecordList records={rest} />
            </LazyDisclosure>
          )}
        </section>
      )}
      {kept.length > 0 &&
        (records.length > 0 ? (
          <LazyDisclosure summary={keptText(kept)}>
            <RecordList records={kept} />
          </LazyDisclosure>
        ) : (
          <section className="stack-2" aria-labelledby="gardes">
            <h2 id="gardes">Ce que ce budget garde</h2>
            <p>{keptText(kept)}.</p>
            <RecordList records={kept} />
          </section>
        ))}
    </div>
  );
}

function senderWords({ people }: LinkedBudget): string {
  if (people === undefined) return 'Quelqu’un vous envoie son budget';
  return people === 0 ? ROOM : `${ROOM} (${counted(people, 'personne')})`;
}

type FormerNoticeProps = Pick<ReceivedBudget, 'lost'> & {
  readonly from: number;
  readonly to: number;
};

/** Amounts never change unsaid: on which year it is read, and what starting from it does. */
function FormerNotice({ from, to, lost }: FormerNoticeProps) {
  return (
    <Notice title={`Fait avec les montants de ${from}`}>
      <p>
        Il se lit ici avec eux. « Partir de celui-ci » reprend ses choix sur les montants de {to}.
        {lost > 0 && ` ${lostIn(lost, to)}`}
      </p>
    </Notice>
  );
}

function lostIn(lost: number, year: number): string {
  return lost === 1
    ? `Un de ses choix porte sur une ligne qui n’est plus dans l’édition ${year}\u00A0: il ne sera pas repris.`
    : `${lost}\u00A0de ses choix portent sur des lignes qui ne sont plus dans l’édition ${year}\u00A0: ils ne seront pas repris.`;
}
