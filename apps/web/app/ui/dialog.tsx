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
  /** At the bottom of a phone screen, within reach of the thumb, for repeated actions. */
  isNearThumb?: boolean;
  /** `top`: does not move when its content grows. `table`: covers the card of the game. */
  place?: 'middle' | 'top' | 'table';
  /** Focused on opening; by default the dialog itself. */
  initialFocus?: RefObject<HTMLElement | null> | 'first-field' | 'close-button';
  /**
   * Adds the content to the accessible description, so that the consequence is read with the
   * question.
   */
  isQuestion?: boolean;
  /** Hides the page behind, which would give the answer. */
  isCurtain?: boolean;
  children: ReactNode;
};

/** Modal: the browser traps the focus, closes on Escape and restores the focus. */
export function Dialog({
  open,
  onClose,
  title,
  actions,
  isNearThumb = false,
  place = 'middle',
  initialFocus,
  isQuestion = false,
  isCurtain = false,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const wordsId = useId();

  // Layout effect: a key pressed right after the commit must find the dialog open.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === open) return;
    if (open) {
      element.showModal();
      const field =
        typeof initialFocus === 'string'
          ? element.querySelector(initialFocus === 'first-field' ? 'input' : 'button')
          : initialFocus?.current;
      // Not the title, which Orca would then skip: on the dialog, it reads the name and the
      // content.
      (field ?? element).focus();
      // What is typed replaces what was left there.
      if (field instanceof HTMLInputElement) field.select();
    } else {
      element.close();
    }
  }, [initialFocus, open]);

  // The focused element was removed: the dialog takes the focus, not the page behind it.
  useLayoutEffect(() => {
    if (open && document.activeElement === document.body) dialog.current?.focus();
  });

  useEffect(() => {
    const element = dialog.current;
    // The inner box covers the whole dialog: a click whose target is the dialog is on the backdrop.
    const closeFromBackdrop = (event: MouseEvent) => {
      if (event.target === element) element?.close();
    };
    element?.addEventListener('click', closeFromBackdrop);
    return () => element?.removeEventListener('click', closeFromBackdrop);
  }, []);

  // `close` fires asynchronously: it must not close a dialog opened again since.
  function closedByVisitor() {
    if (open && dialog.current?.open === false) onClose();
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={isQuestion ? wordsId : undefined}
      onClose={closedByVisitor}
      className={classNames(
        styles['dialog'],
        styles[place],
        isNearThumb && styles['nearThumb'],
        isCurtain && styles['curtain'],
      )}
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
