import type { ReactNode } from 'react';
import { linePath, paths } from '#browser/path.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { PathIcon } from '#ui/icon.tsx';
import { Neighbours } from '#ui/neighbours.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
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
  /** Its icon as a path: the sprite would cost a request for one drawing. */
  readonly icon: string | null;
  /** The control that votes on this line, where one can. */
  readonly vote?: ReactNode;
};

export function LinePage({ sheet, icon, vote }: LinePageProps) {
  const { line, place, history, programme, cards, isDescribed, description } = sheet;
  const hasChildren = sheet.children.shown.length > 0 || sheet.children.folded !== null;
  const past = history && <LineHistory history={history} title={line.title} />;
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <Breadcrumb steps={stepsOf(sheet)} here={line.title} />
        <PageHeading
          eyebrow={
            <>
              {icon !== null && <PathIcon path={icon} />} {sheet.kind}
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
      <Neighbours
        label="Lignes voisines"
        links={[
          neighbourOf('Ligne précédente', place.previous),
          neighbourOf('Ligne suivante', place.next),
        ]}
      />
    </div>
  );
}

function stepsOf({ line, path }: LineSheet) {
  const isExpense = line.side === 'expense';
  return [
    {
      to: `${paths.explorer}?tab=${isExpense ? 'expenses' : 'revenues'}`,
      title: isExpense ? 'Dépenses' : 'Recettes',
    },
    ...path.map(({ id, title }) => ({ to: linePath(id), title })),
  ];
}

function neighbourOf(word: string, line: LineLink | null) {
  return line && { word, to: linePath(line.id), title: line.title };
}
