import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon, type IconDrawing } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'play';

type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> & {
  variant?: ButtonVariant;
  icon?: IconDrawing;
  pressed?: boolean;
  /** Why the button is disabled. It stays focusable, so that the reason can be read. */
  unavailable?: string | undefined;
  /** The reason is already visible on the page: it is only announced. */
  isReasonPlain?: boolean;
  children: ReactNode;
};

export function Button({
  variant = 'secondary',
  icon,
  pressed,
  unavailable,
  isReasonPlain = false,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const button = (
    <button
      type="button"
      {...rest}
      className={classNames(styles['button'], styles[variant], className)}
      aria-pressed={pressed}
      {...(unavailable === undefined
        ? { onClick }
        : { 'aria-disabled': true, 'aria-describedby': reasonId })}
    >
      {icon && <Icon icon={icon} />}
      {children}
    </button>
  );
  // The same element with or without a reason: a new one would lose the focus.
  if (unavailable === undefined || isReasonPlain) {
    return (
      <>
        {button}
        {unavailable !== undefined && <VisuallyHidden id={reasonId}>{unavailable}</VisuallyHidden>}
      </>
    );
  }
  return (
    <span className={styles['explained']}>
      {button}
      <span id={reasonId} className={styles['reason']}>
        {unavailable}
      </span>
    </span>
  );
}
