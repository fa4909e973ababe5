import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import type { ButtonVariant } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon, type IconDrawing } from '#ui/icon.tsx';
import styles from './button.module.css';

type ButtonLinkProps = LinkProps & {
  variant?: ButtonVariant;
  icon?: IconDrawing;
  children: ReactNode;
};

export function ButtonLink({
  variant = 'primary',
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={classNames(styles['button'], styles[variant], className)}>
      {icon && <Icon icon={icon} />}
      {children}
    </Link>
  );
}
