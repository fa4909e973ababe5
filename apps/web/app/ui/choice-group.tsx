import type { ReactNode } from 'react';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './choice-group.module.css';

/** Screen readers read `label` before each button. */
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
