import { useCallback, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { Lost, LOST } from '#ui/lost.tsx';
import { useNotify } from '#ui/toast-provider.tsx';

type State<Value> = { readonly value: Value | null; readonly isLost: boolean };

/** Code that comes when it is asked for, by one file for all who ask. */
export type LatePart<Value> = {
  readonly get: () => State<Value>;
  readonly subscribe: (listener: () => void) => () => void;
  /** `null` when it did not come: nothing forbids to ask again. */
  readonly ask: () => Promise<Value | null>;
};

export function late<Value>(load: () => Promise<Value>): LatePart<Value> {
  const listeners = new Set<() => void>();
  let state: State<Value> = { value: null, isLost: false };
  let asked: Promise<Value | null> | undefined;
  const become = (value: Value | null, isLost: boolean) => {
    state = { value, isLost };
    for (const listener of listeners) listener();
    return value;
  };
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask: () => {
      if (state.isLost) {
        askSheetsAgain();
        become(null, false);
      }
      asked ??= load().then(
        (value) => become(value, false),
        (error: unknown) => {
          // A fault in the code itself would pass for a lost file: the console tells them apart.
          reportError(error);
          asked = undefined;
          return become(null, true);
        },
      );
      return asked;
    },
  };
}

/** The bundler asks once for the sheet of a part, then takes a lost one for loaded. */
const lostSheets = new Set<HTMLLinkElement>();

if (typeof document !== 'undefined') {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lostSheets.add(target);
  };
  // It does not bubble.
  document.addEventListener('error', note, { capture: true });
}

function askSheetsAgain() {
  for (const link of lostSheets) link.after(link.cloneNode());
  lostSheets.clear();
}

/** Follows a part without asking for it. */
export function useLateState<Value>(part: LatePart<Value>): State<Value> {
  return useSyncExternalStore(part.subscribe, part.get, part.get);
}

/**
 * For what opens on a click: what came, and how to ask for it. Should it not come, a message says
 * so and offers to ask again; a browser may refuse to ask twice for one file, then to reload.
 */
export function useLate<Value>(part: LatePart<Value>) {
  const notify = useNotify();
  const { value } = useLateState(part);
  const ask = useCallback(
    (then?: (come: Value) => void) => {
      const attempt = async (isLast: boolean): Promise<void> => {
        const come = await part.ask();
        if (come !== null) return then?.(come);
        return notify(
          LOST,
          isLast
            ? { label: 'Recharger la page', onAction: () => location.reload() }
            : { label: 'Réessayer', onAction: () => void attempt(true) },
        );
      };
      void attempt(false);
    },
    [notify, part],
  );
  return [value, ask] as const;
}

type LateProps<Value> = {
  readonly part: LatePart<Value>;
  readonly waiting?: ReactNode;
  /** In its place when it did not come. */
  readonly lost?: ReactNode;
  readonly children: (come: Value) => ReactNode;
};

/** For what has its place in the page: there it is awaited, and there its loss is told. */
export function Late<Value>({ part, waiting, lost, children }: LateProps<Value>) {
  const { value, isLost } = useLateState(part);
  useEffect(() => void part.ask(), [part]);
  if (value !== null) return children(value);
  if (!isLost) return waiting;
  return lost === undefined ? <Lost onRetry={() => void part.ask()} /> : lost;
}
