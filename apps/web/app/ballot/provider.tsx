import type { History } from '@nosmilliards/domain/game/history';
import { STORAGE_KEYS } from '@nosmilliards/domain/storage-key';
import {
  createContext,
  use,
  useEffect,
  useMemo,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { BallotEngine } from './engine.ts';
import { readStored } from '#browser/storage.ts';
import { useLate, type LatePart } from '#ui/late.tsx';

/** The visitor's votes, once the rules and the data they stand on are there. */
export type OpenBallot = Omit<BallotEngine, 'history'> & {
  readonly history: History;
};

type BallotState = {
  /** `null` until it is opened: most pages show nothing of it and need not pay for it. */
  readonly ballot: OpenBallot | null;
  /** A page where one votes calls it; earlier votes on this device call it too. */
  readonly open: () => void;
};

const BallotContext = createContext<BallotState | null>(null);

type BallotProviderProps = {
  readonly engine: LatePart<BallotEngine>;
  readonly children: ReactNode;
};

export function BallotProvider({ engine: part, children }: BallotProviderProps) {
  const [engine, open] = useLate(part);
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

function neverChanges() {
  return () => {};
}
