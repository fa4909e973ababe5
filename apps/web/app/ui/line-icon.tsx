import { classNames } from '#ui/class-names.ts';
import styles from './icon.module.css';
import sprite from './icons.svg?url';

type LineIconProps = { name: string; size?: 'small' | 'text' | 'large' };

/** An icon named by the dataset, from the sprite. Always beside text, so hidden. */
export function LineIcon({ name, size = 'text' }: LineIconProps) {
  return (
    <svg aria-hidden="true" className={classNames(styles['icon'], styles[size])}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
