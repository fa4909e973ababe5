import { useCallback, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { Lost, LOST } from '#ui/lost.tsx';
import { useNotify } from '#ui/toast-provider.tsx';

/** `undefined` until it comes, `null` when it was lost. */
type Come<Value> = Value | null | undefined;

/** Code that comes when it is asked for, by one file for all who ask. */
export type LatePart<Value> = {
  readonly get: () => Come<Value>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Nothing forbids to ask again for what was lost. */
  readonly ask: () => Promise<Come<Value>>;
};

export function late<Value>(load: () => Promise<Value>): LatePart<Value> {
  const listeners = new Set<() => void>();
  let come: Come<Value>;
  let asked: Promise<Come<Value>> | undefined;
  const become = (next: Come<Value>) => {
    come = next;
    for (const listener of listeners) listener();
    return come;
  };
  return {
    get: () => come,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask: () => {
      if (come === null) become(askSheetsAgain());
      asked ??= load().then(become, (error: unknown) => {
        // A fault in the code itself would pass for a lost file: the console tells them apart.
        reportError(error);
        asked = undefined;
        return become(null);
      });
      return asked;
    },
  };
}

/** The bundler asks once for the sheet of a part, then takes a lost one for loaded. */
function askSheetsAgain(): undefined {
  for (const link of document.querySelectorAll('link[rel=stylesheet][crossorigin]')) {
    link.after(link.cloneNode());
  }
}

/** Follows a part without asking for it. */
export function useCome<Value>({ subscribe, get }: LatePart<Value>): Come<Value> {
  return useSyncExternalStore(subscribe, get, get);
}

/**
 * For what opens on a click: what came, and how to ask for it. Should it not come, a message says
 * so and offers to ask again; a browser may refuse to ask twice for one file, then to reload.
 */
export function useLate<Value>(part: LatePart<Value>) {
  const notify = useNotify();
  const ask = useCallback(
    (then?: (come: Value) => void) => {
      const attempt = async (isAgain?: boolean): Promise<void> => {
        const come = await part.ask();
        if (come) return then?.(come);
        return notify(
          LOST,
          isAgain
            ? { label: 'Recharger la page', onAction: () => location.reload() }
            : { label: 'Réessayer', onAction: () => void attempt(true) },
        );
      };
      void attempt();
    },
    [notify, part],
  );
  return [useCome(part), ask] as const;
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
  const [come, ask] = useLate(part);
  useEffect(() => void part.ask(), [part]);
  if (come) return children(come);
  if (come === undefined) return waiting;
  return lost === undefined ? <Lost onRetry={ask} /> : lost;
}
