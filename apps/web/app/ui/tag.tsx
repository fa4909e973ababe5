import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { Paint } from '#ui/sector.ts';
import sectors from './sector.module.css';
import styles from './tag.module.css';

type TagProps = { sector?: Paint; children: ReactNode };

export function Tag({ sector = 'plain', children }: TagProps) {
  return <span className={classNames(styles['tag'], sectors[sector])}>{children}</span>;
}
