import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { linePath } from '#browser/path.ts';
import { PathIcon } from '#ui/icon.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { LineAmount } from './line-amount.tsx';
import { LineCards } from './line-cards.tsx';
import { LineChildren } from './line-children.tsx';
import { LineHistory } from './line-history.tsx';
import { LineProgramme } from './line-programme.tsx';
import type { LineLink, LineSheet } from './line-sheet.ts';
import { LineSource } from './line-source.tsx';
import { LineTexts } from './line-texts.tsx';
import styles from './line-page.module.css';

type LinePageProps = {
  readonly sheet: LineSheet;
  /** The control that votes on this line, where one can. */
  readonly vote?: ReactNode;
};

export function LinePage({ sheet, vote }: LinePageProps) {
  const { line, history, programme, cards, isDescribed, description } = sheet;
  const hasChildren = sheet.children.shown.length > 0 || sheet.children.folded !== null;
  const past = history && <LineHistory history={history} title={line.title} />;
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <Breadcrumb sheet={sheet} />
        <PageHeading
          eyebrow={
            <>
              {sheet.icon !== null && <PathIcon path={sheet.icon} />} {sheet.kind}
            </>
          }
          lede={isDescribed ? description : undefined}
        >
          {line.title}
        </PageHeading>
      </div>
      <div className={styles['columns']}>
        <LineAmount sheet={sheet} vote={vote} />
        <div className={styles['aside']}>
          <LineTexts sheet={sheet} />
          <LineChildren sheet={sheet} />
          {!hasChildren && past}
        </div>
        {hasChildren && past}
      </div>
      {programme && <LineProgramme programme={programme} year={sheet.year} />}
      {cards.length > 0 && <LineCards sheet={sheet} />}
      <LineSource sheet={sheet} />
      <Neighbours sheet={sheet} />
    </div>
  );
}

function Neighbours({ sheet: { place } }: { readonly sheet: LineSheet }) {
  if (place.previous === null && place.next === null) return null;
  return (
    <nav aria-label="Lignes voisines, par montant" className={styles['neighbours']}>
      {place.previous && <Neighbour word="Plus grande" line={place.previous} />}
      {place.next && <Neighbour word="Plus petite" line={place.next} />}
    </nav>
  );
}

function Neighbour({ word, line }: { readonly word: string; readonly line: LineLink }) {
  return (
    <Link to={linePath(line.id)}>
      <span className={styles['word']}>{word} :</span> {line.title}
    </Link>
  );
}
