import type { HTMLAttributes } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './card.module.css';

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'article' | 'section' | 'li';
  /** The one object of the page that can be acted upon: at most one at a time. */
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
