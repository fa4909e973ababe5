import type { HTMLAttributes } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './card.module.css';

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'article' | 'section' | 'li';
  /** Raised by a shadow; at most one on a page. */
  active?: boolean;
};

export function Card({ as: Element = 'div', active = false, className, ...rest }: CardProps) {
  return (
    <Element
      {...rest}
      className={classNames(styles['card'], active && styles['active'], className)}
    />
  );
}
