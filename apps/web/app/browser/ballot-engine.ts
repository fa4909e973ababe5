import type { BallotAction, BallotRefusal } from '@nosmilliards/domain/ballot';
import type { Edition } from '@nosmilliards/domain/edition';
import { historyOf, perform, undo, type History } from '@nosmilliards/domain/history';
import type { Vote } from '@nosmilliards/domain/ledger';
import { accept, type Result } from '@nosmilliards/domain/result';
import { loadBallot, saveBallot } from './stored-ballot.ts';

/** The rules of voting over one edition, and the device's memory of the votes. */
export type BallotEngine = {
  readonly edition: Edition;
  readonly history: () => History;
  /** Saves on success; the replaced votes are for the caller to tell. */
  readonly perform: (action: BallotAction) => Result<readonly Vote[], BallotRefusal>;
  readonly undo: () => void;
  /** For `useSyncExternalStore`; returns how to stop listening. */
  readonly subscribe: (listener: () => void) => () => void;
};

export function ballotEngineOf(edition: Edition): BallotEngine {
  const listeners = new Set<() => void>();
  let history = historyOf(loadBallot(edition, Date.now()));

  function keep(next: History) {
    history = next;
    saveBallot(next.present, edition);
    for (const listener of listeners) listener();
  }

  return {
    edition,
    history: () => history,
    perform: (action) => {
      const performed = perform(history, edition, action);
      if (!performed.ok) return performed;
      keep(performed.value.history);
      return accept(performed.value.replaced);
    },
    undo: () => {
      const undone = undo(history);
      if (undone.ok) keep(undone.value);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
