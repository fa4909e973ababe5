import type X from 'lucide-react/icons/x';
import { classNames } from '#ui/class-names.ts';
import styles from './icon.module.css';

/** Import each icon by name: a shared list would put all of them in every page. */
export type IconDrawing = typeof X;

type IconProps = { icon: IconDrawing; size?: 'small' | 'text' | 'large' };

/** Always beside text, so hidden from assistive technology. */
export function Icon({ icon: Drawing, size = 'text' }: IconProps) {
  return <Drawing aria-hidden="true" className={classNames(styles['icon'], styles[size])} />;
}
