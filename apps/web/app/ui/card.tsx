import type { HTMLAttributes } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './card.module.css';

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'article' | 'section';
};

/** Raised by a shadow; at most one on a page. */
export function Card({ as: Element = 'div', className, ...rest }: CardProps) {
  return <Element {...rest} className={classNames(styles['card'], className)} />;
}
