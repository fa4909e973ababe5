import type { Spot, Step } from '@nosmilliards/domain/game/deal';
import { isSeen, type Deal } from '@nosmilliards/domain/game/game';
import type { Answer } from '@nosmilliards/domain/game/unit';
import type { Millions } from '@nosmilliards/domain/money/money';
import type { Choice, ChoiceType } from '@nosmilliards/domain/vote/vote';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { CHOICES } from '#ballot/vote-words.ts';
import type { AskedChoice } from '#browser/game-path.ts';
import { now } from '#browser/clock.ts';
import { prefersReducedMotion } from '#browser/motion.ts';
import { storeOf } from '#browser/store.ts';
import { Button } from '#ui/button.tsx';
import { useLate, type LatePart } from '#ui/late.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { MiniSheet } from '#ui/sheet/mini-sheet.tsx';
import type { SheetPlan } from '#ui/sheet/plan.ts';
import { useNotify } from '#ui/toast-provider.tsx';
import { spokenAnswer } from './answer-words.ts';
import { CardFoot } from './card-foot.tsx';
import { Choices } from './choices.tsx';
import { Desk } from './desk.tsx';
import { Echo } from './echo.tsx';
import { GameBar } from './game-bar.tsx';
import { Moves } from './moves.tsx';
import type { OpenDialog } from './open-dialog.ts';
import { PlayingCard } from './playing-card.tsx';
import type { EchoLine, Face, Opening } from './screen.ts';
import { Stamp } from './stamp.tsx';
import type { Table } from './table.tsx';
import { useAskedCard } from './use-asked-card.ts';
import { useCardOnScreen } from './use-card-on-screen.ts';
import { useGame, type Play } from './use-game.ts';
import type { Shortcut } from './use-shortcuts.ts';
import styles from './game.module.css';

type GameProps = {
  readonly deal: Deal;
  readonly opening: Opening;
  /** The cards, what is computed of them and the windows: one file, once the page is painted. */
  readonly table: LatePart<Table>;
  /** Until the table is there: nobody has voted on it. */
  readonly bareSheet: SheetPlan;
};

/** The card that has just been answered, stamped, while the next one waits. */
type Leaving = {
  readonly face: Face;
  readonly place: string;
  readonly answer: Answer;
  readonly impact: Millions;
  /** As they were before. */
  readonly echo: EchoLine | null;
  readonly balance: Millions;
};

const STAMP_MS = 250;
/**
 * Without motion the stamp is read where it stands; and before a question, whose window would hush
 * the balance that is about to be said.
 */
const LONG_STAMP_MS = 700;

const ALREADY_VOTED =
  'Vous avez déjà voté cette carte\u00A0: votre choix est gardé, vous pouvez le changer.';

export function Game({ deal, opening, table: part, bareSheet }: GameProps) {
  const { ballot, play, vote, restart } = useGame();
  const notify = useNotify();
  const [come, askTable] = useLate(part);
  useEffect(() => askTable(), [askTable]);
  // Drawn in slices: a page just read must answer while the table is laid.
  const table = useDeferredValue(come && ballot ? come : null);
  const [spot, setSpot] = useState<Spot | null>(null);
  /** The window over the table. Only the windows follow it: opening one draws nothing else anew. */
  const [asking] = useState(() => storeOf<OpenDialog | null>(null));
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  /** To guess before the next card, once the stamp is read. */
  const [guess, setGuess] = useState<OpenDialog | null>(null);
  const [hasMoved, setHasMoved] = useState(false);
  const [said, say] = useState('');

  const isOpen = table !== null;
  const present = ballot?.history.present;
  const edition = ballot?.edition;
  const past = ballot?.history.past;
  const lastId = past?.at(-1)?.id ?? null;
  const view = useMemo(
    () => (present && edition ? { deal, ballot: present, edition, spot, lastId } : null),
    [deal, edition, lastId, present, spot],
  );
  const screen = useMemo(
    () => (table && view ? table.screenOf(view) : opening.screen),
    [opening, table, view],
  );
  // A vote answers first; the sheet and the register follow while the stamp is read.
  const later = useDeferredValue(view);
  const desk = useMemo(
    () => (table && later ? table.deskOf(later) : opening.desk),
    [later, opening, table],
  );
  const sheet = table?.sheet ?? bareSheet;
  // The decisions start from the first without an answer, and stay there until one moves.
  if (deal === 'express' && spot === null && table && view) setSpot(table.firstSpotOf(view));
  const face = leaving?.face ?? screen.face;
  const answer = leaving?.answer ?? screen.answer;
  const echo = leaving ? leaving.echo : screen.echo;

  // Drawn again for a change of its own only.
  const shownId = useDeferredValue(face.id);
  const miniSheet = useMemo(
    () => <MiniSheet sheet={sheet} changes={desk.changes} current={shownId} />,
    [desk.changes, sheet, shownId],
  );

  const { heading, onScreen } = useCardOnScreen(face.id, hasMoved);
  /** Made before the cards were there, or asked for by the address: it waits for its card. */
  const early = useRef<ChoiceType | null>(null);
  const asked = useAskedCard(isOpen && deal === 'cards', showAsked);
  useOfferToResume(isOpen && deal === 'cards', () => {
    const isBack = past?.length === 0 && screen.decided > 0;
    if (isBack && asked === null) setDialog({ name: 'resume' });
  });
  useEffect(() => {
    if (leaving === null) return undefined;
    const isLong = guess !== null || prefersReducedMotion();
    const timer = setTimeout(() => setLeaving(null), isLong ? LONG_STAMP_MS : STAMP_MS);
    return () => clearTimeout(timer);
  }, [guess, leaving]);
  useEffect(() => {
    if (!isOpen || early.current === null) return;
    const type = early.current;
    early.current = null;
    choose(type);
  });

  function setDialog(next: OpenDialog | null) {
    asking.set(next);
    setGuess(null);
  }

  /** To another place, by the rules of the deck that is played. */
  function step(where: Step): Play {
    if (table === null || ballot === null) return 'refused';
    if (deal === 'cards') return play({ ...where, at: now() });
    const { present: latest } = ballot.latest();
    const from = { deal, ballot: latest, edition: ballot.edition, spot, lastId };
    const next = table.spotAfter(where, from);
    if (next === null) return 'refused';
    setSpot(next);
    return 'played';
  }

  function follow(outcome: Play) {
    if (outcome === 'refused') return;
    setHasMoved(true);
    setLeaving(null);
    setGuess(null);
    if (outcome === 'completed') setDialog({ name: 'finish' });
  }

  /**
   * Before some cards that come by themselves, for the share of one gone back to was shown; and only
   * card by card: a few decisions are meant to be quick.
   */
  function askAQuestion() {
    if (table === null || ballot === null || deal !== 'cards') return;
    const { present: latest } = ballot.latest();
    const next = table.questionOf(latest, ballot.edition);
    // The window of the one before may not have come: it must not open over another card.
    setGuess(next && { name: 'guess', question: next });
    if (next) play({ type: 'guessed', id: next.id });
  }

  function leave(answered: Face, given: Answer) {
    if (table === null || ballot === null) return;
    const { present: latest } = ballot.latest();
    const impact = table.impactOf(answered.id, latest, ballot.edition);
    say(spokenAnswer(answered, given, impact));
    if (step({ type: 'go-on' }) === 'refused') return;
    setHasMoved(true);
    const { place, echo: before, balance } = screen;
    setLeaving({ face: answered, place, answer: given, impact, echo: before, balance });
    askAQuestion();
  }

  function castVote(voted: Face, choice: Choice) {
    setDialog(null);
    if (table === null || vote(table, { id: voted.id, deal, choice }) === 'refused') return;
    leave(voted, choice);
  }

  /** The second tap of one gesture lands on a card nobody has seen: it must not answer it. */
  function isCardSeen() {
    const { cardId, since } = onScreen.current;
    return cardId === screen.face.id && isSeen(since, now());
  }

  function choose(type: ChoiceType) {
    if (table === null || edition === undefined) {
      early.current = type;
      return;
    }
    if (isCardSeen()) chooseOn(screen.face, type);
  }

  function chooseOn(chosen: Face, type: ChoiceType) {
    if (table === null || edition === undefined) return;
    const closed = chosen.closed[type];
    if (closed !== undefined) notify(`${chosen.title}\u00A0: ${closed}.`, 'problem');
    else if (type === 'increase' || type === 'decrease') {
      setDialog({ name: 'adjust', face: chosen, type });
    } else if (type === 'remove' && table.asksBeforeRemoval(chosen.id, edition)) {
      setDialog({ name: 'remove', face: chosen });
    } else castVote(chosen, { type });
  }

  function tellUnsure() {
    if (table === null || !isCardSeen()) return;
    if (play({ type: 'unsure', id: screen.face.id, at: now(), deal }) === 'refused') return;
    leave(screen.face, 'unsure');
  }

  function undo() {
    const undone = ballot?.latest().past.at(-1);
    if (ballot === null || table === null || undone === undefined) return;
    setLeaving(null);
    ballot.undo();
    if (deal === 'express' && undone.id !== null) setSpot(table.spotOf(undone.id, ballot.edition));
    notify('Dernier choix annulé.');
  }

  /** The link of a card of revenue brings the revenue into play. */
  function showAsked(cardId: string, choice: AskedChoice | null) {
    if (table === null || ballot === null) return;
    const place = table.placeOf(cardId, ballot.edition);
    if (place === null) return;
    if (place.isRevenue) play({ type: 'set-revenue', on: true });
    jump(place.index);
    const held = ballot.latest().present.ledger.get(cardId)?.choice.type;
    // Whoever follows a link has not chosen here: a vote already made is theirs to change.
    const isDirect = choice === 'keep' || choice === 'remove';
    if (isDirect && held !== undefined && held !== choice) notify(ALREADY_VOTED);
    else if (choice !== null) chooseOn(place.face, choice);
  }

  function jump(index: number) {
    setDialog(null);
    if (step({ type: 'jump', index }) === 'refused') return;
    setHasMoved(true);
    setLeaving(null);
  }

  const previous = () => follow(step({ type: 'previous' }));
  const skip = () => {
    const outcome = step({ type: 'go-on' });
    follow(outcome);
    if (outcome === 'played') askAQuestion();
  };
  const next = () => follow(step({ type: 'next' }));
  const finish = () => {
    if (play({ type: 'complete', at: now() }) !== 'refused') setDialog({ name: 'finish' });
  };
  const refine = (groupId: string) => {
    setDialog(null);
    setHasMoved(true);
    setLeaving(null);
    if (table && edition) setSpot({ ...table.spotOf(groupId, edition), refined: 0 });
  };
  const openPlan = useCallback(() => asking.set({ name: 'plan' }), [asking]);

  function runShortcut(shortcut: Shortcut) {
    if (shortcut === 'undo') undo();
    else if (shortcut === 'help') setDialog({ name: 'help' });
    else if (shortcut === 'previous') previous();
    else if (shortcut === 'next') next();
    else choose(CHOICES[shortcut - 1] ?? 'keep');
  }

  const isRefining = spot !== null && spot.refined !== null;
  const isAnswered = answer !== 'none';
  const stampImpact =
    leaving?.impact ?? (table && view ? table.impactOf(face.id, view.ballot, view.edition) : null);
  return (
    <div data-game="" className={styles['game']}>
      <GameBar
        screen={screen}
        place={leaving?.place ?? screen.place}
        previous={leaving?.balance}
        miniSheet={miniSheet}
        onPlan={openPlan}
      />
      <div className={styles['table']}>
        <div className={styles['play']}>
          <Echo echo={echo} law={lawAfter(echo, table)} onUndo={undo}>
            {echo === null && (
              <Button variant="quiet" onClick={() => setDialog({ name: 'priorities' })}>
                Mes priorités
              </Button>
            )}
          </Echo>
          <div className={styles['zone']}>
            <PlayingCard
              key={face.id}
              face={face}
              drawing={face.id === opening.screen.face.id ? opening.icon : null}
              place={leaving?.place ?? screen.place}
              heading={heading}
              motion={motionOf(leaving !== null, hasMoved)}
            >
              <CardFoot
                face={face}
                onRefine={() => refine(face.id)}
                onBack={isRefining ? () => setSpot({ ...spot, refined: null }) : null}
                onDossier={() => setDialog({ name: 'dossier', face })}
              />
            </PlayingCard>
            {isAnswered && stampImpact !== null && (
              <Stamp answer={answer} impact={stampImpact} isFresh={leaving !== null} />
            )}
            <LiveRegion text={said} />
          </div>
          <div className={styles['thumb']}>
            <Choices face={face} answer={answer} onChoose={choose} />
            <Moves
              isFirst={screen.isFirst}
              isAtEnd={screen.isAtEnd}
              isLast={screen.isLast}
              isAnswered={isAnswered && leaving === null}
              isUnsure={answer === 'unsure'}
              onPrevious={previous}
              onNext={next}
              onSkip={skip}
              onUnsure={tellUnsure}
              onFinish={finish}
            />
          </div>
        </div>
        <Desk desk={desk} sheet={sheet} current={shownId} plan={screen.plan} onPlan={openPlan} />
      </div>
      <div className={styles['standing']}>
        {table && view && later && (
          <table.Standing
            view={later}
            settings={view.ballot.game}
            sheet={table.sheet}
            onPlay={play}
            onOpen={setDialog}
            onFinish={finish}
          />
        )}
      </div>
      {table && ballot && <table.Voice ballot={ballot} />}
      {table && ballot && (
        <table.Dialogs
          asking={asking}
          guess={leaving === null ? guess : null}
          deal={deal}
          ballot={ballot}
          screen={screen}
          onShortcut={runShortcut}
          onVote={castVote}
          onJump={jump}
          onWithdraw={(withdrawn) => {
            setDialog(null);
            if (play({ type: 'withdraw', id: withdrawn.id }) !== 'refused') notify('Vote retiré.');
          }}
          onPlay={play}
          onOpen={setDialog}
          onRestart={() => {
            setDialog(null);
            setHasMoved(true);
            setSpot(null);
            restart();
          }}
        />
      )}
    </div>
  );
}

/** Told after a vote, and nothing else. */
function lawAfter(echo: EchoLine | null, table: Table | null): string | null {
  return table && typeof echo?.answer === 'object' ? table.lawOf(echo.id) : null;
}

function motionOf(isLeaving: boolean, hasMoved: boolean) {
  if (isLeaving) return 'leaving';
  return hasMoved ? 'entering' : 'still';
}

/** Once, as soon as the stored votes are known: later, an empty past means something else. */
function useOfferToResume(isOpen: boolean, offer: () => void) {
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isOpen || isAsked.current) return;
    isAsked.current = true;
    offer();
  });
}
