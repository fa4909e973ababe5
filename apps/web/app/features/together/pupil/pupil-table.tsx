import { nearestByteOf } from '@nosmilliards/contract/choice-code';
import type { Edition } from '@nosmilliards/domain/game/edition';
import { gestureOf, impactOn } from '@nosmilliards/domain/game/unit';
import { tallyOf } from '@nosmilliards/domain/tally/tally';
import type { Ledger } from '@nosmilliards/domain/vote/ledger';
import type { ChoiceType } from '@nosmilliards/domain/vote/vote';
import { useRef, useState } from 'react';
import { Choices } from '#ballot/card/choices.tsx';
import { PlayingCard } from '#ballot/card/playing-card.tsx';
import { Stamp } from '#ballot/card/stamp.tsx';
import { choicesOfCounts } from '#ballot/room-choices.ts';
import { Announcement } from '#ui/live-region.tsx';
import { PupilDialog, type Asked } from './pupil-dialog.tsx';
import { toldAnswerOf, type PupilAnswer, type PupilData, type PupilItem } from './pupil-item.ts';
import { PupilMoves } from './pupil-moves.tsx';
import {
  placeWords,
  revealedWords,
  spokenWords,
  standingWords,
  type PupilStanding,
} from './pupil-words.ts';
import { RoomCounts } from './room-counts.tsx';
import styles from './pupil.module.css';

const FROZEN = 'réponses figées';
const ALL_FROZEN = { keep: FROZEN, increase: FROZEN, decrease: FROZEN, remove: FROZEN } as const;

type PupilTableProps = {
  readonly items: readonly PupilItem[];
  readonly bytes: readonly number[];
  readonly code: string;
  /** The number of the seat, which the teacher may free. */
  readonly pupil: number;
  readonly edition: Edition;
  readonly ledger: Ledger;
  readonly data: PupilData;
  readonly standing: Omit<PupilStanding, 'answer' | 'isShown'>;
  readonly onAnswer: (item: number, byte: number) => void;
  readonly onLeave: () => void;
};

/** The cards of an open session. */
export function PupilTable(props: PupilTableProps) {
  const { items, bytes, code, pupil, edition, ledger, data, standing, onAnswer, onLeave } = props;
  const { state } = standing;
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  /**
   * The item shown when each pupil sets their own pace; starts at the first one without an answer.
   */
  const [ownPlace, setOwnPlace] = useState(() => Math.max(0, bytes.indexOf(0)));
  const place = state.pace === 'own' ? ownPlace : state.item;
  const item = items[place];
  const answer = item === undefined ? 'none' : toldAnswerOf(item, bytes[place]);
  const isShown = state.shown.includes(place);
  const isStill = state.isFrozen || isShown;
  const ownStanding = { ...standing, answer, isShown };
  // The counts are those of the item projected by the room.
  const tally =
    place === state.item && state.counts !== null ? tallyOf(choicesOfCounts(state.counts)) : null;
  const revealed = place === state.item ? revealedWords(state, tally, answer) : null;
  const placed = placeWords(state, place);
  if (item === undefined) return null;
  const { unit, face } = item;

  const focusCard = () => heading.current?.focus({ preventScroll: true });
  const close = () => setAsked((last) => last && { ...last, isOpen: false });

  function vote(at: number, choice: PupilAnswer) {
    close();
    onAnswer(at, choice === 'none' ? 0 : nearestByteOf(choice));
  }

  function choose(type: ChoiceType) {
    const gesture = gestureOf(type);
    if (gesture.name === 'vote') vote(place, gesture.choice);
    else setAsked({ ...gesture, face, place, isOpen: true });
  }

  return (
    <div className={styles['play']}>
      <div className={styles['head']}>
        <h1 tabIndex={-1} className={styles['title']}>
          Salle <span className={styles['sign']}>{code}</span>
        </h1>
        <p className={styles['place']}>
          {placed} · place {pupil}
        </p>
      </div>
      <p className={styles['standing']}>{standingWords(ownStanding)}</p>
      <div className={styles['zone']}>
        <PlayingCard face={face} place={placed} heading={heading}>
          {revealed !== null && <p className={styles['revealed']}>{revealed}</p>}
          {tally !== null && <RoomCounts tally={tally} answer={answer} />}
        </PlayingCard>
        {answer !== 'none' && tally === null && (
          <Stamp answer={answer} impact={impactOn(unit, ledger)} />
        )}
      </div>
      <Announcement text={spokenWords(ownStanding, placed, face.title, revealed)} />
      <Choices
        face={isStill ? { ...face, closed: ALL_FROZEN } : face}
        answer={answer}
        onChoose={choose}
      />
      <PupilMoves
        place={state.pace === 'own' ? { index: place, count: items.length } : null}
        canWithdraw={answer !== 'none' && !isStill}
        onGo={(step) => {
          setOwnPlace(place + step);
          focusCard();
        }}
        onWithdraw={() => {
          vote(place, 'none');
          focusCard();
        }}
        onLeave={onLeave}
      />
      {asked && (
        <PupilDialog
          asked={asked}
          edition={edition}
          ledger={ledger}
          data={data}
          onClose={close}
          onVote={(choice) => vote(asked.place, choice)}
        />
      )}
    </div>
  );
}
