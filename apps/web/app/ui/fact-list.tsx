import { Fragment, type ReactNode } from 'react';
import { TermLink } from '#ui/term-link.tsx';
import styles from './fact-list.module.css';

/** `term`: address of the lexicon entry for the name. */
type Fact = readonly [name: string, content: ReactNode, term?: string];

export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map(([name, content, term]) => (
        <Fragment key={name}>
          <dt>{term === undefined ? name : <TermLink to={term}>{name}</TermLink>}</dt>
          <dd>{content}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
