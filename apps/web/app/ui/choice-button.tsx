import type { ComponentProps, ReactNode } from 'react';
import Check from 'lucide-react/icons/check';
import Equal from 'lucide-react/icons/equal';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import X from 'lucide-react/icons/x';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './choice-button.module.css';

export type ChoiceTone = 'neutral' | 'up' | 'down' | 'remove';

type ChoiceButtonProps = ComponentProps<'button'> & {
  tone: ChoiceTone;
  pressed: boolean;
  /** Id of the text that says why this choice is closed. The button stays focusable to be told. */
  closedBy?: string | undefined;
  children: ReactNode;
};

/* `down` and `remove` are close for deuteranopes: the icon and the word tell them apart. */
const icons = { neutral: Equal, up: TrendingUp, down: TrendingDown, remove: X };

export function ChoiceButton({
  tone,
  pressed,
  closedBy,
  className,
  onClick,
  children,
  ...rest
}: ChoiceButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={pressed}
      {...(closedBy === undefined
        ? { onClick }
        : { 'aria-disabled': true, 'aria-describedby': closedBy })}
      className={classNames(styles['choice'], styles[tone], className)}
    >
      <Icon icon={icons[tone]} />
      <span className={styles['word']}>{children}</span>
      {pressed && (
        <span className={styles['check']}>
          <Icon icon={Check} />
        </span>
      )}
    </button>
  );
}
