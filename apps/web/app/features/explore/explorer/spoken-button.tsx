import type { ReactNode } from 'react';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './spoken-button.module.css';

type SpokenButtonProps = {
  /** Accessible name, in one sentence: figures in columns are hard to follow when read. */
  readonly name: string;
  /** Id of the facts, used as the accessible description. */
  readonly factsId?: string;
  readonly isOpen: boolean;
  readonly className: string | undefined;
  readonly onToggle: () => void;
  readonly children: ReactNode;
};

/**
 * A row of figures that opens. The name is hidden text, because `aria-label` would override the
 * visible facts.
 */
export function SpokenButton(props: SpokenButtonProps) {
  const { name, factsId, isOpen, className, onToggle, children } = props;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-describedby={factsId}
      className={className}
      onClick={onToggle}
    >
      <VisuallyHidden>{name}</VisuallyHidden>
      <span aria-hidden="true" className={styles['seen']}>
        {children}
      </span>
    </button>
  );
}
