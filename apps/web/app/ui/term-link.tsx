import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './term-link.module.css';

/** A word defined in the lexicon: dotted underline on screen, hidden text for screen readers. */
export function TermLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles['term']}>
      {children}
      <VisuallyHidden> (définition)</VisuallyHidden>
    </Link>
  );
}
