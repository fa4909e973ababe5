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
  /** A dialog that grows as one types stays put at the top. */
  place?: 'middle' | 'top';
  /** What one came for, when it is not to read: a field to type in. */
  initialFocus?: RefObject<HTMLElement | null> | 'first-field';
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
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  // With the commit itself: a key pressed right after must find the page as it looks.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === open) return;
    if (open) {
      element.showModal();
      const target =
        initialFocus === 'first-field'
          ? element.querySelector('input')
          : (initialFocus ?? heading).current;
      target?.focus();
    } else {
      element.close();
    }
  }, [initialFocus, open]);

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
      onClose={closedByVisitor}
      className={classNames(styles['dialog'], styles[place], isNearThumb && styles['nearThumb'])}
    >
      <div className={styles['box']}>
        <div className={styles['head']}>
          <h2 ref={heading} id={titleId} tabIndex={-1} className={styles['title']}>
            {title}
          </h2>
          <Button variant="quiet" icon={X} onClick={() => dialog.current?.close()}>
            Fermer
          </Button>
        </div>
        {children}
        {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      </div>
    </dialog>
  );
}
