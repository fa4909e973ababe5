import { useEffect, useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import X from 'lucide-react/icons/x';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './dialog.module.css';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  actions?: ReactNode;
  /** At the foot of a phone screen, for what is done again and again with one thumb. */
  isNearThumb?: boolean;
  /** One that grows as one types stays put at the top; that of a card stands over the card. */
  place?: 'middle' | 'top' | 'table';
  /** What one came for, when it is not to read: a field to type in. */
  initialFocus?: RefObject<HTMLElement | null> | 'first-field';
  /** Its words are heard with the title: a question is not answered without its consequence. */
  isQuestion?: boolean;
  children: ReactNode;
};

/** Modal: the browser traps the focus, closes on Escape and gives the focus back to the opener. */
export function Dialog({
  open,
  onClose,
  title,
  actions,
  isNearThumb = false,
  place = 'middle',
  initialFocus,
  isQuestion = false,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const wordsId = useId();

  // With the commit itself: a key pressed right after must find the page as it looks.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === open) return;
    if (open) {
      element.showModal();
      const field =
        initialFocus === 'first-field' ? element.querySelector('input') : initialFocus?.current;
      // Not the title, which Orca takes for read: the window itself, heard with its name and words.
      (field ?? element).focus();
    } else {
      element.close();
    }
  }, [initialFocus, open]);

  // What had the focus is gone: the window itself keeps it, rather than the page behind.
  useLayoutEffect(() => {
    if (open && document.activeElement === document.body) dialog.current?.focus();
  });

  useEffect(() => {
    const element = dialog.current;
    // The inner box covers the whole dialog: a click that lands on the dialog itself is outside.
    const closeFromBackdrop = (event: MouseEvent) => {
      if (event.target === element) element?.close();
    };
    element?.addEventListener('click', closeFromBackdrop);
    return () => element?.removeEventListener('click', closeFromBackdrop);
  }, []);

  // The event comes a moment after the closing: late, it must not close what was opened since.
  function closedByVisitor() {
    if (open && dialog.current?.open === false) onClose();
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={isQuestion ? wordsId : undefined}
      onClose={closedByVisitor}
      className={classNames(styles['dialog'], styles[place], isNearThumb && styles['nearThumb'])}
    >
      <div className={styles['box']}>
        <div className={styles['head']}>
          <h2 id={titleId} className={styles['title']}>
            {title}
          </h2>
          <Button variant="quiet" icon={X} onClick={() => dialog.current?.close()}>
            Fermer
          </Button>
        </div>
        {isQuestion ? (
          <div id={wordsId} className={styles['words']}>
            {children}
          </div>
        ) : (
          children
        )}
        {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      </div>
    </dialog>
  );
}
