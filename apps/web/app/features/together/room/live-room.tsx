import type { RoomState } from '@nosmilliards/contract/room-message';
import { LEAST_ANSWERS_SHOWN } from '@nosmilliards/contract/room-rule';
import { roomDecisionsOf, type ReceivedVote } from '@nosmilliards/domain/tally/room';
import { balanceOf } from '@nosmilliards/domain/vote/ledger';
import { receivedLedgerOf } from '@nosmilliards/domain/vote/received';
import { useState } from 'react';
import type { OpenBallot } from '#ballot/provider.tsx';
import { choicesOfCounts } from '#ballot/room-choices.ts';
import type { LedRoom } from '#browser/live-session.ts';
import { focusTitle, useTitleFocus } from '#browser/title-focus.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useNotify } from '#ui/toast-provider.tsx';
import { JoinStrip, LiveLobby } from './live-lobby.tsx';
import { stageAt } from './live-stage.ts';
import { RoomDoor } from './room-door.tsx';
import { RoomEnd } from './room-end.tsx';
import { roomItemsOf, type RoomItem } from './room-item.ts';
import { RoomPage } from './room-page.tsx';
import type { RoomData } from './room-screen.tsx';
import { membersWords, placeWords } from './room-words.ts';
import { Stage } from './stage.tsx';
import type { StageGesture, StageView } from './stage-view.ts';
import { useLedRoom } from './use-led-room.ts';
import live from './live.module.css';
import styles from './room.module.css';

type LiveRoomProps = {
  readonly led: LedRoom;
  readonly ballot: OpenBallot;
  readonly data: RoomData;
  /** Called when the revealed counts or the totals change; `null` once the room is deleted. */
  readonly onLed: (led: LedRoom | null) => void;
  /** Leaves the screen; the room stays open. */
  readonly onLeave: () => void;
};

/** A room that counts the answers sent from phones. */
export function LiveRoom({ led, ballot, data, onLed, onLeave }: LiveRoomProps) {
  const { edition } = ballot;
  const { sheet, faces, numbering, laws } = data;
  const notify = useNotify();
  const room = useLedRoom(led, onLed);
  const { state } = room;
  const [isAsked, setAsked] = useState(false);
  useTitleFocus(stepOf(led, state), 'setup');
  const items = roomItemsOf(led.deck, { edition, faces, square: sheet.square });

  async function erase() {
    if (!led.isDeleted && !(await room.remove())) return;
    onLed(null);
    notify('La salle et ses réponses sont effacées.');
  }

  if (led.totals !== null) {
    const votes = items.map((item, at) => voteOf(item, led.totals?.items[at] ?? []));
    return (
      <>
        {!led.isDeleted && (
          <div className={live['left']} data-print="hide">
            <Notice title={`La salle ${led.code} est encore sur le service`}>
              <p>Elle s’efface d’elle-même au plus tard 24 heures après son ouverture.</p>
              <div className={styles['actions']}>
                <Button onClick={() => void room.remove().then((isGone) => isGone && focusTitle())}>
                  Effacer la salle du service
                </Button>
              </div>
            </Notice>
          </div>
        )}
        <RoomEnd
          items={items}
          votes={votes}
          decisions={roomDecisionsOf(votes)}
          who={`${membersWords(led.totals.members, 'personne')}, en direct`}
          members={led.totals.members}
          hasOwnPercents
          edition={edition}
          numbering={numbering}
          sheet={sheet}
          laws={laws}
          onBack={() =>
            led.isDeleted
              ? notify('La salle est effacée du service\u00A0: elle ne rouvre pas.', 'problem')
              : void room.reopen()
          }
          onErase={() => void erase()}
        />
      </>
    );
  }
  if (state === null) {
    return (
      <RoomPage>
        <p>{room.isHeard ? 'Ouverture de la salle…' : 'Le service ne répond pas. Nouvel essai…'}</p>
        <div className={styles['actions']}>
          <Button onClick={onLeave}>Quitter</Button>
        </div>
      </RoomPage>
    );
  }
  const door = (
    <RoomDoor
      isShut={state.isShut}
      onShut={(isShut) => room.change({ isShut })}
      onFree={(pupil) => void room.free(pupil)}
    />
  );
  if (!state.isOpen) {
    return (
      <LiveLobby
        code={led.code}
        state={state}
        door={door}
        onPace={(pace) => room.change({ pace })}
        onStart={() => room.change({ isOpen: true })}
        onLeave={onLeave}
        onErase={() => void erase()}
      />
    );
  }

  const shownVotes = items.flatMap((item, at) => {
    const counts = led.shown[at];
    return counts === undefined ? [] : [voteOf(item, counts)];
  });
  const { ledger } = receivedLedgerOf(roomDecisionsOf(shownVotes), edition.territory);

  function act(gesture: StageGesture, { item, isFrozen, isRevealed, answered, shown }: RoomState) {
    setAsked(false);
    switch (gesture) {
      case 'previous':
      case 'next':
        room.change(stageAt(item + (gesture === 'next' ? 1 : -1), shown));
        return;
      case 'show':
        if (answered < LEAST_ANSWERS_SHOWN) setAsked(true);
        else room.change({ isFrozen: true, isRevealed: true });
        return;
      case 'hide':
        // Stays frozen: an answer must not change once the counts were seen.
        room.change({ isRevealed: false, isFrozen: true });
        return;
      case 'freeze':
        room.change({ isFrozen: !isFrozen, isRevealed: isRevealed && !isFrozen });
        return;
      case 'end':
        void room.end();
        return;
      case 'leave':
        onLeave();
    }
  }

  const view = viewOf(state, items, {
    balance: balanceOf(ledger, edition.baseline),
    join: (
      <JoinStrip
        code={led.code}
        door={door}
        words={stripWords(room.isHeard, isAsked && state.answered < LEAST_ANSWERS_SHOWN)}
      />
    ),
  });
  return view && <Stage view={view} onGesture={(gesture) => act(gesture, state)} />;
}

function stepOf(led: LedRoom, state: RoomState | null): string {
  if (led.totals !== null) return 'end';
  if (state === null) return 'opening';
  return state.isOpen ? 'stage' : 'lobby';
}

function viewOf(
  state: RoomState,
  items: readonly RoomItem[],
  rest: Pick<StageView, 'balance' | 'join'>,
): StageView | null {
  const item = items[state.item];
  if (item === undefined) return null;
  return {
    item,
    place: placeWords(state.deck, state.item, items.length),
    isFirst: state.item === 0,
    isLast: state.item === items.length - 1,
    members: state.members,
    answered: state.answered,
    vote: state.counts === null ? null : voteOf(item, state.counts),
    percents: null,
    isFrozen: state.isFrozen,
    // What was shown stays shut.
    canFreeze: !state.shown.includes(state.item),
    ...rest,
  };
}

function voteOf(
  { id, cardIds }: RoomItem,
  counts: readonly (readonly [byte: number, count: number])[],
): ReceivedVote {
  return { id, cardIds, choices: choicesOfCounts(counts), mixed: 0 };
}

function stripWords(isHeard: boolean, isTooFew: boolean): string {
  if (!isHeard) return 'Réseau absent\u00A0: le compte reprendra à son retour.';
  return isTooFew ? 'Il faut au moins cinq réponses pour les montrer.' : '';
}
