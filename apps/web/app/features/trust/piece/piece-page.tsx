import { Fragment } from 'react';
import { Link } from 'react-router';
import { paths } from '#site/path.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { ExternalLink } from '#ui/external-link.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import type { PieceData } from '#page-data/piece.server.ts';
import styles from './piece-page.module.css';
import { YearTable } from './year-table.tsx';

/** The cells read in a document, to trace an amount to its source. */
export function PiecePage({ data }: { readonly data: PieceData }) {
  const { title, producer, lede, document, copy, facts, file, table } = data;
  return (
    <div className="stack-6">
      <div className={styles['head']}>
        <Breadcrumb steps={[{ to: paths.data, title: 'Données et sources' }]} here={title} />
        <PageHeading eyebrow={`Pièce · ${producer}`} lede={lede}>
          {title}
        </PageHeading>
      </div>
      <section aria-labelledby="document" className={styles['section']}>
        <h2 id="document">Le document</h2>
        <FactList
          facts={[
            [
              'Titre',
              <ExternalLink key="document" href={document.url}>
                {document.title}
              </ExternalLink>,
            ],
            ...(copy === ''
              ? []
              : [
                  [
                    'Fichier lu',
                    <ExternalLink key="copy" href={copy}>
                      Dans un dépôt public
                    </ExternalLink>,
                  ] as const,
                ]),
            ...facts,
          ]}
        />
        <p className={styles['file']} data-print="hide">
          <a href={file} download>
            {table === null
              ? 'Télécharger les cellules de toutes les pièces (CSV, Licence Ouverte)'
              : 'Télécharger cette table (CSV, Licence Ouverte)'}
          </a>
        </p>
      </section>
      <section aria-labelledby="cellules" className={styles['section']}>
        <h2 id="cellules">Les cellules</h2>
        {table === null ? <Cells cells={data.cells} /> : <YearTable table={table} />}
      </section>
    </div>
  );
}

/** Two columns only: they fit a phone, and keep the longest piece under the limit of DOM nodes. */
function Cells({ cells }: Pick<PieceData, 'cells'>) {
  return (
    <table className={styles['cells']}>
      <caption>
        Une ligne marquée d’un trait sert à un montant du site, nommé sous la cellule.
      </caption>
      <thead>
        <tr>
          <th scope="col">Cellule</th>
          <th scope="col">Valeur écrite</th>
        </tr>
      </thead>
      <tbody>
        {cells.map(({ key, label, value, uses }) => (
          <tr
            key={key}
            id={key}
            tabIndex={-1}
            className={uses.length > 0 ? styles['used'] : undefined}
          >
            <th scope="row">
              {label}
              {uses.map(({ to, title }, index) => (
                <Fragment key={title}>
                  {index === 0 ? '.\nSert à\u00A0: ' : ', '}
                  <Link to={to}>{title}</Link>
                </Fragment>
              ))}
            </th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
