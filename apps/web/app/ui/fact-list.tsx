import { Fragment, type ReactNode } from 'react';
import { TermLink } from '#ui/term-link.tsx';
import styles from './fact-list.module.css';

/** `term` leads to the word of the lexicon that explains the name. */
type Fact = readonly [name: string, content: ReactNode, term?: string];

/** Names and what they are worth, one per ruled row. */
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
