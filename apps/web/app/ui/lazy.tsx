import { lazy, useEffect, type ComponentType } from 'react';
import { useNotify } from '#ui/toast-provider.tsx';

/** `isRetry`: the attempt was asked for by the message, so a second failure offers a reload. */
type Attempt = (isRetry: boolean) => void;

/** The attempts of the loads that failed and were not asked for again since. */
const lost = new Set<Attempt>();

/** Set while `LostFiles` is mounted. */
let tellLost: Attempt | undefined;

/**
 * Loads once, for all callers, who get the same promise. It never rejects: after a failure it stays
 * pending, `LostFiles` tells the visitor, and it resolves when a later attempt succeeds. Calling the
 * function again after a failure is such an attempt: the control that asked still works.
 */
export function retrying<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let resolve: (value: Value) => void;
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  let isAsked = false;
  const attempt: Attempt = (isRetry) => {
    load().then(
      (value) => resolve(value),
      (error: unknown) => {
        // Logged, to tell a failed download from an exception thrown by the module.
        reportError(error);
        lost.add(attempt);
        tellLost?.(isRetry);
      },
    );
  };
  return () => {
    if (lost.has(attempt)) retryLost(false);
    else if (!isAsked) attempt(false);
    isAsked = true;
    return promise;
  };
}

const retryLost: Attempt = (isRetry) => {
  const attempts = [...lost];
  lost.clear();
  refetchStyles();
  for (const attempt of attempts) attempt(isRetry);
};

/** Vite requests the style sheet of a module once, and treats a failed one as loaded. */
function refetchStyles() {
  for (const link of document.querySelectorAll('link[rel=stylesheet][crossorigin]')) {
    link.after(link.cloneNode());
  }
}

/** Only Chromium requests a failed module again; the other engines keep the failure until reload. */
function canRefetchModules(): boolean {
  // oxlint-disable-next-line no-restricted-globals -- engine detection, not clipboard or share
  return 'userAgentData' in navigator;
}

/** One message for all failed files. Rendered once, by the layout. */
export function LostFiles() {
  const notify = useNotify();
  useEffect(() => {
    tellLost = (isRetry) => {
      const mustReload = isRetry || !canRefetchModules();
      notify('Un fichier du site n’est pas arrivé.', {
        label: mustReload ? 'Recharger la page' : 'Réessayer',
        onAction: () => (mustReload ? location.reload() : retryLost(true)),
        stays: true,
      });
    };
    return () => {
      tellLost = undefined;
    };
  }, [notify]);
  return null;
}

/**
 * A component whose code is loaded when it is first rendered, or by `load()`. Render it under a
 * `<Suspense fallback={null}>` that is already mounted, and show it in `startTransition`: React
 * keeps a fallback for 300 ms, which would delay the window.
 */
export function lazyWindow<Props>(load: () => Promise<ComponentType<Props>>) {
  const loadOnce = retrying(load);
  const Window = lazy(async () => ({ default: await loadOnce() }));
  return Object.assign(Window, { load: loadOnce });
}
