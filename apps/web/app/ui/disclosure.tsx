import type { ComponentProps, ReactNode } from 'react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './disclosure.module.css';

type DisclosureProps = ComponentProps<'details'> & {
  summary: ReactNode;
  /** `block`: a ruled row. `inline`: looks like a link in a text. */
  look?: 'block' | 'inline';
  children: ReactNode;
};

export function Disclosure({
  summary,
  look = 'block',
  className,
  children,
  ...rest
}: DisclosureProps) {
  return (
    <details {...rest} className={classNames(styles['details'], styles[look], className)}>
      <summary className={styles['summary']}>
        <Icon icon={ChevronRight} />
        <span>{summary}</span>
      </summary>
      <div className={styles['content']}>{children}</div>
    </details>
  );
}
