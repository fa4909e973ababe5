import type { History } from '@nosmilliards/domain/game/history';
import { STORAGE_KEYS } from '@nosmilliards/domain/storage-key';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { BallotEngine } from './engine.ts';
import { readStored } from '#browser/storage.ts';

/** The engine with the visitor's votes as of this render. */
export type OpenBallot = Omit<BallotEngine, 'history'> & {
  readonly history: History;
};

type BallotState = {
  /** `null` until the engine is loaded. */
  readonly ballot: OpenBallot | null;
  /** Loads the engine; votes stored on this device load it too. */
  readonly open: () => void;
};

const BallotContext = createContext<BallotState | null>(null);

type BallotProviderProps = {
  /** Loads the engine once, however often it is called; never rejects. */
  readonly load: () => Promise<BallotEngine>;
  readonly children: ReactNode;
};

export function BallotProvider({ load, children }: BallotProviderProps) {
  const [engine, setEngine] = useState<BallotEngine | null>(null);
  const open = useCallback(() => void load().then(setEngine), [load]);
  const history = useSyncExternalStore(
    engine?.history.subscribe ?? neverChanges,
    () => engine?.history.get() ?? null,
    () => null,
  );

  useEffect(() => {
    const { ledger, game } = STORAGE_KEYS;
    if (readStored(ledger) !== null || readStored(game) !== null) open();
  }, [open]);

  const state = useMemo(
    () => ({ open, ballot: engine && history ? { ...engine, history } : null }),
    [engine, history, open],
  );
  return <BallotContext value={state}>{children}</BallotContext>;
}

export function useBallot(): BallotState {
  const state = use(BallotContext);
  if (state === null) throw new Error('useBallot must be used within a BallotProvider');
  return state;
}

/** For a page that shows votes: loads the engine; `null` until then. */
export function useOpenBallot(): OpenBallot | null {
  const { ballot, open } = useBallot();
  useEffect(open, [open]);
  return ballot;
}

function neverChanges() {
  return () => {};
}
