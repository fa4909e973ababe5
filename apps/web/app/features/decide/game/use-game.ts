import type { Deal } from '@nosmilliards/domain/game/game';
import { snapshotOf, NEW_PLAY, playReducer, stampTimeOf } from '@nosmilliards/domain/game/play';
import { answerOf, impactOn, unitNamed } from '@nosmilliards/domain/game/unit';
import type { ChoiceType } from '@nosmilliards/domain/vote/vote';
import { useEffect, useMemo, useReducer } from 'react';
import { closedBallotOf } from '#ballot/closed-ballot.ts';
import { useOpenBallot } from '#ballot/provider.tsx';
import { CHOICES } from '#ballot/vote-words.ts';
import { prefersReducedMotion } from '#browser/motion.ts';
import { useShortcutSwitch } from '#browser/shortcuts.ts';
import type { GameData } from './game-data.ts';
import { faceNamed, ribbonChangesOf, screenOf } from './screen-of.ts';
import { useArrival } from './use-arrival.ts';
import { useCardOnScreen } from './use-card-on-screen.ts';
import { useGestures } from './use-gestures.ts';
import { useShortcuts, type Shortcut } from './use-shortcuts.ts';

/** Connects the reducer of the game to the visitor's ballot: the screen, and the actions. */
export function useGame(deal: Deal, data: GameData) {
  const { edition } = data;
  const ballot = useOpenBallot();
  const closedBallot = useMemo(() => closedBallotOf(edition), [edition]);
  const { history } = ballot ?? closedBallot;
  const [state, dispatch] = useReducer(playReducer, NEW_PLAY);
  const { position, phase } = state;

  const snapshot = useMemo(
    () => snapshotOf(history, { deal, edition, position }),
    [deal, edition, history, position],
  );
  const screen = useMemo(() => screenOf(snapshot, data), [data, snapshot]);
  const shown = useMemo(
    () => (phase.name === 'stamp' ? screenOf(phase.before, data) : screen),
    [data, screen, phase],
  );
  const face = useMemo(() => faceNamed(shown.id, data), [data, shown.id]);
  const unit = useMemo(() => unitNamed(shown.id, edition), [edition, shown.id]);
  const ribbonChanges = useMemo(
    () => ribbonChangesOf(unit, snapshot.ballot.ledger, data.sheet.square),
    [data, snapshot, unit],
  );

  useEffect(() => {
    if (phase.name !== 'stamp') return undefined;
    const delay = stampTimeOf(phase.question, prefersReducedMotion());
    const timer = setTimeout(() => dispatch({ type: 'settle' }), delay);
    return () => clearTimeout(timer);
  }, [phase]);

  const gestures = useGestures(ballot ?? closedBallot, snapshot, data, dispatch);
  const { heading, hasSeen } = useCardOnScreen(shown.id, state.hasMoved);

  function choose(type: ChoiceType) {
    if (ballot === null) dispatch({ type: 'choose-early', id: screen.id, choice: type });
    else if (hasSeen(screen.id)) gestures.choose(screen.id, type);
  }

  function tellUnsure() {
    if (hasSeen(screen.id)) gestures.tellUnsure(screen.id);
  }

  function runShortcut(shortcut: Shortcut) {
    if (shortcut === 'undo') gestures.undo();
    else if (shortcut === 'help') gestures.open({ name: 'help' });
    else if (typeof shortcut === 'string') gestures.go({ type: shortcut });
    else choose(CHOICES[shortcut - 1] ?? 'keep');
  }

  const [areShortcutsOn] = useShortcutSwitch();
  useShortcuts(areShortcutsOn, runShortcut);
  useArrival({ isOpen: ballot !== null, history, state, snapshot, screen, gestures });

  const answer = answerOf(unit, snapshot.ballot, edition);
  const isAnswered = answer !== 'none' && phase.name !== 'stamp';
  return {
    /** `null` until the engine is loaded. */
    ballot,
    state,
    snapshot,
    screen,
    /** While the stamp is shown, the screen before the answer; otherwise `screen`. */
    shown,
    face,
    unit,
    answer,
    isAnswered,
    /** No other waits for an answer: the game may end. */
    isLastAnswered: isAnswered && screen.isLast,
    /** Nor does this one, which may have come back: the way to the end replaces the choices. */
    isOver: isAnswered && screen.isLast && !screen.isOpen && !state.isChanging,
    impact: impactOn(unit, snapshot.ballot.ledger),
    ribbonChanges,
    heading,
    gestures: { ...gestures, choose, tellUnsure },
  };
}
