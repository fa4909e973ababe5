import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { Icon, type IconDrawing } from '#ui/icon.tsx';
import styles from './text-link.module.css';

type TextLinkProps = LinkProps & { icon?: IconDrawing; children: ReactNode };

export function TextLink({ icon, className, children, ...rest }: TextLinkProps) {
  return (
    <Link {...rest} className={classNames(icon && styles['withIcon'], className)}>
      {icon && <Icon icon={icon} />}
      {icon ? <span>{children}</span> : children}
    </Link>
  );
}
