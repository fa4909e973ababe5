import { newlyWonOf } from '@nosmilliards/domain/game/achievement';
import type { BallotAction } from '@nosmilliards/domain/game/ballot';
import {
  positionOf,
  positionAfter,
  positionOfId,
  type Position,
  type Step,
} from '@nosmilliards/domain/game/turn';
import { isCompleted } from '@nosmilliards/domain/game/game';
import type { Question } from '@nosmilliards/domain/game/guess';
import {
  snapshotOf,
  questionOf,
  type GameWindow,
  type Snapshot,
  type PlayAction,
} from '@nosmilliards/domain/game/play';
import { answerOf, gestureOf, impactOn, unitNamed } from '@nosmilliards/domain/game/unit';
import type { Choice, ChoiceType } from '@nosmilliards/domain/vote/vote';
import { startTransition, useCallback, type Dispatch } from 'react';
import { spokenAnswer } from '#ballot/card/answer-words.ts';
import type { OpenBallot } from '#ballot/provider.tsx';
import { undoOffer } from '#ballot/undo-offer.ts';
import { now } from '#browser/clock.ts';
import { useNotify } from '#ui/toast-provider.tsx';
import type { GameData } from './game-data.ts';
import { faceNamed, titleOf } from './screen-of.ts';
import { LAST_ANSWER, replacedSentence, wonSentence } from './game-sentences.ts';

export type Gestures = ReturnType<typeof useGestures>;

/** The visitor's actions: each changes the ballot, then dispatches to the reducer. */
export function useGestures(
  ballot: OpenBallot,
  snapshot: Snapshot,
  data: GameData,
  dispatch: Dispatch<PlayAction>,
) {
  const { deal, edition } = snapshot;
  // Captured now: after an answer, the first undecided group is another one.
  const position = deal === 'cards' ? null : positionOf(snapshot);
  const notify = useNotify();

  /** With the votes after the last action, before the next render. */
  const latest = () => snapshotOf(ballot.latest(), { deal, edition, position });
  const perform = (action: BallotAction) => ballot.perform(action).ok;

  // In a transition: otherwise React shows the fallback of a loading dialog for 300 ms.
  const open = useCallback(
    (window: GameWindow) => startTransition(() => dispatch({ type: 'open', window })),
    [dispatch],
  );
  const close = (window?: GameWindow['name']) =>
    dispatch(window === undefined ? { type: 'close' } : { type: 'close', window });
  const settle = () => dispatch({ type: 'settle' });

  /** `null` at either end. Card by card, the ballot itself holds the position. */
  function step(where: Step): { readonly position: Position | null } | null {
    if (deal === 'cards') return perform({ ...where, at: now() }) ? { position: null } : null;
    const next = positionAfter(where, latest());
    return next && { position: next };
  }

  function go(where: Step): boolean {
    const wasCompleted = isCompleted(latest().ballot.game);
    const gone = step(where);
    dispatch(gone ? { type: 'move', ...gone } : { type: 'close' });
    if (!wasCompleted && isCompleted(latest().ballot.game)) open({ name: 'finish' });
    return gone !== null;
  }

  function nextQuestion(): Question | null {
    const question = questionOf(latest(), data.questions);
    if (question) perform({ type: 'guessed', id: question.id });
    return question;
  }

  function skip() {
    const question = go({ type: 'go-on' }) ? nextQuestion() : null;
    if (question) open({ name: 'guess', question });
  }

  function answer(before: Snapshot, id: string) {
    const unit = unitNamed(id, edition);
    const { ballot: answered } = latest();
    const given = answerOf(unit, answered, edition);
    const gone = step({ type: 'go-on' });
    const words = spokenAnswer(faceNamed(id, data), given, impactOn(unit, answered.ledger));
    dispatch({
      type: 'answer',
      before,
      announcement: gone ? words : `${words} ${LAST_ANSWER}`,
      won: wonSentence(newlyWonOf(before.ballot, latest().ballot)),
      next: gone && { ...gone, question: nextQuestion() },
    });
  }

  function vote(id: string, choice: Choice) {
    const before = latest();
    const cast = ballot.perform({ type: 'cast', id, choice, deal, at: now() });
    if (!cast.ok) {
      close();
      return;
    }
    if (cast.value.length > 0) {
      const titles = cast.value.map((replaced) => edition.territory.get(replaced.id)?.title ?? '');
      notify(replacedSentence(titles), undoOffer(ballot, notify));
    }
    answer(before, id);
  }

  function tellUnsure(id: string) {
    const before = latest();
    if (perform({ type: 'unsure', id, at: now(), deal })) answer(before, id);
  }

  function choose(id: string, type: ChoiceType) {
    const { title, closed } = faceNamed(id, data);
    if (closed[type] !== undefined) {
      notify(`${title}\u00A0: ${closed[type]}.`, 'problem');
      return;
    }
    const gesture = gestureOf(type);
    if (gesture.name === 'vote') vote(id, gesture.choice);
    else if (gesture.name === 'remove') open({ ...gesture, id });
    else dispatch({ type: 'open', window: { ...gesture, id } });
  }

  function undo() {
    const undone = ballot.latest().past.at(-1);
    if (undone === undefined || !ballot.undo()) return;
    const isElsewhere = deal === 'express' && undone.id !== null;
    // Read aloud only: those who see the screen see the card come back without its answer.
    const title = titleOf(unitNamed(undone.id ?? '', edition));
    dispatch({
      type: 'move',
      position: isElsewhere ? positionOfId(undone.id, edition) : position,
      announcement:
        title === '' ? 'Dernier choix annulé.' : `Dernier choix annulé\u00A0: ${title}.`,
    });
  }

  function withdraw(id: string) {
    close();
    if (perform({ type: 'withdraw', id })) notify('Vote retiré.');
  }

  function restart() {
    dispatch({ type: 'move', position: null });
    if (!perform({ type: 'reset' })) return;
    notify('Nouvelle partie\u00A0: vos réponses sont effacées.', undoOffer(ballot, notify));
  }

  function finish() {
    if (perform({ type: 'complete', at: now() })) open({ name: 'finish' });
  }

  const change = () => dispatch({ type: 'change' });

  /** From a group to its first card, and back. */
  const refine = (groupId: string) =>
    dispatch({ type: 'move', position: { ...positionOfId(groupId, edition), card: 0 } });
  const unrefine = () =>
    dispatch({ type: 'move', position: position && { ...position, card: null } });

  return {
    perform,
    open,
    close,
    settle,
    go,
    skip,
    vote,
    tellUnsure,
    choose,
    undo,
    withdraw,
    restart,
    finish,
    change,
    refine,
    unrefine,
  };
}
