import { Fragment } from 'react';
import { Link } from 'react-router';
import { piecePath } from '#site/path.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import styles from './pieces-page.module.css';

type PiecesPageProps = {
  readonly sources: readonly {
    readonly id: string;
    readonly title: string;
    readonly producer: string;
    /** « 102 emplois ». */
    readonly uses: string;
    readonly consulted: string;
    readonly pieces: readonly { readonly page: string; readonly title: string }[];
  }[];
};

/** Every source, with links to the pages of its pieces. */
export function PiecesPage({ sources }: PiecesPageProps) {
  return (
    <div className="stack-5">
      <PageHeading lede="Les documents d’où viennent les chiffres, des plus employés aux moins employés. Une pièce est un extrait : ses cellules, l’adresse du document, son empreinte, et les lignes qui s’en servent.">
        Sources et pièces
      </PageHeading>
      <ol className={styles['sources']}>
        {sources.map(({ id, title, producer, uses, consulted, pieces }) => (
          <li key={id}>
            <strong>{title}</strong> {`(${producer}). ${uses}, consulté le ${consulted}.`}
            {pieces.map(({ page, title: name }, index) => (
              <Fragment key={page}>
                {index === 0 ? ' Pièces\u00A0: ' : '\u202F; '}
                <Link to={piecePath(page)}>{name}</Link>
              </Fragment>
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}
