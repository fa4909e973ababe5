import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon, type IconDrawing } from '#ui/icon.tsx';
import type { Paint } from '#ui/sector.ts';
import sectors from './sector.module.css';
import styles from './tag.module.css';

type TagProps = { sector?: Paint; icon?: IconDrawing; children: ReactNode };

export function Tag({ sector = 'plain', icon, children }: TagProps) {
  return (
    <span className={classNames(styles['tag'], sectors[sector])}>
      {icon && <Icon icon={icon} />}
      {children}
    </span>
  );
}
