import type X from 'lucide-react/icons/x';
import { classNames } from '#ui/class-names.ts';
import styles from './icon.module.css';

/** Each icon is imported by its own name: the pages of a shared list would all carry all of them. */
export type IconDrawing = typeof X;

type IconProps = { icon: IconDrawing; size?: 'small' | 'text' | 'large' };

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
