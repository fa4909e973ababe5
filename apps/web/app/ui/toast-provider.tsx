import { createContext, use, useCallback, useRef, useState, type ReactNode } from 'react';
import { ToastRegion, type Toast } from '#ui/toast-region.tsx';

/** `'problem'`: refused or failed, announced at once. */
export type Notify = (text: string, more?: Toast['action'] | 'problem') => void;

const NotifyContext = createContext<Notify | null>(null);

/** Holds the messages not yet dismissed. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const count = useRef(0);

  const notify = useCallback<Notify>((text, more) => {
    count.current += 1;
    const id = String(count.current);
    const toast: Toast =
      more === 'problem'
        ? { id, text, isProblem: true }
        : { id, text, action: more, isProblem: more?.stays };
    // A repeated message replaces itself.
    setToasts((shown) => [...shown.filter((other) => other.text !== text), toast]);
  }, []);

  const dismiss = useCallback((id: string) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);

  return (
    <NotifyContext value={notify}>
      {children}
      <ToastRegion toasts={toasts} onDismiss={dismiss} />
    </NotifyContext>
  );
}

export function useNotify(): Notify {
  const notify = use(NotifyContext);
  if (notify === null) throw new Error('useNotify must be used within a ToastProvider');
  return notify;
}
