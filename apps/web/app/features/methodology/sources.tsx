import { formatDay } from '@nosmilliards/domain/money/day';
import { formatCount } from '@nosmilliards/domain/money/format';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { paths, piecePath } from '#browser/path.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { MethodologySheet } from './methodology-sheet.ts';
import styles from './methodology.module.css';

type Source = MethodologySheet['sources'][number];

export function Sources({ sources }: { readonly sources: readonly Source[] }) {
  const pieceCount = sources.flatMap(({ pieces }) => pieces).length;
  return (
    <>
      <p>
        Chaque ligne nomme sa source sur sa page, et mène à la cellule où son montant a été lu. La
        page d’une pièce donne l’adresse du document, son empreinte et toutes ses cellules. Les
        notes et les dates complètes sont dans{' '}
        <TextLink to={paths.data}>les données à télécharger</TextLink>.
      </p>
      <Disclosure
        summary={`Les ${sources.length} sources employées et les ${pieceCount} pages de leurs pièces`}
      >
        <ol className={styles['sources']}>
          {sources.map((source) => (
            <li key={source.id}>
              {`${source.title} (${source.producer}). ${useWordsOf(source)}, consulté le ${formatDay(source.consulted)}.`}
              {source.pieces.map(({ page, title }, index) => (
                <Fragment key={page}>
                  {index === 0 ? ' Pièces\u00A0: ' : '\u202F; '}
                  <Link to={piecePath(page)}>{title}</Link>
                </Fragment>
              ))}
            </li>
          ))}
        </ol>
      </Disclosure>
    </>
  );
}

function useWordsOf({ uses }: Source): string {
  return `${formatCount(uses)} ${uses > 1 ? 'emplois' : 'emploi'}`;
}
