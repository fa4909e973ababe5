import type { RoomState } from '@nosmilliards/contract/room-message';
import { receivedLedgerOf } from '@nosmilliards/domain/vote/received';
import { useMemo, type ReactNode } from 'react';
import { codeOf } from '#ballot/budget-code.ts';
import type { OpenBallot } from '#ballot/provider.tsx';
import type { Seat } from '#browser/pupil-seat.ts';
import { useTitleFocus } from '#browser/title-focus.ts';
import { OwnBudget } from './own-budget.tsx';
import { answerOf, itemsPlayed, pupilDecksOf, type PupilData } from './pupil-item.ts';
import { PupilTable } from './pupil-table.tsx';
import { useRoom } from './use-room.ts';
import { Gone, Lobby, OtherEdition } from './without-card.tsx';

type PupilScreenProps = {
  readonly seat: Seat;
  readonly ballot: OpenBallot;
  readonly data: PupilData;
  readonly linkField: (link: string) => ReactNode;
  readonly onLeave: () => void;
};

/** The screen of a pupil in a room: the lobby, the cards, then the pupil's own budget. */
export function PupilScreen({ seat, ballot, data, linkField, onLeave }: PupilScreenProps) {
  const { state, isHeard, isGone, sending, bytes, answer } = useRoom(seat, onLeave);
  const { edition } = ballot;
  const decks = useMemo(() => pupilDecksOf(edition, data), [data, edition]);
  useTitleFocus(stageOf(state, isGone), '');
  if (state === null && !isGone) {
    return <Lobby seat={seat} words="Ouverture de la salle…" onLeave={onLeave} />;
  }
  const items = itemsPlayed(decks, state, bytes.length, data.year);
  if (items === null) {
    return isGone ? <Gone onLeave={onLeave} /> : <OtherEdition onLeave={onLeave} />;
  }
  const decisions = items.flatMap(({ unit }, item) => {
    const choice = answerOf(bytes[item]);
    return choice === 'none' ? [] : unit.cards.map(({ id }) => ({ id, choice }));
  });
  const { ledger } = receivedLedgerOf(decisions, edition.territory);
  if (isGone || state === null || state.isOver) {
    return (
      <OwnBudget
        isGone={isGone}
        ballot={ballot}
        ledger={ledger}
        decisions={decisions}
        code={codeOf(ledger, data.numbering)}
        linkField={linkField}
        onLeave={onLeave}
      />
    );
  }
  if (!state.isOpen) {
    return <Lobby seat={seat} words={lobbyWords(state.members)} onLeave={onLeave} />;
  }
  return (
    <PupilTable
      items={items}
      bytes={bytes}
      code={seat.code}
      pupil={seat.pupil}
      edition={edition}
      ledger={ledger}
      data={data}
      standing={{ state, sending, isHeard }}
      onAnswer={answer}
      onLeave={onLeave}
    />
  );
}

/** The title takes the focus when the stage changes. */
function stageOf(state: RoomState | null, isGone: boolean): string {
  if (isGone || state?.isOver === true) return 'end';
  return state?.isOpen === true ? 'cards' : 'lobby';
}

function lobbyWords(members: number): string {
  return members < 2
    ? 'La séance n’a pas commencé. Vous êtes la première personne ici.'
    : `La séance n’a pas commencé. ${members}\u00A0personnes sont là.`;
}
