import { Fragment } from 'react';
import { Link } from 'react-router';
import { paths, termPath } from '#site/path.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { byLetter } from './by-letter.ts';
import styles from './lexicon.module.css';

type Term = {
  readonly id: string;
  readonly term: string;
  readonly definition: string;
  readonly see: readonly { readonly id: string; readonly term: string }[];
  readonly reference: string;
};

export function Lexicon({ terms }: { readonly terms: readonly Term[] }) {
  const letters = byLetter(terms);
  return (
    <div className="stack-5">
      <PageHeading lede={`${terms.length} mots du budget public, en une ou deux phrases.`}>
        Lexique
      </PageHeading>
      <nav aria-label="Lettres" data-print="hide">
        <ul className={styles['letters']}>
          {letters.map(([letter]) => (
            <li key={letter}>
              <a href={`#lettre-${letter}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      {letters.map(([letter, group]) => (
        <section key={letter} aria-labelledby={`lettre-${letter}`} className={styles['section']}>
          <h2 id={`lettre-${letter}`} tabIndex={-1}>
            {letter}
          </h2>
          <dl className={styles['terms']}>
            {group.map((term) => (
              <Entry key={term.id} term={term} />
            ))}
          </dl>
        </section>
      ))}
      <p>
        Ces mots se rencontrent dans <Link to={paths.explorer}>l’explorateur</Link>,{' '}
        <Link to={paths.game}>le jeu de cartes</Link> et{' '}
        <Link to={paths.results}>vos résultats</Link>.
      </p>
    </div>
  );
}

function Entry({ term: { id, term, definition, see, reference } }: { readonly term: Term }) {
  return (
    <>
      <dt id={id} tabIndex={-1}>
        {term}
      </dt>
      <dd>{definition}</dd>
      {(reference !== '' || see.length > 0) && (
        <dd className={styles['aside']}>
          {reference !== '' && `${reference}. `}
          {see.length > 0 && 'Voir : '}
          {see.map((other, index) => (
            <Fragment key={other.id}>
              {index > 0 && ', '}
              <Link to={termPath(other.id)}>{other.term}</Link>
            </Fragment>
          ))}
        </dd>
      )}
    </>
  );
}
