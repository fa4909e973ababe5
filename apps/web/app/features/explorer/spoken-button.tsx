import type { ReactNode } from 'react';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './spoken-button.module.css';

type SpokenButtonProps = {
  /** What is heard, in one sentence: figures in columns would be heard as a heap. */
  readonly name: string;
  /** What is also written beside the figures: heard after the name, as a description. */
  readonly factsId?: string;
  readonly isOpen: boolean;
  readonly className: string | undefined;
  readonly onToggle: () => void;
  readonly children: ReactNode;
};

/** A row of figures that opens. A label would hide what is written; here it is said otherwise. */
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
