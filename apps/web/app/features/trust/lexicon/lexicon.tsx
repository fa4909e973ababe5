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
  readonly isOfSite: boolean;
};

/** Words of the budget by letter, then those of the site and its game, which nobody looks for elsewhere. */
export function Lexicon({ terms }: { readonly terms: readonly Term[] }) {
  const ofSite = terms.filter(({ isOfSite }) => isOfSite);
  const ofBudget = terms.filter(({ isOfSite }) => !isOfSite);
  const letters = byLetter(ofBudget);
  return (
    <div className="stack-5">
      <PageHeading
        lede={
          <>
            {ofBudget.length} mots du budget public, en une ou deux phrases, puis{' '}
            <a href="#site">{ofSite.length} mots de ce site</a>.
          </>
        }
      >
        Lexique
      </PageHeading>
      <section aria-labelledby="budget" className="stack-4">
        <h2 id="budget" tabIndex={-1}>
          Les mots du budget
        </h2>
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
            <h3 id={`lettre-${letter}`} tabIndex={-1}>
              {letter}
            </h3>
            <Entries terms={group} />
          </section>
        ))}
      </section>
      <section aria-labelledby="site" className="stack-4">
        <h2 id="site" tabIndex={-1}>
          Les mots du site
        </h2>
        <p>
          Ils se rencontrent dans <Link to={paths.explorer}>l’explorateur</Link>,{' '}
          <Link to={paths.game}>le jeu de cartes</Link> et{' '}
          <Link to={paths.results}>vos résultats</Link>.
        </p>
        <Entries terms={ofSite} />
      </section>
    </div>
  );
}

function Entries({ terms }: { readonly terms: readonly Term[] }) {
  return (
    <dl className={styles['terms']}>
      {terms.map((term) => (
        <Entry key={term.id} term={term} />
      ))}
    </dl>
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
