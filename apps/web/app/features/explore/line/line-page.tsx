import type { ReactNode } from 'react';
import { isCounted, type Line } from '@nosmilliards/domain/budget/line';
import { linePath, paths } from '#browser/path.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { LineIcon } from '#ui/line-icon.tsx';
import { Neighbours } from '#ui/neighbours.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Quote } from '../quote/quote.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { LineAmount } from './line-amount.tsx';
import { LineCards } from './line-cards.tsx';
import { LineChildren } from './line-children.tsx';
import { LineHistory } from './line-history.tsx';
import { LineProgramme } from './line-programme.tsx';
import type { LineLink, LineData } from './line-data.ts';
import { LineSource } from './line-source.tsx';
import { LineTexts } from './line-texts.tsx';
import section from './section.module.css';
import styles from './line-page.module.css';

type LinePageProps = {
  readonly data: LineData;
  /** The vote on this line, if it can be voted on. */
  readonly vote?: ReactNode;
};

export function LinePage({ data, vote }: LinePageProps) {
  const { line, place, history, programme, cards, isDescribed, description } = data;
  const hasChildren = data.children.shown.length > 0 || data.children.folded !== null;
  const past = history && <LineHistory history={history} title={line.title} />;
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <Breadcrumb steps={stepsOf(data)} here={line.title} />
        <PageHeading
          eyebrow={
            <>
              {line.icon !== undefined && <LineIcon name={line.icon} />} {data.kind}
            </>
          }
          lede={isDescribed ? description : undefined}
        >
          {line.title}
        </PageHeading>
      </div>
      <div className={styles['columns']}>
        <LineAmount data={data} vote={vote} />
        <div className={styles['aside']}>
          <LineTexts data={data} />
          <LineChildren data={data} />
          {isInMyShare(line) && (
            <p>
              <TextLink to={paths.myShare} className={section['alone']}>
                Dans ma part : ce que ma paie y verse
              </TextLink>
            </p>
          )}
          {!hasChildren && past}
        </div>
        {hasChildren && past}
      </div>
      {programme && <LineProgramme programme={programme} year={data.year} />}
      {cards.length > 0 && <LineCards data={data} />}
      <Quote {...data.quotable} />
      <LineSource data={data} />
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

/** The lines that levies are followed to. */
function isInMyShare(line: Line): boolean {
  return line.side === 'expense' && line.level === 2 && isCounted(line) && !line.isTechnical;
}

function stepsOf({ line, path }: LineData) {
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
