import type { Numbering } from '@nosmilliards/contract/ballot-code';
import type { LawRow } from '@nosmilliards/domain/game/law';
import { answeredSheetsIn } from '@nosmilliards/domain/tally/paper';
import {
  handChoicesOf,
  receivedVotesOf,
  roomDecisionsOf,
  roomPercentsOf,
  type ReceivedVote,
} from '@nosmilliards/domain/tally/room';
import { balanceOf } from '@nosmilliards/domain/vote/ledger';
import { receivedLedgerOf, type ReceivedDecision } from '@nosmilliards/domain/vote/received';
import { useEffect, useState } from 'react';
import type { OpenBallot } from '#ballot/provider.tsx';
import { askBeforeClosing } from '#browser/page-events.ts';
import { readRoomSession, writeRoomSession } from '#browser/room-session.ts';
import { whenErased } from '#browser/storage.ts';
import { useTitleFocus } from '#browser/title-focus.ts';
import type { SheetPlan } from '#ui/sheet/plan.ts';
import { useNotify } from '#ui/toast-provider.tsx';
import { Intake } from './intake.tsx';
import { PaperEntry } from './paper-entry.tsx';
import { RoomEnd } from './room-end.tsx';
import { roomItemsOf, type CardSentence, type RoomItem } from './room-item.ts';
import { membersWords, placeWords } from './room-words.ts';
import {
  endedYearOf,
  hasCounts,
  counted,
  moved,
  newSession,
  readSession,
  tallyIn,
  withFrozen,
  withShown,
  written,
  type Session,
} from './session.ts';
import { Setup, type LiveDoor } from './setup.tsx';
import { Stage } from './stage.tsx';
import type { StageGesture, StageView } from './stage-view.ts';
import { budgetsOf, readerOf, takenInOf } from './taken-in.ts';

export type RoomData = {
  readonly numbering: Numbering;
  readonly sheet: SheetPlan;
  readonly faces: readonly CardSentence[];
  readonly laws: readonly LawRow[];
};

type RoomScreenProps = {
  readonly ballot: OpenBallot;
  readonly data: RoomData;
  readonly live: LiveDoor;
};

/** A session on this device: nothing is sent. */
export function RoomScreen({ ballot, data, live }: RoomScreenProps) {
  const { edition } = ballot;
  const { numbering, sheet, faces, laws } = data;
  const itemsOf = (deck: Session['deck']) =>
    roomItemsOf(deck, { edition, faces, square: sheet.square });
  const [session, setSession] = useState(() => restored(edition));
  useEffect(() => writeRoomSession(session === null ? null : written(session)), [session]);
  useEffect(() => whenErased(() => setSession(null)), []);
  // Not for budgets: the camera may reload the page, and they can be taken in again.
  const isCounting = session !== null && hasCounts(session);
  useEffect(() => (isCounting ? askBeforeClosing() : undefined), [isCounting]);
  useTitleFocus(session?.step ?? 'setup');
  const notify = useNotify();
  const [endedYear] = useState(() => endedYearOf(readRoomSession(), edition.name));
  useEffect(() => {
    if (endedYear === null) return;
    notify(
      `La séance en cours avait été commencée avec les montants de ${endedYear}\u00A0: ses cartes ont changé, elle est close.`,
      'problem',
    );
  }, [endedYear, notify]);

  function replaceBy(next: Session | null) {
    setSession(next);
    if (session === null) return;
    notify('Séance effacée.', {
      label: 'Annuler',
      onAction: () => setSession(session),
    });
  }

  if (session === null || session.step === 'setup') {
    return (
      <Setup
        edition={edition.name}
        itemsOf={itemsOf}
        held={session}
        onStart={(plan) => replaceBy(newSession(plan))}
        onResume={() => setSession((held) => held && { ...held, step: resumedStepOf(held) })}
        onErase={() => replaceBy(null)}
        live={live}
      />
    );
  }

  const items = itemsOf(session.deck);
  const read = readerOf(numbering, edition.territory);
  const ledgers = budgetsOf(session.codes, read).map(({ ledger }) => ledger);
  const isCounted = session.way !== 'budgets';
  const votes = isCounted
    ? items.map((item) => handVoteOf(item, session))
    : receivedVotesOf(items, ledgers, edition.deck);
  // Collected budgets hold votes on cards: added up by card, even when groups are shown.
  const decisionsOf = (some: readonly RoomItem[]): readonly ReceivedDecision[] => {
    const ids = new Set(some.map(({ id }) => id));
    if (isCounted) return roomDecisionsOf(votes.filter(({ id }) => ids.has(id)));
    const cards = some.flatMap(({ cardIds }) => cardIds).map((id) => ({ id, cardIds: [id] }));
    return roomDecisionsOf(receivedVotesOf(cards, ledgers, edition.deck));
  };
  const to = (step: Session['step']) => setSession({ ...session, step });

  switch (session.step) {
    case 'intake':
      return session.way === 'paper' ? (
        <PaperEntry
          items={items}
          sheets={session.papers}
          onSheets={(papers) => setSession((held) => held && { ...held, papers })}
          onGo={to}
        />
      ) : (
        <Intake
          codes={session.codes}
          isCameraOpen={session.isCameraOpen}
          takeIn={(text) => takenInOf(text, read)}
          onCodes={(codes) => setSession((held) => held && { ...held, codes })}
          onCamera={(isCameraOpen) => setSession((held) => held && { ...held, isCameraOpen })}
          onGo={(step) => setSession({ ...session, step, isCameraOpen: false })}
        />
      );
    case 'stage':
      return (
        <Stage
          view={viewOf(session, items, votes, {
            balance: balanceOf(
              receivedLedgerOf(
                decisionsOf(items.filter(({ id }) => session.shown.includes(id))),
                edition.territory,
              ).ledger,
              edition.baseline,
            ),
            onCount: (id, type, count) =>
              setSession((held) => held && counted(held, id, type, count)),
            onMembers: (members) => setSession((held) => held && { ...held, members }),
          })}
          onGesture={(gesture) => setSession((held) => held && after(gesture, held, items))}
        />
      );
    case 'end':
      return (
        <RoomEnd
          items={items}
          votes={votes}
          decisions={decisionsOf(items)}
          who={whoOf(session)}
          members={wholeOf(session)?.count ?? null}
          hasOwnPercents={!isCounted}
          edition={edition}
          numbering={numbering}
          sheet={sheet}
          laws={laws}
          onBack={() => to('stage')}
          intake={intakeOf(session.way, () => to('intake'))}
          onErase={() => replaceBy(null)}
        />
      );
  }
}

function restored({ name, groups, deck }: OpenBallot['edition']): Session | null {
  const text = readRoomSession();
  const ids = new Set([...groups, ...deck].map(({ id }) => id));
  return text === null ? null : readSession(text, name, ids);
}

/** Sheets are not projected: once their counts are shown, the session resumes on the decisions. */
function resumedStepOf({ way, shown }: Session): Session['step'] {
  return way === 'hands' || shown.length > 0 ? 'stage' : 'intake';
}

function intakeOf(way: Session['way'], onIntake: () => void) {
  if (way === 'hands') return undefined;
  return {
    label: way === 'paper' ? 'Corriger les feuilles' : 'Revenir aux budgets pris',
    onIntake,
  };
}

function handVoteOf(item: RoomItem, session: Session): ReceivedVote {
  const percents = roomPercentsOf(session.percent, item.constraints);
  const choices = handChoicesOf(tallyIn(session, item.id), percents);
  return { id: item.id, cardIds: item.cardIds, choices, mixed: 0 };
}

type Rest = Pick<StageView, 'balance'> & {
  readonly onCount: (id: string, ...count: Parameters<Hands['onCount']>) => void;
  readonly onMembers: Hands['onMembers'];
};
type Hands = NonNullable<StageView['hands']>;

function viewOf(
  session: Session,
  items: readonly RoomItem[],
  votes: readonly ReceivedVote[],
  { onCount, onMembers, balance }: Rest,
): StageView {
  const place = Math.min(session.place, items.length - 1);
  const item = items[place];
  const vote = votes[place];
  if (item === undefined || vote === undefined) throw new Error('A session without a card');
  const isByHands = session.way === 'hands';
  const whole = wholeOf(session);
  return {
    item,
    place: placeWords(session.deck, place, items.length),
    isFirst: place === 0,
    isLast: place === items.length - 1,
    members: whole?.count ?? null,
    answered: vote.choices.length,
    vote: session.shown.includes(item.id) ? vote : null,
    percents: session.way === 'budgets' ? null : roomPercentsOf(session.percent, item.constraints),
    isFrozen: session.frozen.includes(item.id),
    canFreeze: isByHands,
    balance,
    ...(whole && { membersWord: whole.noun }),
    ...(isByHands && {
      hands: {
        tally: tallyIn(session, item.id),
        onMembers,
        onCount: (type, count) => onCount(item.id, type, count),
      },
    }),
  };
}

function after(gesture: StageGesture, session: Session, items: readonly RoomItem[]): Session {
  const id = items[session.place]?.id ?? '';
  switch (gesture) {
    case 'previous':
      return moved(session, -1, items.length);
    case 'next':
      return moved(session, 1, items.length);
    case 'show':
      return withShown(session, id, true);
    case 'hide':
      return withShown(session, id, false);
    case 'freeze':
      return withFrozen(session, id, !session.frozen.includes(id));
    case 'end':
      return { ...session, step: 'end' };
    case 'leave':
      return { ...session, step: 'setup' };
  }
}

/** `null` when the number of people is not given. */
function wholeOf({ way, members, papers, codes }: Session) {
  switch (way) {
    case 'hands':
      return members === null ? null : ({ count: members, noun: 'présent' } as const);
    case 'paper':
      return { count: answeredSheetsIn(papers), noun: 'feuille' } as const;
    case 'budgets':
      return { count: codes.length, noun: 'budget' } as const;
  }
}

function whoOf(session: Session): string {
  const whole = wholeOf(session);
  return [whole && membersWords(whole.count, whole.noun), session.way === 'hands' && 'à main levée']
    .filter(Boolean)
    .join(', ');
}
