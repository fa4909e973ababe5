import { counted } from '@nosmilliards/domain/money/counted';
import { Fragment, useState } from 'react';
import type { Shelf } from '#page-data/source-list.server.ts';
import { piecePath } from '#site/path.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { Announcement } from '#ui/live-region.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { foundIn } from './document-search.ts';
import styles from './open-data.module.css';

type Document = Shelf['sources'][number];

/** Longer lists of pieces are folded: one document has 80. */
const MOST_PIECES = 6;

/** Every document that a figure comes from, by shelf; the field keeps those that hold its words. */
export function Documents({ shelves }: { readonly shelves: readonly Shelf[] }) {
  const [question, ask] = useState('');
  const isAsked = question.trim() !== '';
  const found = foundIn(shelves, question);
  const count = found.reduce((sum, { sources }) => sum + sources.length, 0);
  const sentence =
    count === 0 ? 'Aucun document ne contient ces mots.' : counted(count, 'document');
  return (
    <>
      <div className={styles['search']}>
        <TextField
          label="Chercher un document"
          value={question}
          onChange={ask}
          autoComplete="off"
          spellCheck={false}
          hint={isAsked ? sentence : 'Par exemple\u00A0: Insee, retraites, TVA.'}
        />
      </div>
      <Announcement text={isAsked ? sentence : ''} />
      <div className={styles['shelves']}>
        {found.map(({ title, sources }) => (
          <Disclosure key={title} summary={`${title} (${sources.length})`} open={isAsked}>
            <ul className={styles['documents']}>
              {sources.map((source) => (
                <DocumentItem key={source.id} source={source} />
              ))}
            </ul>
          </Disclosure>
        ))}
      </div>
    </>
  );
}

function DocumentItem({ source }: { readonly source: Document }) {
  const { title, producer, uses, consulted, pieces } = source;
  return (
    <li>
      <strong>{title}</strong>
      <span className={styles['size']}>{`${producer}. ${uses}, consulté le ${consulted}.`}</span>
      {pieces.length > MOST_PIECES ? (
        <Disclosure look="inline" summary={`Ses ${pieces.length} extraits, cellule par cellule`}>
          <Pieces pieces={pieces} />
        </Disclosure>
      ) : (
        <Pieces pieces={pieces} />
      )}
    </li>
  );
}

function Pieces({ pieces }: Pick<Document, 'pieces'>) {
  return (
    <span>
      {pieces.map(({ page, title }, index) => (
        <Fragment key={page}>
          {index > 0 && '\u202F; '}
          <TextLink to={piecePath(page)}>{title}</TextLink>
        </Fragment>
      ))}
    </span>
  );
}
