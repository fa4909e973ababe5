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
  /**
   * The last step, whatever it was. Given the number of steps there were, only if none was taken
   * since: an old message must not undo a newer vote. False when nothing was undone.
   */
  readonly undo: (steps?: number) => boolean;
};

export function ballotEngineOf(edition: Edition): BallotEngine {
  const history = storeOf(historyOf(loadBallot(edition, Date.now())));

  function keep(next: History) {
    history.set(next);
    saveBallot(next.present, edition);
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
    undo: (steps) => {
      if (steps !== undefined && steps !== history.get().past.length) return false;
      const undone = undo(history.get());
      if (undone.ok) keep(undone.value);
      return undone.ok;
    },
  };
}
