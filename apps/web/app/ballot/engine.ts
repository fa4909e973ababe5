import type { BallotAction, BallotRefusal } from '@nosmilliards/domain/game/ballot';
import type { Edition } from '@nosmilliards/domain/game/edition';
import { historyOf, perform, undo, type History } from '@nosmilliards/domain/game/history';
import { modificationsOf, type Vote } from '@nosmilliards/domain/vote/ledger';
import { accept, type Result } from '@nosmilliards/domain/result';
import { whenOthersMayHaveWritten } from '#browser/storage.ts';
import { storeOf, type Store } from '#browser/store.ts';
import { loadBallot, readBallot, saveBallot, storedMark } from './stored-ballot.ts';

/** The rules of voting over one edition, and the device's memory of the votes. */
export type BallotEngine = {
  readonly edition: Edition;
  readonly history: Omit<Store<History>, 'set'>;
  /** Saves on success; the replaced votes are for the caller to tell. */
  readonly perform: (action: BallotAction) => Result<readonly Vote[], BallotRefusal>;
  readonly undo: () => boolean;
  /**
   * Taken right after an action: undoes that action alone. False when another one came since: an
   * old message must not undo a newer vote.
   */
  readonly undoPoint: () => () => boolean;
  /** Once the store is emptied: no vote left, and none to bring back by undoing. */
  readonly forget: () => void;
  /** The state as an action has just left it, without waiting for the next render. */
  readonly latest: () => History;
  /** The votes that change something: a page without the rules need not sort them out. */
  readonly modifications: () => readonly Vote[];
  /** Called when another tab has voted and its state replaces this one: the visitor is told. */
  readonly onAdopted: (listener: () => void) => () => void;
  /** Called once, the first time the device refuses to keep a vote: the visitor is told. */
  readonly onUnsaved: (listener: () => void) => () => void;
};

export function ballotEngineOf(edition: Edition): BallotEngine {
  const history = storeOf(historyOf(loadBallot(edition)));
  const adoptions = storeOf(0);
  const unsaved = storeOf(false);
  /** What this tab last read or wrote: anything else in the store comes from another tab. */
  let known = storedMark();
  /** Once is enough until this tab votes again: a whole game may be played next door. */
  let isTold = false;

  function keep(next: History) {
    isTold = false;
    history.set(next);
    if (!saveBallot(next.present, edition) && !unsaved.get()) unsaved.set(true);
    // Read back: a browser that refuses to write keeps what it had.
    known = storedMark();
  }

  /**
   * Undoing a step of this tab would erase the votes of the other: its past is dropped. A stored
   * value that cannot be read is left alone; the votes in memory are better.
   */
  function adoptOtherTab() {
    if (storedMark() === known) return;
    known = storedMark();
    const ballot = readBallot(edition);
    if (ballot === null) return;
    history.set(historyOf(ballot));
    if (isTold) return;
    isTold = true;
    adoptions.set(adoptions.get() + 1);
  }

  whenOthersMayHaveWritten(adoptOtherTab);

  function undoLast() {
    adoptOtherTab();
    const undone = undo(history.get());
    if (undone.ok) keep(undone.value);
    return undone.ok;
  }

  return {
    edition,
    history,
    latest: history.get,
    modifications: () => modificationsOf(history.get().present.ledger),
    onAdopted: adoptions.subscribe,
    onUnsaved: unsaved.subscribe,
    perform: (action) => {
      adoptOtherTab();
      const performed = perform(history.get(), edition, action);
      if (!performed.ok) return performed;
      keep(performed.value.history);
      return accept(performed.value.replaced);
    },
    forget: () => {
      known = storedMark();
      history.set(historyOf(loadBallot(edition)));
    },
    undo: undoLast,
    undoPoint: () => {
      // Moving through the cards makes a new history over the same past.
      const { past } = history.get();
      return () => {
        adoptOtherTab();
        return history.get().past === past && undoLast();
      };
    },
  };
}
