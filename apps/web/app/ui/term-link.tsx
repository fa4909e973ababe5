import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './term-link.module.css';

/** A word that the lexicon explains: its dots say so to the eye, its last word to the ear. */
export function TermLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles['term']}>
      {children}
      <VisuallyHidden> (définition)</VisuallyHidden>
    </Link>
  );
}
