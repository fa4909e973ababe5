import { choiceOfByte, nearestByteOf } from '@nosmilliards/contract/choice-code';
import type { RoomState } from '@nosmilliards/contract/room-message';
import type { Edition } from '@nosmilliards/domain/game/edition';
import { tallyOf } from '@nosmilliards/domain/tally/tally';
import { receivedLedgerOf } from '@nosmilliards/domain/vote/received';
import type { Adjustment, Choice, ChoiceType } from '@nosmilliards/domain/vote/vote';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useEffect, useRef, useState, type FunctionComponent } from 'react';
import type { OpenBallot } from '#ballot/provider.tsx';
import { choicesOfCounts } from '#ballot/room-choices.ts';
import type { Seat } from '#browser/pupil-seat.ts';
import { useTitleFocus } from '#browser/title-focus.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { LiveRegion, SILENCE } from '#ui/live-region.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { OwnBudget } from './own-budget.tsx';
import type { PupilAnswer, PupilFace, PupilItem, PupilParts } from './pupil-parts.ts';
import {
  placeWords,
  revealedWords,
  spokenWords,
  standingWords,
  type PupilStanding,
} from './pupil-words.ts';
import { RoomCounts } from './room-counts.tsx';
import { useRoom } from './use-room.ts';
import styles from './pupil.module.css';

export type PupilScreenProps = {
  readonly seat: Seat;
  readonly ballot: OpenBallot;
  readonly onLeave: () => void;
};

type Asking<Face> =
  | { readonly name: 'adjust'; readonly face: Face; readonly type: Adjustment }
  | { readonly name: 'remove'; readonly face: Face };

const DECKS = ['groups', 'cards'] as const;
const FROZEN = 'réponses figées';
const ALL_FROZEN = { keep: FROZEN, increase: FROZEN, decrease: FROZEN, remove: FROZEN } as const;

/** The screen of whoever is in a room, made with the cards of the game. */
export function pupilScreenOf<Face extends PupilFace>(
  parts: PupilParts<Face>,
): FunctionComponent<PupilScreenProps> {
  return function PupilScreen({ seat, ballot, onLeave }: PupilScreenProps) {
    const { state, isHeard, isGone, sending, bytes, answer } = useRoom(seat, onLeave);
    const { edition } = ballot;
    useTitleFocus(stageOf(state, isGone), '');
    if (state === null && !isGone) {
      return <Lobby seat={seat} words="Ouverture de la salle…" onLeave={onLeave} />;
    }
    const items = itemsPlayed(parts, edition, state, bytes.length);
    if (items === null) {
      return isGone ? <Gone onLeave={onLeave} /> : <OtherEdition onLeave={onLeave} />;
    }
    const decisions = items.flatMap(({ question }, item) => {
      const choice = answerOf(bytes[item]);
      return choice === 'none' ? [] : question.cardIds.map((id) => ({ id, choice }));
    });
    const { ledger } = receivedLedgerOf(decisions, edition.territory);
    if (isGone || state === null || state.isOver) {
      return (
        <OwnBudget
          isGone={isGone}
          ballot={ballot}
          ledger={ledger}
          decisions={decisions}
          code={parts.codeOf(ledger)}
          LinkField={parts.LinkField}
          onLeave={onLeave}
        />
      );
    }
    if (!state.isOpen) {
      return <Lobby seat={seat} words={lobbyWords(state.members)} onLeave={onLeave} />;
    }
    return (
      <Playing
        parts={parts}
        items={items}
        bytes={bytes}
        code={seat.code}
        ballot={ballot}
        ledger={ledger}
        standing={{ state, sending, isHeard }}
        onAnswer={answer}
        onLeave={onLeave}
      />
    );
  };
}

type PlayingProps<Face extends PupilFace> = {
  readonly parts: PupilParts<Face>;
  readonly items: readonly PupilItem<Face>[];
  readonly bytes: readonly number[];
  readonly code: string;
  readonly ballot: OpenBallot;
  readonly ledger: Parameters<PupilParts<Face>['codeOf']>[0];
  readonly standing: Omit<PupilStanding, 'answer'>;
  readonly onAnswer: (item: number, byte: number) => void;
  readonly onLeave: () => void;
};

function Playing<Face extends PupilFace>(props: PlayingProps<Face>) {
  const { parts, items, bytes, ledger, standing, onAnswer } = props;
  const { state } = standing;
  const { edition } = props.ballot;
  const heading = useRef<HTMLHeadingElement>(null);
  const [asking, setAsking] = useState<Asking<Face> | null>(null);
  const [last, setLast] = useState<Asking<Face> | null>(null);
  // Where one stands when everybody goes at their own pace: the first without an answer.
  const [ownPlace, setOwnPlace] = useState(() => Math.max(0, bytes.indexOf(0)));
  const place = state.pace === 'own' ? ownPlace : state.item;
  const item = items[place];
  const answer = answerOf(bytes[place]);
  const told = { ...standing, answer };
  // The counts are those of the card the room looks at.
  const tally =
    place === state.item && state.counts !== null ? tallyOf(choicesOfCounts(state.counts)) : null;
  const revealed = place === state.item ? revealedWords(state, tally, answer) : null;
  const placed = placeWords(state, place);
  const said = useSettled(spokenWords(told, placed, item?.face.title ?? '', revealed));
  if (item === undefined) return null;
  const { face } = item;

  function vote(voted: Face, choice: Choice | 'none') {
    setAsking(null);
    const at = items.findIndex((one) => one.face.id === voted.id);
    onAnswer(at, choice === 'none' ? 0 : nearestByteOf(choice));
  }

  function choose(type: ChoiceType) {
    if (type === 'increase' || type === 'decrease') ask({ name: 'adjust', face, type });
    else if (type === 'remove' && parts.asksBeforeRemoval(face.id, edition)) {
      ask({ name: 'remove', face });
    } else vote(face, { type });
  }

  function ask(next: Asking<Face>) {
    setAsking(next);
    setLast(next);
  }

  function go(step: number) {
    setOwnPlace(place + step);
    heading.current?.focus({ preventScroll: true });
  }

  const { Card, Choices, Stamp, AdjustWindow, RemoveWindow } = parts;
  const close = () => setAsking(null);
  return (
    <div className={styles['play']}>
      <div className={styles['head']}>
        <h1 tabIndex={-1} className={styles['title']}>
          Salle <span className={styles['sign']}>{props.code}</span>
        </h1>
        <p className={styles['place']}>{placed}</p>
      </div>
      <p className={styles['standing']}>{standingWords(told)}</p>
      <div className={styles['zone']}>
        <Card face={face} place={placed} heading={heading}>
          {revealed !== null && <p className={styles['revealed']}>{revealed}</p>}
          {tally !== null && <RoomCounts tally={tally} answer={answer} />}
        </Card>
        {answer !== 'none' && tally === null && (
          <Stamp answer={answer} impact={parts.impactOf(face.id, ledger, edition)} />
        )}
      </div>
      <LiveRegion text={said} />
      <Choices
        face={state.isFrozen ? { ...face, closed: ALL_FROZEN } : face}
        answer={answer}
        onChoose={choose}
      />
      <div className={styles['moves']}>
        {state.pace === 'own' && (
          <>
            <Button
              variant="quiet"
              icon={ArrowLeft}
              unavailable={place === 0 ? 'C’est le début.' : undefined}
              isReasonPlain
              onClick={() => go(-1)}
            >
              Précédent
            </Button>
            <Button
              variant="quiet"
              icon={ArrowRight}
              unavailable={place + 1 === items.length ? 'C’est la fin.' : undefined}
              isReasonPlain
              onClick={() => go(1)}
            >
              Suivant
            </Button>
          </>
        )}
        {answer !== 'none' && !state.isFrozen && (
          <Button
            variant="quiet"
            onClick={() => {
              vote(face, 'none');
              heading.current?.focus({ preventScroll: true });
            }}
          >
            Retirer ma réponse
          </Button>
        )}
        <LeaveButton onLeave={props.onLeave} />
      </div>
      {last?.name === 'adjust' && (
        <AdjustWindow
          face={last.face}
          type={last.type}
          open={asking === last}
          edition={edition}
          ledger={ledger}
          onClose={close}
          onVote={(choice) => vote(last.face, choice)}
        />
      )}
      {last?.name === 'remove' && (
        <RemoveWindow
          face={last.face}
          open={asking === last}
          edition={edition}
          onClose={close}
          onRemove={() => vote(last.face, { type: 'remove' })}
        />
      )}
    </div>
  );
}

type LobbyProps = { readonly seat: Seat; readonly words: string; readonly onLeave: () => void };

function Lobby({ seat, words, onLeave }: LobbyProps) {
  return (
    <div className={styles['page']}>
      <PageHeading lede="Vous y êtes. La première carte arrivera ici toute seule.">
        Salle <span className={styles['sign']}>{seat.code}</span>
      </PageHeading>
      {/* `output` is announced by fewer screen readers. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <p role="status">{words}</p>
      <p className={styles['note']}>
        Votre numéro dans la salle : {seat.pupil}. Il est tiré pour cette séance et ne dit rien de
        vous.
      </p>
      <div className={styles['actions']}>
        <LeaveButton onLeave={onLeave} />
      </div>
    </div>
  );
}

function Gone({ onLeave }: { readonly onLeave: () => void }) {
  return (
    <div className={styles['page']}>
      <PageHeading>Cette salle n’existe plus</PageHeading>
      <p>Elle a été effacée, ou ses 24 heures sont passées.</p>
      <div className={styles['actions']}>
        <Button onClick={onLeave}>Entrer un autre code</Button>
      </div>
    </div>
  );
}

function OtherEdition({ onLeave }: { readonly onLeave: () => void }) {
  return (
    <div className={styles['page']}>
      <PageHeading>Cette salle joue une autre édition</PageHeading>
      <Notice tone="warning">
        <p>
          Elle a été ouverte avec d’autres chiffres que ceux de cette page. Rechargez la page ; si
          cela ne suffit pas, rechargez l’écran de la salle.
        </p>
      </Notice>
      <div className={styles['actions']}>
        <Button onClick={onLeave}>Entrer un autre code</Button>
      </div>
    </div>
  );
}

/** One's place and answers go with it: asked first. */
function LeaveButton({ onLeave }: { readonly onLeave: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Quitter la salle
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        isQuestion
        isNearThumb
        title={'Quitter la salle\u202F?'}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Rester</Button>
            <Button variant="primary" onClick={onLeave}>
              Quitter
            </Button>
          </>
        }
      >
        <p>
          Vos réponses déjà envoyées restent comptées dans la salle jusqu’à son effacement. Elles
          disparaissent de cet appareil.
        </p>
      </Dialog>
    </>
  );
}

/** Where the screen turns into another: the lobby, the cards, the end. */
function stageOf(state: RoomState | null, isGone: boolean): string {
  if (isGone || state?.isOver === true) return 'end';
  return state?.isOpen === true ? 'cards' : 'lobby';
}

/**
 * `null` until the room says what it plays, and when this page cannot. A room deleted says nothing
 * any more: the ballot kept here tells the deck by its length.
 */
function itemsPlayed<Face extends PupilFace>(
  { itemsOf, year }: PupilParts<Face>,
  edition: Edition,
  state: RoomState | null,
  written: number,
): readonly PupilItem<Face>[] | null {
  const decks = DECKS.map((deck) => ({ deck, items: itemsOf(deck, edition) }));
  if (state === null) return decks.find(({ items }) => items.length === written)?.items ?? null;
  const items = decks.find(({ deck }) => deck === state.deck)?.items ?? [];
  return state.edition === year && state.items === items.length ? items : null;
}

function answerOf(byte: number | undefined): PupilAnswer {
  return choiceOfByte(byte ?? 0) ?? 'none';
}

function lobbyWords(members: number): string {
  return members < 2
    ? 'La séance n’a pas commencé. Vous êtes la première personne ici.'
    : `La séance n’a pas commencé. ${members}\u00A0personnes sont là.`;
}

/** After a burst of changes, so that a screen reader hears the last alone. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SILENCE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
