import type { ComponentProps, ReactNode } from 'react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './disclosure.module.css';

type DisclosureProps = ComponentProps<'details'> & {
  summary: ReactNode;
  /** At the other end of the summary, in fewer words: « facultatif ». */
  aside?: string;
  /** `block`: a ruled row. `inline`: looks like a link in a text. */
  look?: 'block' | 'inline';
  children: ReactNode;
};

export function Disclosure({
  summary,
  aside,
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
        {aside !== undefined && <small className={styles['aside']}> {aside}</small>}
      </summary>
      <div className={styles['content']}>{children}</div>
    </details>
  );
}
