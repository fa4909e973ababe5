import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import type { LucideIcon } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './text-link.module.css';

type TextLinkProps = LinkProps & { icon?: LucideIcon; children: ReactNode };

export function TextLink({ icon, className, children, ...rest }: TextLinkProps) {
  return (
    <Link {...rest} className={classNames(icon && styles['withIcon'], className)}>
      {icon && <Icon icon={icon} />}
      {icon ? <span>{children}</span> : children}
    </Link>
  );
}
