import type { BallotAction, BallotRefusal } from '@nosmilliards/domain/ballot';
import type { Edition } from '@nosmilliards/domain/edition';
import { historyOf, perform, undo, type History } from '@nosmilliards/domain/history';
import type { Vote } from '@nosmilliards/domain/ledger';
import { accept, type Result } from '@nosmilliards/domain/result';
import { storeOf, type Store } from './store.ts';
import { loadBallot, saveBallot } from './stored-ballot.ts';

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
};

export function ballotEngineOf(edition: Edition): BallotEngine {
  const history = storeOf(historyOf(loadBallot(edition, Date.now())));

  function keep(next: History) {
    history.set(next);
    saveBallot(next.present, edition);
  }

  function undoLast() {
    const undone = undo(history.get());
    if (undone.ok) keep(undone.value);
    return undone.ok;
  }

  return {
    edition,
    history,
    perform: (action) => {
      const performed = perform(history.get(), edition, action);
      if (!performed.ok) return performed;
      keep(performed.value.history);
      return accept(performed.value.replaced);
    },
    undo: undoLast,
    undoPoint: () => {
      // Moving through the cards makes a new history over the same past.
      const { past } = history.get();
      return () => history.get().past === past && undoLast();
    },
  };
}
