import type { LucideIcon } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import styles from './icon.module.css';

type IconProps = { icon: LucideIcon; size?: 'small' | 'text' | 'large' };

/** Always beside words, so always hidden from assistive technology. */
export function Icon({ icon: Drawing, size = 'text' }: IconProps) {
  return <Drawing aria-hidden="true" className={classNames(styles['icon'], styles[size])} />;
}

/** The same, where the page holds the path itself. */
export function PathIcon({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={classNames(styles['icon'], styles['text'])}
    >
      <path d={path} />
    </svg>
  );
}
