import { useCallback, useEffect, useSyncExternalStore, type ReactNode } from 'react';
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

/** Asks again for whatever is still lost: one message tells them all. */
const lost = new Set<() => unknown>();

export function late<Value>(load: () => Promise<Value>): LatePart<Value> {
  const listeners = new Set<() => void>();
  let come: Come<Value>;
  let asked: Promise<Come<Value>> | undefined;
  const become = (next: Come<Value>) => {
    come = next;
    for (const listener of listeners) listener();
    return come;
  };
  const ask = () => {
    if (lost.delete(ask)) become(askSheetsAgain());
    asked ??= load().then(become, (error: unknown) => {
      // A fault in the code itself would pass for a lost file: the console tells them apart.
      reportError(error);
      asked = undefined;
      lost.add(ask);
      return become(null);
    });
    return asked;
  };
  return {
    ask,
    get: () => come,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Only Chromium does: for the others a module once lost is lost until the page is left. */
function asksTwice(): boolean {
  // oxlint-disable-next-line no-restricted-globals -- no clipboard, no share: the engine's own mark
  return 'userAgentData' in navigator;
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
 * What came, and how to ask for it. Should it not come, a message says so until it is answered: it
 * offers to ask again, then to reload; to reload at once in a browser that never asks twice.
 */
export function useLate<Value>(part: LatePart<Value>) {
  const notify = useNotify();
  const ask = useCallback(
    (then?: (come: Value) => void) => {
      const attempt = async (isAgain?: boolean): Promise<void> => {
        const come = await part.ask();
        if (come) return then?.(come);
        const mustReload = isAgain === true || !asksTwice();
        return notify('Un fichier du site n’est pas arrivé.', {
          label: mustReload ? 'Recharger la page' : 'Réessayer',
          onAction: () => {
            if (mustReload) location.reload();
            for (const again of lost) again();
            void attempt(true);
          },
          stays: true,
        });
      };
      void attempt();
    },
    [notify, part],
  );
  return [useCome(part), ask] as const;
}

type LateProps<Value> = {
  readonly part: LatePart<Value>;
  /** Holds its place until it comes. */
  readonly waiting?: ReactNode;
  readonly children: (come: Value) => ReactNode;
};

/** For what has its place in the page. */
export function Late<Value>({ part, waiting, children }: LateProps<Value>) {
  const [come, ask] = useLate(part);
  useEffect(ask, [ask]);
  return come ? children(come) : waiting;
}
