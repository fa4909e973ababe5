import type { ReactNode } from 'react';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './choice-group.module.css';

/** What the choice bears on is read before each of its buttons. */
export function ChoiceGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles['group']} data-print="hide">
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      <div className={styles['grid']}>{children}</div>
    </fieldset>
  );
}
