import { useEffect, useRef, useState } from 'react';
import X from 'lucide-react/icons/x';
import { Button } from '#ui/button.tsx';
import styles from './toast-region.module.css';

export type Toast = {
  id: string;
  text: string;
  action?:
    | {
        label: string;
        onAction: () => void;
        /** Focuses the button, when the action that it undoes removed the focused control. */
        takesFocus?: boolean;
        /** No timeout: something is missing until the visitor answers. */
        stays?: boolean;
      }
    | undefined;
  /** Refused or failed: `role="alert"` in place of `status` (RGAA 7.5). */
  isProblem?: boolean | undefined;
  /** Milliseconds; never less than `SHORTEST`. */
  duration?: number;
};

type ToastRegionProps = { toasts: readonly Toast[]; onDismiss: (id: string) => void };

const SHORTEST = 6_000;
/** Milliseconds: reaching a button takes longer than reading a sentence. */
const WITH_ACTION = 12_000;

/** Rendered at load, even when empty: a status region inserted with its text is not announced. */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  return (
    <div className={styles['region']} data-print="hide">
      {/* `output` takes no paragraphs and is announced by fewer screen readers. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div role="status">{messagesOf(toasts.filter(({ isProblem }) => !isProblem))}</div>
      {messagesOf(toasts.filter(({ isProblem }) => isProblem))}
    </div>
  );

  function messagesOf(some: readonly Toast[]) {
    return some.map((toast) => <ToastMessage key={toast.id} toast={toast} onDismiss={onDismiss} />);
  }
}

type ToastMessageProps = { toast: Toast; onDismiss: (id: string) => void };

function ToastMessage({ toast, onDismiss }: ToastMessageProps) {
  const { id, text, action, duration = action ? WITH_ACTION : SHORTEST } = toast;
  const takesFocus = action?.takesFocus ?? false;
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = hovered || focused;
  const actionButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (takesFocus) actionButton.current?.focus();
  }, [takesFocus]);

  useEffect(() => {
    if (held || action?.stays) return undefined;
    const timer = setTimeout(() => onDismiss(id), Math.max(duration, SHORTEST));
    return () => clearTimeout(timer);
  }, [action, held, id, duration, onDismiss]);

  return (
    <div
      role={toast.isProblem ? 'alert' : undefined}
      className={styles['toast']}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <p className={styles['text']}>{text}</p>
      <div className={styles['actions']}>
        {action && (
          <Button
            ref={actionButton}
            variant="quiet"
            className={styles['button']}
            onClick={() => {
              onDismiss(id);
              action.onAction();
            }}
          >
            {action.label}
          </Button>
        )}
        <Button variant="quiet" icon={X} className={styles['button']} onClick={() => onDismiss(id)}>
          Fermer
        </Button>
      </div>
    </div>
  );
}
