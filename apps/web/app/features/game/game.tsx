import type { Baseline } from '@nosmilliards/domain/budget/baseline';
import { cardsToComeOf, isCompleted, isSeen } from '@nosmilliards/domain/game/game';
import { needsConfirmation, type Choice, type ChoiceType } from '@nosmilliards/domain/vote/vote';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { now } from '#browser/clock.ts';
import { prefersReducedMotion } from '#browser/motion.ts';
import { late, useLate } from '#ui/late.tsx';
import { useNotify } from '#ui/toast-provider.tsx';
import { CardSource } from './card-source.tsx';
import { CHOICES, Choices, closedReasonOf } from './choices.tsx';
import type { OpenDialog } from './dialogs.tsx';
import type { GameCard, LoadDossier } from './game-card.ts';
import { Moves } from './moves.tsx';
import { PlayingCard } from './playing-card.tsx';
import { ScoreBar } from './score-bar.tsx';
import { ScoreLine } from './score-line.tsx';
import { scoreOf } from './score.ts';
import { GameActions } from './game-actions.tsx';
import { Upcoming } from './upcoming.tsx';
import { useAskedCard } from './use-asked-card.ts';
import { useGame, type Play } from './use-game.ts';
import type { Shortcut } from './use-shortcuts.ts';
import styles from './game.module.css';

type GameProps = {
  /** In deck order. */
  readonly cards: readonly GameCard[];
  readonly baseline: Baseline;
  readonly loadDossier: LoadDossier;
};

/** On the screen only once asked for: none of them is needed to read the first card. */
const dialogs = late(() => import('./dialogs.tsx'));

const SLIDE_OUT_MS = 250;

export function Game({ cards, baseline, loadDossier }: GameProps) {
  const { ballot, ledger, game, play, vote, restart } = useGame();
  const notify = useNotify();
  const [windows, askWindows] = useLate(dialogs);
  const [dialog, setShownDialog] = useState<OpenDialog | null>(null);
  const [leaving, setLeaving] = useState<GameCard | null>(null);
  const [hasMoved, setHasMoved] = useState(false);

  const isOpen = ballot !== null;
  const index = game.currentCardIndex;
  const current = cardAt(cards, index);
  const shown = leaving ?? current;
  const score = scoreOf(ledger, cards, baseline);
  const isVoted = ledger.has(current.id);
  const toCome = useMemo(() => cardsToComeOf(cards, ledger, index), [cards, ledger, index]);

  // A vote answers first; what comes next is drawn while the card slides away.
  const upcoming = useDeferredValue(
    useMemo(
      () => ({ cards: toCome, amountToVote: score.amountToVote }),
      [toCome, score.amountToVote],
    ),
  );

  const { heading, onScreen } = useCardOnScreen(shown.id, hasMoved);
  const asked = useAskedCard(cards, ballot !== null, jump);
  useOfferToResume(ballot !== null, () => {
    const isBack = ballot?.history.past.length === 0 && score.votedCards > 0;
    if (isBack && asked === null) setDialog({ name: 'resume' });
  });
  useEffect(() => {
    // Ready before the first « Réduire », after the first paint.
    if (isOpen) askWindows();
  }, [askWindows, isOpen]);
  useEffect(() => {
    if (leaving === null) return undefined;
    const timer = setTimeout(() => setLeaving(null), SLIDE_OUT_MS);
    return () => clearTimeout(timer);
  }, [leaving]);

  function setDialog(next: OpenDialog | null) {
    setShownDialog(next);
    if (next !== null) askWindows();
  }

  function follow(outcome: Play) {
    if (outcome === 'refused') return;
    setHasMoved(true);
    if (outcome === 'completed') setDialog({ name: 'finish' });
  }

  function castVote(card: GameCard, choice: Choice) {
    setDialog(null);
    const before = ballot?.latest().present.game.currentCardIndex;
    follow(vote(card, choice));
    const hasAdvanced = ballot?.latest().present.game.currentCardIndex !== before;
    if (hasAdvanced && !prefersReducedMotion()) setLeaving(card);
  }

  /** A choice that comes before the ballot waits for it: its card is already on the screen. */
  const early = useRef<ChoiceType | null>(null);
  useEffect(() => {
    if (!isOpen || early.current === null) return;
    choose(early.current);
    early.current = null;
  });

  function choose(type: ChoiceType) {
    if (!isOpen) {
      early.current = type;
      return;
    }
    const { cardId, since } = onScreen.current;
    if (cardId !== current.id || !isSeen(since, now())) return;
    const reason = closedReasonOf(current, type);
    if (reason !== null) notify(reason, 'problem');
    else if (type === 'increase' || type === 'decrease') {
      setDialog({ name: 'adjust', card: current, type });
    } else if (needsConfirmation({ type }, current.constraints)) {
      setDialog({ name: 'remove', card: current });
    } else castVote(current, { type });
  }

  function undo() {
    if (ballot === null || ballot.latest().past.length === 0) return;
    setLeaving(null);
    ballot.undo();
    notify('Dernier choix annulé.');
  }

  function jump(place: number) {
    setDialog(null);
    follow(play({ type: 'jump', index: place, at: now() }));
  }

  const previous = () => follow(play({ type: 'previous', at: now() }));
  const skip = () => follow(play({ type: 'go-on', at: now() }));
  const next = () => follow(play({ type: 'next', at: now() }));
  const finish = () => {
    if (play({ type: 'complete', at: now() }) !== 'refused') setDialog({ name: 'finish' });
  };

  function runShortcut(shortcut: Shortcut) {
    if (shortcut === 'undo') undo();
    else if (shortcut === 'help') setDialog({ name: 'help' });
    else if (shortcut === 'previous') previous();
    else if (shortcut === 'next') next();
    else choose(CHOICES[shortcut - 1] ?? 'keep');
  }

  const shownVote = ledger.get(shown.id);
  return (
    <div className={styles['game']}>
      <ScoreBar score={score} baseline={baseline} />
      <ScoreLine score={score} index={index} />
      <div className={styles['table']}>
        <div className={styles['play']}>
          <PlayingCard
            key={shown.id}
            card={shown}
            baseline={baseline}
            heading={heading}
            motion={motionOf(leaving !== null, hasMoved)}
          >
            <Choices card={shown} vote={shownVote} onChoose={choose} />
            {windows && shownVote && (
              <windows.CastVote
                vote={shownVote}
                baseline={baseline}
                onWithdraw={() => play({ type: 'withdraw', id: shown.id })}
              />
            )}
            <Moves
              isFirst={index === 0}
              isAtEnd={index === cards.length - 1}
              isLast={toCome.length === 0}
              isVoted={isVoted}
              onPrevious={previous}
              onNext={next}
              onSkip={skip}
              onFinish={finish}
            />
            <CardSource card={shown} loadDossier={loadDossier} />
          </PlayingCard>
          <GameActions
            canUndo={(ballot?.history.past.length ?? 0) > 0}
            canFinish={score.votedCards > 0}
            isCompleted={isCompleted(game)}
            onUndo={undo}
            onPlan={() => setDialog({ name: 'plan' })}
            onHelp={() => setDialog({ name: 'help' })}
            onFinish={finish}
            onRestart={() => setDialog({ name: 'restart' })}
          />
        </div>
        <Upcoming {...upcoming} />
      </div>
      {ballot !== null && windows && (
        <windows.Dialogs
          dialog={dialog}
          ballot={ballot}
          cards={cards}
          score={score}
          onShortcut={runShortcut}
          onVote={castVote}
          onJump={jump}
          onOpen={setDialog}
          onRestart={() => {
            setDialog(null);
            setHasMoved(true);
            restart();
          }}
        />
      )}
    </div>
  );
}

function cardAt(cards: readonly GameCard[], index: number): GameCard {
  const card = cards[index];
  if (card === undefined) throw new Error(`No card at ${index}`);
  return card;
}

function motionOf(isLeaving: boolean, hasMoved: boolean) {
  if (isLeaving) return 'leaving';
  return hasMoved ? 'entering' : 'still';
}

/**
 * The new card is read aloud and in sight; the first one leaves the focus where the page put it, and
 * has been seen since long ago.
 */
function useCardOnScreen(cardId: string, hasMoved: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const onScreen = useRef({ cardId, since: 0 });
  useEffect(() => {
    if (onScreen.current.cardId === cardId) return;
    onScreen.current = { cardId, since: now() };
    if (!hasMoved) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [cardId, hasMoved]);
  return { heading, onScreen };
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
