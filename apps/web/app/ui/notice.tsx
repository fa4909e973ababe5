import type { ReactNode } from 'react';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './notice.module.css';

type NoticeProps = { tone?: 'info' | 'warning'; title?: string; children: ReactNode };

/** A remark in the page. The result of an action goes to the toast region instead. */
export function Notice({ tone = 'info', title, children }: NoticeProps) {
  return (
    <div className={classNames(styles['notice'], styles[tone])}>
      <span className={styles['mark']}>
        <Icon icon={tone === 'info' ? Info : TriangleAlert} />
      </span>
      <div className={styles['body']}>
        {title !== undefined && <p className={styles['title']}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
