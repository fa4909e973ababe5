import type { BallotAction, BallotRefusal } from '@nosmilliards/domain/game/ballot';
import type { Edition } from '@nosmilliards/domain/game/edition';
import { historyOf, perform, undo, type History } from '@nosmilliards/domain/game/history';
import { modificationsOf, type Vote } from '@nosmilliards/domain/vote/ledger';
import { accept, type Result } from '@nosmilliards/domain/result';
import { whenOthersMayHaveWritten } from '#browser/storage.ts';
import { storeOf, type Store } from '#browser/store.ts';
import { loadBallot, readBallot, saveBallot, storedMark, type Restored } from './stored-ballot.ts';

/** The voting rules applied to one edition, with the votes stored on this device. */
export type BallotEngine = {
  readonly edition: Edition;
  readonly history: Omit<Store<History>, 'set'>;
  /** Saves on success, and returns the votes that were replaced, for the caller to announce. */
  readonly perform: (action: BallotAction) => Result<readonly Vote[], BallotRefusal>;
  readonly undo: () => boolean;
  /**
   * Call right after an action: the function undoes that action only. It returns false when another
   * action came since, because an old message must not undo a newer vote.
   */
  readonly undoPoint: () => () => boolean;
  /** Call once the store is cleared: removes the votes and the undo history from memory. */
  readonly forget: () => void;
  /** The state right after an action, before the next render. */
  readonly latest: () => History;
  /** The votes that change an amount; a page need not load the rules to filter them. */
  readonly modifications: () => readonly Vote[];
  /** Called when the votes of another tab replace those of this one. */
  readonly onAdopted: (listener: () => void) => () => void;
  /** What had to be changed of the stored votes on arrival: given once, for the caller to tell. */
  readonly takeMended: () => Pick<Restored, 'mended' | 'from'>;
  /** Called once, the first time the browser refuses to store a vote. */
  readonly onUnsaved: (listener: () => void) => () => void;
};

export function ballotEngineOf(edition: Edition): BallotEngine {
  const restored = loadBallot(edition);
  const history = storeOf(historyOf(restored.ballot));
  let changed: Pick<Restored, 'mended' | 'from'> = restored;
  const adoptions = storeOf(0);
  const unsaved = storeOf(false);
  /** What this tab last read or wrote; a different stored value comes from another tab. */
  let known = storedMark();
  /** One notification until this tab votes again: another tab may play a whole game. */
  let isReported = false;

  function keep(next: History) {
    isReported = false;
    history.set(next);
    if (!saveBallot(next.present, edition) && !unsaved.get()) unsaved.set(true);
    // Read back from the store: a refused write leaves the previous value.
    known = storedMark();
  }

  /**
   * Takes the votes of another tab, and drops the undo history of this one: undoing would erase
   * those votes. An unreadable stored value is ignored, and the votes in memory are kept.
   */
  function adoptOtherTab() {
    if (storedMark() === known) return;
    known = storedMark();
    const ballot = readBallot(edition);
    if (ballot === null) return;
    history.set(historyOf(ballot));
    if (isReported) return;
    isReported = true;
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
    takeMended: () => {
      const taken = changed;
      changed = { mended: [], from: null };
      return taken;
    },
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
      history.set(historyOf(loadBallot(edition).ballot));
    },
    undo: undoLast,
    undoPoint: () => {
      // Compares `past`, not the history: moving between cards makes a new history with the same
      // past.
      const { past } = history.get();
      return () => {
        adoptOtherTab();
        return history.get().past === past && undoLast();
      };
    },
  };
}
